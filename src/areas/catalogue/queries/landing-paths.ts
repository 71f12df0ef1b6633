import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#kernel';
import { categoryPath } from '../categories/category-paths.ts';
import type { CategoryType } from './category-page.ts';
import { tablesOf } from './tables-of.ts';

/** Where those of these categories are shown that no list of trips stands for: long tails, and what has no list. */
export function readLandingPaths(ctx: Context, categoryIds: readonly string[]): Promise<Map<string, string>> {
  return pathsOf(
    ctx,
    categoryIds,
    sql`c.category_type like 'longtail%' or not exists (
      select from category_pages list where list.category_id = c.id and list.kind = 'trip' and list.published)`,
  );
}

/** The guides of these categories, of those that have one. */
export function readGuidePaths(ctx: Context, categoryIds: readonly string[]): Promise<Map<string, string>> {
  return pathsOf(ctx, categoryIds, sql`true`);
}

async function pathsOf(ctx: Context, categoryIds: readonly string[], which: RawBuilder<unknown>) {
  if (categoryIds.length === 0) return new Map<string, string>();
  const { rows } = await sql<{ id: string; slug: string; categoryType: CategoryType }>`
    select c.id, page.slug, c.category_type
    from categories c join category_pages page on page.category_id = c.id and page.kind = 'landing' and page.published
    where c.id = any(${categoryIds}::uuid[]) and (${which})
    order by c.id limit ${categoryIds.length}`.execute(tablesOf(ctx));
  return new Map(rows.map(({ id, slug, categoryType }) => [id, categoryPath({ kind: 'landing', slug }, categoryType)]));
}
