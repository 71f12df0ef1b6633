import { type FacetKey, shownValues } from '../facets.ts';
import { type Bitmap, countBits, forEachBit } from './bitmap.ts';
import type { StoredValue } from './facet-store.ts';
import type { FacetCount, IndexQuery } from './index-query.ts';
import { at } from './int-list.ts';
import { matchTrips } from './match-trips.ts';
import type { TripStore } from './trip-store.ts';

export type CountedFacets = Partial<Record<FacetKey, FacetCount[]>>;

/** Counts of values in something else than trips, by value id, over a set of trips. */
type Count = (trips: Bitmap) => Float64Array;

/**
 * The companies that have a trip which meets a query, and the counts of some facets in companies.
 * @param accepts leaves companies out of all counts; `operatorIds` holds them nevertheless.
 */
export function countInOperators(
  store: TripStore,
  query: IndexQuery,
  { facets, firstMonth, accepts }: { facets: readonly FacetKey[]; firstMonth: number; accepts(id: string): boolean },
): { operatorIds: string[]; facets: CountedFacets } {
  const matches = matchTrips(store, query, firstMonth);
  const ids = [...store.operators.ids.keys()];
  const accepted = ids.map(accepts);
  const offering = new Uint8Array(ids.length);
  forEachBit(matches.trips, (ordinal) => {
    offering[at(store.operators.ofTrip, ordinal)] = 1;
  });
  const count: Count = (trips) => {
    const counts = new Float64Array(store.facets.values.length);
    // Which company was the last to be counted for a value: trips come company by company.
    const counted = new Int32Array(counts.length).fill(-1);
    for (const ordinal of byOperator(store, trips)) {
      const operator = at(store.operators.ofTrip, ordinal);
      if (!accepted[operator]) continue;
      forEachValue(store, ordinal, (value) => {
        if (counted[value] === operator) return;
        counted[value] = operator;
        counts[value] = (counts[value] as number) + 1;
      });
    }
    return counts;
  };
  return {
    operatorIds: ids.filter((_, number) => offering[number] === 1),
    facets: countFacets(store, matches, facets, count, query),
  };
}

/** The trips that meet a query, their reviews in all, and the counts of some facets in reviews. */
export function countInReviews(
  store: TripStore,
  query: IndexQuery,
  { facets, firstMonth }: { facets: readonly FacetKey[]; firstMonth: number },
): { tripIds: string[]; total: number; facets: CountedFacets } {
  const matches = matchTrips(store, query, firstMonth);
  const count: Count = (trips) => {
    const counts = new Float64Array(store.facets.values.length);
    forEachBit(trips, (ordinal) => {
      const reviews = at(store.reviews, ordinal);
      if (reviews === 0) return;
      forEachValue(store, ordinal, (value) => {
        counts[value] = (counts[value] as number) + reviews;
      });
    });
    return counts;
  };
  const tripIds: string[] = [];
  let total = 0;
  forEachBit(matches.trips, (ordinal) => {
    const reviews = at(store.reviews, ordinal);
    if (reviews > 0) tripIds.push(store.ids[ordinal] as string);
    total += reviews;
  });
  return { tripIds, total, facets: countFacets(store, matches, facets, count, query) };
}

/** Each facet's values by count, its own selection ignored. */
function countFacets(
  store: TripStore,
  { trips, without }: { trips: Bitmap; without: ReadonlyMap<string, Bitmap> },
  facets: readonly FacetKey[],
  count: Count,
  { filters }: IndexQuery,
): CountedFacets {
  const shared = count(trips);
  return Object.fromEntries(
    facets.map((facet) => {
      const own = without.get(facet);
      const counts = own ? count(own) : shared;
      const fixed = shownValues(facet, filters[facet] ?? []);
      const found = (store.facets.byFacet.get(facet) ?? []).flatMap((id) => {
        const { value } = store.facets.values[id] as StoredValue;
        const times = counts[id] as number;
        return times > 0 && (!fixed || fixed.includes(value)) ? [{ value, count: times }] : [];
      });
      return [facet, found.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))];
    }),
  );
}

/** The trips of a set, those of one company after another. */
function byOperator(store: TripStore, trips: Bitmap): Uint32Array {
  const { ofTrip, ids } = store.operators;
  const next = new Uint32Array(ids.size + 1);
  forEachBit(trips, (ordinal) => {
    const after = at(ofTrip, ordinal) + 1;
    next[after] = (next[after] as number) + 1;
  });
  for (let operator = 1; operator < next.length; operator += 1) {
    next[operator] = (next[operator] as number) + (next[operator - 1] as number);
  }
  const ordered = new Uint32Array(countBits(trips));
  forEachBit(trips, (ordinal) => {
    const operator = at(ofTrip, ordinal);
    const place = next[operator] as number;
    ordered[place] = ordinal;
    next[operator] = place + 1;
  });
  return ordered;
}

function forEachValue({ facets }: TripStore, ordinal: number, visit: (value: number) => void): void {
  const end = ordinal + 1 < facets.starts.length ? at(facets.starts, ordinal + 1) : facets.entries.length;
  for (let entry = at(facets.starts, ordinal); entry < end; entry += 1) visit(at(facets.entries, entry));
}
