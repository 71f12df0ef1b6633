import { sql } from 'kysely';
import type { Context } from '#kernel';

export type ListNames = {
  /** Of categories, by the slugs of their lists. */
  categories: ReadonlyMap<string, string>;
  /** Of companies, by their own slugs. */
  operators: ReadonlyMap<string, string>;
};

/** What lists of trips are called that are narrower than all trips; those that aren’t there have no name. */
export async function readListNames(
  { db }: Context,
  slugs: { categories: readonly string[]; operators: readonly string[] },
): Promise<ListNames> {
  const { rows } = await sql<{ kind: keyof ListNames; slug: string; name: string }>`
    select 'categories' as kind, page.slug, category.name
    from category_pages page join categories category on category.id = page.category_id
    where page.kind = 'trip' and page.published and page.slug = any(${slugs.categories}::text[])
    union all
    select 'operators', slug, name from operators where slug = any(${slugs.operators}::text[])`.execute(db);
  const named = (kind: keyof ListNames) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ slug, name }) => [slug, name]));
  return { categories: named('categories'), operators: named('operators') };
}
