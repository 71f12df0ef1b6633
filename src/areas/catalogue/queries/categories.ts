import { sql } from 'kysely';
import type { Picture } from '#images/shared';
import type { Context } from '#kernel';
import type { Paging } from '#kernel/http';
import { type ShownScope, shownScope } from '#partners';
import type { CatalogueTables } from '../tables.ts';
import { tripIsListed, tripIsShown } from './shown.ts';
import { categoryCover } from './stored-images.ts';
import { tablesOf } from './tables-of.ts';

export type CategoryLink = { name: string; slug: string; tripsCount: number };

/** Every category that holds a trip, with how many; on a partner's site those that it shows. */
function counted(scope: ShownScope | null) {
  if (scope === null) return sql<{ id: string; trips: number }>`(select id, trips_count as trips from categories)`;
  return sql<{ id: string; trips: number }>`(
    select member.category_id as id, count(*)::integer as trips
    from category_trips member join trips on trips.id = member.trip_id
    where ${tripIsListed()} and ${tripIsShown(scope)} group by member.category_id)`;
}

type PageKind = CatalogueTables['categoryPages']['kind'];

/** Published pages of a kind, of categories that hold a trip. */
async function pagesOfKind(ctx: Context, kind: PageKind) {
  return tablesOf(ctx)
    .selectFrom('categories')
    .innerJoin('categoryPages as page', (join) =>
      join.onRef('page.categoryId', '=', 'categories.id').on('page.kind', '=', kind).on('page.published', '=', true),
    )
    .innerJoin(counted(await shownScope(ctx)).as('counted'), 'counted.id', 'categories.id')
    .leftJoin('categoryPages as landing', (join) =>
      join
        .onRef('landing.categoryId', '=', 'categories.id')
        .on('landing.kind', '=', 'landing')
        .on('landing.published', '=', true),
    )
    .leftJoin('categories as parent', 'parent.id', 'categories.parentId')
    .where('counted.trips', '>', 0)
    .select([
      'categories.id',
      'categories.name',
      'page.slug',
      'landing.slug as landingSlug',
      'counted.trips as tripsCount',
      'categories.slug as categorySlug',
      'categories.categoryType',
      'categories.poster',
      categoryCover().as('cover'),
      'parent.slug as parentSlug',
    ])
    .orderBy('counted.trips', 'desc')
    .orderBy('categories.id');
}

/** Trip lists of a kind of category that hold at least one trip, largest first. */
export async function readCategoryLinks(
  ctx: Context,
  types: CatalogueTables['categories']['categoryType'][],
  limit: number,
): Promise<
  (CategoryLink & {
    categorySlug: string;
    landingSlug: string | null;
    categoryType: string;
    parentSlug: string | null;
    poster: unknown;
    cover: Picture | null;
  })[]
> {
  const query = await pagesOfKind(ctx, 'trip');
  return query.where('categories.categoryType', 'in', types).limit(limit).execute();
}

/** Pages of places that rank their companies, or hold what was written of their trips: those with most trips first. */
export async function readPlacesWith(ctx: Context, kind: 'operator' | 'review', limit: number) {
  const query = await pagesOfKind(ctx, kind);
  return query
    .where('categories.categoryType', 'in', ['continent', 'country', 'region'])
    .where('categories.isWorldCategory', '=', false)
    .where(kind === 'operator' ? 'categories.operatorsCount' : 'categories.reviewsCount', '>', 0)
    .limit(limit)
    .execute();
}

/** One page of all trip lists, or of those of one kind of category, largest first. */
export async function readCategoryList(
  ctx: Context,
  { page, limit, type }: Paging & { type?: CatalogueTables['categories']['categoryType'] | undefined },
) {
  const all = await pagesOfKind(ctx, 'trip');
  const lists = type === undefined ? all : all.where('categories.categoryType', '=', type);
  const [rows, counted] = await Promise.all([
    lists
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    lists.clearSelect().clearOrderBy().select(sql<number>`count(*)::integer`.as('total')).executeTakeFirst(),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Trip lists by the slugs of their categories, where they exist and hold a trip. */
export async function readCategoryLinksBySlug(ctx: Context, slugs: readonly string[]) {
  if (slugs.length === 0) return [];
  const query = await pagesOfKind(ctx, 'trip');
  return query.where('categories.slug', 'in', slugs).limit(100).execute();
}
