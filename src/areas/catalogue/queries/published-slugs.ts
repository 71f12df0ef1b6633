import type { Context } from '#kernel';
import { tablesOf } from './tables-of.ts';

/** Pages of categories that show something only where there are companies, or reviews. */
export type PublishedKind = 'operator' | 'review';

const SHOWN = { operator: 'categories.operatorsCount', review: 'categories.reviewsCount' } as const;

/** Of these slugs those whose page is published and shows something. */
export async function readPublishedSlugs(
  ctx: Context,
  kind: PublishedKind,
  slugs: readonly string[],
): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await tablesOf(ctx)
    .selectFrom('categoryPages')
    .innerJoin('categories', 'categories.id', 'categoryPages.categoryId')
    .where('categoryPages.kind', '=', kind)
    .where('categoryPages.published', '=', true)
    .where('categoryPages.slug', 'in', slugs)
    .where(SHOWN[kind], '>', 0)
    .select('categoryPages.slug')
    .orderBy('categoryPages.slug')
    .limit(slugs.length)
    .execute();
  return rows.map(({ slug }) => slug);
}
