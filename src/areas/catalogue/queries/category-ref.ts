import { sql } from 'kysely';
import type { Context } from '#kernel';
import { type Db, prepared } from '#kernel/db';
import { tablesOf } from './tables-of.ts';

export type CategoryRef = { id: string; slug: string; name: string };

const bySlug = prepared('category-ref', (db: Db, { slug }: { slug: string }) =>
  tablesOf({ db })
    .selectFrom('categories')
    .innerJoin('categoryPages as page', (join) =>
      join.onRef('page.categoryId', '=', 'categories.id').on('page.kind', '=', 'trip').on('page.published', '=', true),
    )
    // Two lookups by key: an "or" over both tables would read them whole.
    .where(
      sql<boolean>`categories.id in (
        select category_id from category_pages where kind = 'trip' and slug = ${slug}
        union all select id from categories where slug = ${slug})`,
    )
    .select(['categories.id', 'categories.slug', 'categories.name', 'page.slug as pageSlug'])
    .orderBy('categories.id')
    .limit(2),
);

/** A category with a list of trips, by the slug of that page or by its own; the page's wins. Null when there is none. */
export async function readCategoryRef(ctx: Pick<Context, 'db'>, slug: string): Promise<CategoryRef | null> {
  const found = await bySlug(ctx.db, { slug });
  const category = found.find(({ pageSlug }) => pageSlug === slug) ?? found[0];
  return category ? { id: category.id, slug: category.slug, name: category.name } : null;
}
