import { sql } from 'kysely';
import type { Context } from '#kernel';

/** A category or company and all of it that menus show, as one text to compare. */
export type ShownName = { id: string; shown: string };

/**
 * Under which names and addresses categories and companies stand in menus, and whether they do; null for all of them.
 * Menus name a category's guide, companies and reviews too. How many of anything they hold isn't part of it.
 */
export async function readShownNames(ctx: Pick<Context, 'db'>, ids: readonly string[] | null): Promise<ShownName[]> {
  const chosen = (column: string) => (ids === null ? sql`true` : sql`${sql.ref(column)} = any(${ids}::uuid[])`);
  const { rows } = await sql<ShownName>`
    select c.id, row(c.name, c.slug, c.category_type, c.parent_id, page.slug, c.trips_count > 0,
      guide.slug, companies.slug, c.operators_count > 0, reviews.slug, c.reviews_count > 0)::text as shown
    from categories c
    left join category_pages page on page.category_id = c.id and page.kind = 'trip' and page.published
    left join category_pages guide on guide.category_id = c.id and guide.kind = 'landing' and guide.published
    left join category_pages companies on companies.category_id = c.id and companies.kind = 'operator' and companies.published
    left join category_pages reviews on reviews.category_id = c.id and reviews.kind = 'review' and reviews.published
    where ${chosen('c.id')}
    union all
    select id, row(name, slug)::text from operators where ${chosen('operators.id')}
    order by id, shown`.execute(ctx.db);
  return rows;
}
