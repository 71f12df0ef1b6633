import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Context } from '#kernel';
import type { CatalogueTables } from '../tables.ts';
import { tablesOf } from './tables-of.ts';

type CategoryRow = ExpressionBuilder<CatalogueTables, 'categories'>;

const relatedOf = (eb: CategoryRow) =>
  jsonArrayFrom(
    eb
      .selectFrom('categoryRelations')
      .innerJoin('categories as other', 'other.id', 'categoryRelations.otherId')
      .innerJoin('categoryPages as page', (join) =>
        join.onRef('page.categoryId', '=', 'other.id').on('page.kind', '=', 'trip').on('page.published', '=', true),
      )
      .whereRef('categoryRelations.categoryId', '=', 'categories.id')
      .where('other.tripsCount', '>', 0)
      .select(['other.name', 'page.slug', 'other.tripsCount'])
      .orderBy('categoryRelations.rank')
      .orderBy('other.id')
      .limit(12),
  );

const childrenOf = (eb: CategoryRow) =>
  jsonArrayFrom(
    eb
      .selectFrom('categories as child')
      .innerJoin('categoryPages as page', (join) =>
        join.onRef('page.categoryId', '=', 'child.id').on('page.kind', '=', 'trip').on('page.published', '=', true),
      )
      .whereRef('child.parentId', '=', 'categories.id')
      .where('child.tripsCount', '>', 0)
      .select(['child.name', 'page.slug', 'child.tripsCount'])
      .orderBy('child.tripsCount', 'desc')
      .orderBy('child.id')
      .limit(12),
  );

/** Parents of a category, root first. */
const ancestorsOf = sql<{ name: string; slug: string }[]>`(
  with recursive chain as (
    select p.id, p.parent_id, p.name, 1 as depth from categories p where p.id = categories.parent_id
    union all
    select p.id, p.parent_id, p.name, chain.depth + 1 from categories p join chain on p.id = chain.parent_id
    where chain.depth < 8
  )
  select coalesce(json_agg(json_build_object('name', chain.name, 'slug', page.slug) order by chain.depth desc), '[]')
  from chain join category_pages page on page.category_id = chain.id and page.kind = 'trip' and page.published
)`;

export type CategoryTripListRow = NonNullable<Awaited<ReturnType<typeof readCategoryTripList>>>;

/** The trip-list page of a category by the page's slug, else by the category's. */
export function readCategoryTripList(ctx: Context, slug: string) {
  return tablesOf(ctx)
    .selectFrom('categoryPages as page')
    .innerJoin('categories', 'categories.id', 'page.categoryId')
    .where('page.kind', '=', 'trip')
    .where('page.published', '=', true)
    .where('page.slug', '=', slug)
    .select((eb) => [
      'categories.id',
      'categories.slug',
      'categories.name',
      'categories.categoryType',
      'categories.poster',
      'categories.images',
      'categories.isWorldCategory',
      'categories.operatorsCount',
      'categories.tripsCount',
      'categories.rating',
      'categories.reviewsCount',
      'page.slug as pageSlug',
      'page.h1',
      'page.tagLine',
      'page.mainArticle',
      'page.metaSeo',
      'page.faqs',
      relatedOf(eb).as('related'),
      childrenOf(eb).as('children'),
      ancestorsOf.as('ancestors'),
    ])
    .executeTakeFirst();
}

export type CategoryLink = { name: string; slug: string; tripsCount: number };

/** Trip lists of a kind of category that hold at least one trip, largest first. */
export function readCategoryLinks(
  ctx: Context,
  types: CatalogueTables['categories']['categoryType'][],
  limit: number,
): Promise<
  (CategoryLink & { categorySlug: string; categoryType: string; parentSlug: string | null; poster: unknown })[]
> {
  return tablesOf(ctx)
    .selectFrom('categories')
    .innerJoin('categoryPages as page', (join) =>
      join.onRef('page.categoryId', '=', 'categories.id').on('page.kind', '=', 'trip').on('page.published', '=', true),
    )
    .leftJoin('categories as parent', 'parent.id', 'categories.parentId')
    .where('categories.categoryType', 'in', types)
    .where('categories.tripsCount', '>', 0)
    .select([
      'categories.name',
      'page.slug',
      'categories.tripsCount',
      'categories.slug as categorySlug',
      'categories.categoryType',
      'categories.poster',
      'parent.slug as parentSlug',
    ])
    .orderBy('categories.tripsCount', 'desc')
    .orderBy('categories.id')
    .limit(limit)
    .execute();
}

/** Trip lists by the slugs of their categories, where they exist and hold a trip. */
export async function readCategoryLinksBySlug(ctx: Context, slugs: readonly string[]) {
  if (slugs.length === 0) return [];
  return tablesOf(ctx)
    .selectFrom('categories')
    .innerJoin('categoryPages as page', (join) =>
      join.onRef('page.categoryId', '=', 'categories.id').on('page.kind', '=', 'trip').on('page.published', '=', true),
    )
    .where('categories.slug', 'in', slugs)
    .where('categories.tripsCount', '>', 0)
    .select([
      'categories.name',
      'page.slug',
      'categories.tripsCount',
      'categories.slug as categorySlug',
      'categories.poster',
    ])
    .orderBy('categories.tripsCount', 'desc')
    .orderBy('categories.id')
    .limit(100)
    .execute();
}
