import { priceBands, priceBuckets, spotsAsked } from '../bands.ts';
import { type FacetKey, facetOf } from '../facets.ts';
import { countBits } from './bitmap.ts';
import { departureFacets, tripFacets } from './conditions.ts';
import { type DepartureScan, MONTHS_AHEAD } from './departure-scan.ts';
import { monthName, PRICE_BUCKET } from './departure-store.ts';
import { countValues, type FacetStore, type StoredValue } from './facet-store.ts';
import type { FacetCount, IndexQuery, PriceBar } from './index-query.ts';
import type { Matches } from './match-trips.ts';

export type Counted = { facets: Record<FacetKey, FacetCount[]>; priceHistogram: PriceBar[] };

/** The counts of every facet, each ignoring its own selection. */
export function countFacets(store: FacetStore, matches: Matches, query: IndexQuery, firstMonth: number): Counted {
  const countsOf = countsByFacet(store, matches, firstMonth);
  const months = monthNames(firstMonth);
  const facets = {} as Record<FacetKey, FacetCount[]>;
  for (const facet of [...tripFacets, ...departureFacets]) {
    const chosen = query.filters[facet] ?? [];
    const fixed = facet === 'departure_month' ? months : facetOf(facet).values?.map(({ value }) => value);
    const found = countsOf(facet);
    facets[facet] = fixed ? inOwnOrder(fixed, found, chosen) : byCount(found, chosen, query.mostValues);
  }
  return { facets, priceHistogram: histogram(countsOf(PRICE_BUCKET)) };
}

/** Where the counts of a facet come from: the scan of departures, its own set of trips, or all that match. */
function countsByFacet(store: FacetStore, { trips, without, scan }: Matches, firstMonth: number) {
  const scanned = scan && scanCounts(scan, firstMonth);
  const every = [...tripFacets, ...departureFacets, PRICE_BUCKET];
  const shared = every.filter((facet) => !without.has(facet) && !scanned?.has(facet));
  const counts = countValues(store, trips, countBits(trips), shared);
  return (facet: string): FacetCount[] => {
    const own = without.get(facet);
    if (own) return readCounts(store, facet, countValues(store, own, countBits(own), [facet]));
    return scanned?.get(facet) ?? readCounts(store, facet, counts);
  };
}

function readCounts(store: FacetStore, facet: string, counts: Uint32Array): FacetCount[] {
  const found: FacetCount[] = [];
  for (const id of store.byFacet.get(facet) ?? []) {
    const count = counts[id] as number;
    if (count > 0) found.push({ value: (store.values[id] as StoredValue).value, count });
  }
  return found;
}

function scanCounts(scan: DepartureScan, firstMonth: number): Map<string, FacetCount[]> {
  const listed = (values: readonly (string | number)[], counts: Uint32Array) =>
    values.map((value, i) => ({ value: String(value), count: counts[i] as number }));
  return new Map([
    ['departure_month', listed(monthNames(firstMonth), scan.months)],
    ['price', listed(priceBands, scan.bands)],
    ['spots', listed(spotsAsked, scan.spots)],
    ['departure_guaranteed', [{ value: 'true', count: scan.guaranteed }]],
    [PRICE_BUCKET, listed(priceBuckets, scan.buckets)],
  ]);
}

function monthNames(firstMonth: number): string[] {
  return Array.from({ length: MONTHS_AHEAD }, (_, i) => monthName(firstMonth + i));
}

/** Fixed values, those with a trip and those that are chosen. */
function inOwnOrder(fixed: readonly string[], found: readonly FacetCount[], chosen: readonly string[]): FacetCount[] {
  const counts = new Map(found.map(({ value, count }) => [value, count]));
  return fixed
    .map((value) => ({ value, count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
}

/** The most frequent values and those that are chosen, by count and then by name. */
function byCount(found: FacetCount[], chosen: readonly string[], most = Number.POSITIVE_INFINITY): FacetCount[] {
  const least =
    found.length > most
      ? (Uint32Array.from(found, ({ count }) => count)
          .sort()
          .at(-most) ?? 0)
      : 0;
  const frequent = found
    .filter(({ count }) => count >= least)
    .sort(higherFirst)
    .slice(0, most);
  const missing = chosen.filter((value) => !frequent.some((other) => other.value === value));
  if (missing.length === 0) return frequent;
  const counted = missing.map((value) => found.find((other) => other.value === value) ?? { value, count: 0 });
  return [...frequent, ...counted].sort(higherFirst);
}

function higherFirst(a: FacetCount, b: FacetCount): number {
  return b.count - a.count || (a.value < b.value ? -1 : 1);
}

function histogram(found: readonly FacetCount[]): PriceBar[] {
  const counts = new Map(found.map(({ value, count }) => [value, count]));
  return priceBuckets.map((from, i) => ({
    from,
    to: priceBuckets[i + 1] ?? null,
    count: counts.get(String(from)) ?? 0,
  }));
}
