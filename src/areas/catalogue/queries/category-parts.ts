import { sql } from 'kysely';
import type { Context } from '#kernel';
import { dateIn, earliestDate, latestDate } from '#kernel/shared';
import { shownScope } from '#partners';
import { type OperatorOrder, operatorOrder } from './operator-order.ts';
import { categoryTripsCount, tripIsListed, tripIsShown } from './shown.ts';
import { categoryCover } from './stored-images.ts';
import { tablesOf } from './tables-of.ts';

const MOST_SLIDERS = 12;

/** Rows of things that a page of a category shows side by side, in their order. */
export async function readSliders(ctx: Context, pageId: string) {
  const { rows } = await sql<{ title: string; itemKind: 'trip' | 'operator' | 'category'; itemIds: string[] }>`
    select slider.title,
      case when min(item.trip_id::text) is not null then 'trip'
        when min(item.operator_id::text) is not null then 'operator' else 'category' end as item_kind,
      array_agg(coalesce(item.trip_id, item.operator_id, item.category_id) order by item.position) as item_ids
    from category_pages page
    join category_sliders slider on slider.category_id = page.category_id and slider.page_kind = page.kind
    join category_slider_items item on item.slider_id = slider.id
    where page.id = ${pageId}
    group by slider.id
    order by slider.position
    limit ${MOST_SLIDERS}`.execute(ctx.db);
  return rows;
}

/** Lists of trips of categories by id, where they are published. */
export async function readTripListsOf(ctx: Context, categoryIds: readonly string[]) {
  const scope = await shownScope(ctx);
  return tablesOf(ctx)
    .selectFrom('categories')
    .innerJoin('categoryPages as page', (join) =>
      join.onRef('page.categoryId', '=', 'categories.id').on('page.kind', '=', 'trip').on('page.published', '=', true),
    )
    .leftJoin('categoryPages as landing', (join) =>
      join
        .onRef('landing.categoryId', '=', 'categories.id')
        .on('landing.kind', '=', 'landing')
        .on('landing.published', '=', true),
    )
    .where('categories.id', '=', sql<string>`any(${categoryIds}::uuid[])`)
    .select([
      'categories.id',
      'categories.name',
      'categories.categoryType',
      'categories.slug as categorySlug',
      'categories.poster',
      categoryCover().as('cover'),
      'page.slug',
      'landing.slug as landingSlug',
      categoryTripsCount(scope).as('tripsCount'),
    ])
    .orderBy('categories.id')
    .limit(categoryIds.length)
    .execute();
}

const PAID_PLACES = 12;

/** Ids of the trips whose paid place in a category runs today, where they start, in the order of the places. */
export async function readSponsoredTripIds(ctx: Context, categoryId: string): Promise<string[]> {
  const now = ctx.clock();
  const { rows } = await sql<{ tripId: string; startsOn: string; endsOn: string; zone: string | null }>`
    select slot.trip_id, slot.starts_on::text as starts_on, slot.ends_on::text as ends_on, city.time_zone as zone
    from sponsored_slots slot join trips on trips.id = slot.trip_id
    left join destinations city on city.id = trips.start_city_id
    where slot.category_id = ${categoryId} and slot.starts_on <= ${latestDate(now)}::date
      and slot.ends_on >= ${earliestDate(now)}::date and ${tripIsListed()} and ${tripIsShown(await shownScope(ctx))}
    order by slot.position, slot.starts_on, slot.trip_id
    limit ${PAID_PLACES * 3}`.execute(ctx.db);
  const running = rows.filter(({ startsOn, endsOn, zone }) => {
    const today = dateIn(zone, now);
    return startsOn <= today && endsOn >= today;
  });
  return running.slice(0, PAID_PLACES).map(({ tripId }) => tripId);
}

export type RankedOperator = { id: string; rank: number | null; rating: number | null };
/** Recommended in a category: by rank, then as everywhere. */
const BY: typeof operatorOrder = {
  ...operatorOrder,
  recommended: sql`ranking.rank nulls last, ${operatorOrder.recommended}`,
};

/** Companies in the order of a category. Which ones have a trip in it, search knows without reading its trips. */
export async function readOperatorsOfCategory(
  ctx: Context,
  categoryId: string,
  { ids, orderBy, limit }: { ids: readonly string[]; orderBy: OperatorOrder; limit: number },
): Promise<RankedOperator[]> {
  const { rows } = await sql<RankedOperator>`
    select operators.id, ranking.rank, operators.rating
    from operators
    left join operator_rankings ranking
      on ranking.operator_id = operators.id and ranking.category_id = ${categoryId}
    cross join (select avg(rating) as rating from operators where rating is not null) mean
    where operators.id = any(${ids}::uuid[])
    order by ${BY[orderBy]}, operators.id
    limit ${limit}`.execute(ctx.db);
  return rows;
}
