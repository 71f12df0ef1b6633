import { dayNumber, earliestDate } from '#kernel/shared';
import type { Sort } from '../facets.ts';
import { DEEPEST_ROW } from '../list-query.ts';
import { recommendedScore } from '../ranking.ts';
import { type Bitmap, countBits, forEachBit } from './bitmap.ts';
import { endOf, monthNumber, NO_PRICE } from './departure-store.ts';
import { countFacets } from './facet-counts.ts';
import type { IndexQuery, IndexResult } from './index-query.ts';
import { at } from './int-list.ts';
import { type Matches, matchTexts, matchTrips } from './match-trips.ts';
import type { PartMatch } from './text-store.ts';
import { topTrips } from './top-trips.ts';
import { availabilityFactors, shrunkRatings, type TripStore } from './trip-store.ts';

/** Matches, exact count, every facet's counts and one page of ids, as of `now`. */
export function searchTrips(store: TripStore, query: IndexQuery, now: Date): IndexResult {
  const today = earliestDate(now);
  const firstMonth = monthNumber(today);
  const matches = matchTrips(store, query, firstMonth);
  const { scan } = matches;
  const total = countBits(matches.trips);
  const page = topTrips(
    matches.trips,
    sortKeys(store, matches, query.sort, dayNumber(today)),
    store.ids,
    Math.min(total, query.page * query.limit, DEEPEST_ROW),
  ).slice((query.page - 1) * query.limit);
  return {
    total,
    pageCount: Math.min(Math.ceil(total / query.limit), Math.floor(DEEPEST_ROW / query.limit)),
    ids: page.map(({ ordinal }) => store.ids[ordinal] as string),
    keys: page.map(({ key }) => key),
    cheapest: scan && page.map(({ ordinal }) => scan.cheapestOf(ordinal)),
    operatorsCount: countOperators(store, matches.trips),
    partly: matches.partly,
    ...countFacets(store.facets, matches, query, firstMonth),
  };
}

/** The exact count and the first trips by `recommended`, without facets. */
export function bestTrips(
  store: TripStore,
  query: Pick<IndexQuery, 'terms' | 'scope' | 'allowed'>,
  count: number,
  now: Date,
): { total: number; ids: string[]; partly: PartMatch | null } {
  const { trips, relevance, partly } = matchTexts(store, query);
  const keys = recommendedKeys(store, relevance, dayNumber(earliestDate(now)));
  const best = topTrips(trips, keys, store.ids, count);
  return { total: countBits(trips), ids: best.map(({ ordinal }) => store.ids[ordinal] as string), partly };
}

const LAST = Number.NEGATIVE_INFINITY;

/** What trips are ordered by, higher first. Under departure conditions a trip's price and date are the fitting ones. */
function sortKeys(
  store: TripStore,
  { scan, relevance }: Matches,
  sort: Sort,
  today: number,
): (ordinal: number) => number {
  const { values } = store.cheapest;
  const priceOf = scan?.priceOf ?? ((ordinal: number) => values[ordinal] as number);
  const duration = store.durations.values;
  const ratings = store.ratings.values;
  switch (sort) {
    case 'price_low_to_high':
      return (ordinal) => {
        const price = priceOf(ordinal);
        return price === NO_PRICE ? LAST : -price;
      };
    case 'price_high_to_low':
      return (ordinal) => {
        const price = priceOf(ordinal);
        return price === NO_PRICE ? LAST : price;
      };
    case 'rating_high_to_low':
      return (ordinal) => ratings[ordinal] as number;
    case 'duration_short_to_long':
      return (ordinal) => -(duration[ordinal] as number);
    case 'duration_long_to_short':
      return (ordinal) => duration[ordinal] as number;
    case 'departure_soonest':
      return (ordinal) => -(scan ? scan.firstDayOf(ordinal) : firstDay(store, ordinal));
    case 'recommended':
      return recommendedKeys(store, relevance, today);
  }
}

function firstDay(store: TripStore, ordinal: number): number {
  const start = at(store.departures.starts, ordinal);
  return start < endOf(store.departures, ordinal) ? at(store.departures.days, start) : Number.POSITIVE_INFINITY;
}

function recommendedKeys(store: TripStore, relevance: Float64Array | null, today: number) {
  const availability = availabilityFactors(store, today);
  const ratings = shrunkRatings(store);
  return (ordinal: number) =>
    recommendedScore(
      relevance ? (relevance[ordinal] as number) : 1,
      ratings[ordinal] as number,
      availability[ordinal] as number,
    );
}

function countOperators(store: TripStore, trips: Bitmap): number {
  const seen = new Uint8Array(store.operators.ids.size);
  const { values } = store.operators.ofTrip;
  forEachBit(trips, (ordinal) => {
    seen[values[ordinal] as number] = 1;
  });
  return seen.reduce((count, one) => count + one, 0);
}
