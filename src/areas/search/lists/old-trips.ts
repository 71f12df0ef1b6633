import { oldTripIndexRows, type TripIndexRow } from '#catalogue/search';
import type { Context } from '#kernel';
import type { ListQuery } from '../list-query.ts';
import type { Search } from '../live/create-search.ts';
import { tripDocument } from '../projection/trip-document.ts';
import type { SearchResult } from '../search-result.ts';
import type { TripRow } from '../trip-index/trip-row.ts';

/**
 * A company's trips that are no longer offered, with the same filters and orders as those that are. They are few and
 * seldom asked for, so they stand in no index but in one made for the question. Nothing of them is for sale.
 */
export async function oldTripsOf(
  ctx: Context,
  search: Pick<Search, 'among'>,
  operatorId: string,
): Promise<(query: ListQuery) => Promise<SearchResult>> {
  const rows = (await oldTripIndexRows(ctx, operatorId)).map(toTripRow);
  return (query) => search.among(rows, query, ctx.partner);
}

const NOTHING_KNOWN = { rates: new Map<string, number>(), spotsLeft: new Map<string, number>(), promoted: false };

function toTripRow(row: TripIndexRow): TripRow {
  const document = tripDocument({ ...row, departures: [] }, NOTHING_KNOWN);
  return {
    id: row.id,
    listed: true,
    operatorId: row.operatorId,
    facets: document.facets,
    durationDays: row.durationDays,
    rating: row.rating,
    reviewsCount: row.reviewsCount,
    departures: [],
    text: { words: [], places: [] },
  };
}
