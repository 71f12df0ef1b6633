import { priceBands, priceBuckets, spotsAsked } from '../bands.ts';
import { type FacetKey, shownValues } from '../facets.ts';
import { countBits } from './bitmap.ts';
import { departureFacets, tripFacets } from './conditions.ts';
import { type DepartureScan, MONTHS_AHEAD } from './departure-scan.ts';
import { monthName, PRICE_BUCKET } from './departure-store.ts';
import { byName, countValues, type FacetStore, type StoredValue } from './facet-store.ts';
import type { FacetCount, IndexQuery, PriceBar } from './index-query.ts';
import type { Matches } from './match-trips.ts';

export type Counted = { facets: Record<FacetKey, FacetCount[]>; priceHistogram: PriceBar[] };

/** How many trips have a value of a facet. */
type CountOf = (value: string) => number;

/** The counts of every facet, each ignoring its own selection. */
export function countFacets(store: FacetStore, matches: Matches, query: IndexQuery, firstMonth: number): Counted {
  const countsOf = countsByFacet(store, matches);
  const scanned = matches.scan && scanCounts(matches.scan, firstMonth);
  const months = monthNames(firstMonth);
  const countIn = (facet: string): CountOf => {
    const own = matches.without.has(facet) ? undefined : scanned?.get(facet);
    if (own) return (value) => own.get(value) ?? 0;
    const counts = countsOf(facet);
    return (value) => counts[store.ids.get(`${facet}:${value}`) ?? -1] ?? 0;
  };
  const facets = {} as Record<FacetKey, FacetCount[]>;
  for (const facet of [...tripFacets, ...departureFacets]) {
    const chosen = query.filters[facet] ?? [];
    const fixed = facet === 'departure_month' ? months : shownValues(facet, chosen);
    facets[facet] = fixed
      ? inOwnOrder(fixed, countIn(facet), chosen)
      : byCount(store, facet, countsOf(facet), chosen, query.mostValues);
  }
  return { facets, priceHistogram: histogram(countIn(PRICE_BUCKET)) };
}

/** Counts by value id: over the facet's own set of trips where it has a selection, over all that match otherwise. */
function countsByFacet(store: FacetStore, { trips, without, scan }: Matches): (facet: string) => Uint32Array {
  const fromStore = scan ? tripFacets : [...tripFacets, ...departureFacets, PRICE_BUCKET];
  const shared = fromStore.filter((facet) => !without.has(facet));
  const counts = countValues(store, trips, countBits(trips), shared);
  return (facet) => {
    const own = without.get(facet);
    return own ? countValues(store, own, countBits(own), [facet]) : counts;
  };
}

function scanCounts(scan: DepartureScan, firstMonth: number): Map<string, Map<string, number>> {
  const listed = (values: readonly (string | number)[], counts: Uint32Array) =>
    new Map(values.map((value, i) => [String(value), counts[i] as number]));
  return new Map([
    ['departure_month', listed(monthNames(firstMonth), scan.months)],
    ['price', listed(priceBands, scan.bands)],
    ['spots', listed(spotsAsked, scan.spots)],
    ['departure_guaranteed', new Map([['true', scan.guaranteed]])],
    [PRICE_BUCKET, listed(priceBuckets, scan.buckets)],
  ]);
}

function monthNames(firstMonth: number): string[] {
  return Array.from({ length: MONTHS_AHEAD }, (_, i) => monthName(firstMonth + i));
}

/** Fixed values, those with a trip and those that are chosen. */
function inOwnOrder(fixed: readonly string[], countOf: CountOf, chosen: readonly string[]): FacetCount[] {
  return fixed
    .map((value) => ({ value, count: countOf(value) }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
}

/** Above any number of values of a facet. */
const PLACES = 2 ** 20;

/** The most frequent values and those that are chosen, by count and then by name. */
function byCount(
  store: FacetStore,
  facet: string,
  counts: Uint32Array,
  chosen: readonly string[],
  most = Number.POSITIVE_INFINITY,
): FacetCount[] {
  const ids = byName(store, facet);
  // Count and name as one number: sorting numbers takes a tenth of the time of sorting objects.
  const ranks = new Float64Array(ids.length);
  let found = 0;
  for (let place = 0; place < ids.length; place += 1) {
    const count = counts[ids[place] as number] as number;
    if (count > 0) ranks[found++] = count * PLACES + (PLACES - 1 - place);
  }
  const sorted = ranks.subarray(0, found).sort();
  const frequent: FacetCount[] = [];
  for (let i = found - 1; i >= 0 && frequent.length < most; i -= 1) {
    const rank = sorted[i] as number;
    const id = ids[PLACES - 1 - (rank % PLACES)] as number;
    frequent.push({ value: (store.values[id] as StoredValue).value, count: Math.floor(rank / PLACES) });
  }
  const missing = chosen.filter((value) => !frequent.some((other) => other.value === value));
  if (missing.length === 0) return frequent;
  const counted = missing.map((value) => ({ value, count: counts[store.ids.get(`${facet}:${value}`) ?? -1] ?? 0 }));
  return [...frequent, ...counted].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function histogram(countOf: CountOf): PriceBar[] {
  return priceBuckets.map((from, i) => ({
    from,
    to: priceBuckets[i + 1] ?? null,
    count: countOf(String(from)),
  }));
}
