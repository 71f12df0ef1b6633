import { priceBands, spotsAsked } from '../bands.ts';
import { type FacetKey, facets } from '../facets.ts';
import { type DepartureConditions, MONTHS_AHEAD } from './departure-scan.ts';
import { HIGHEST_PRICE, monthNumber } from './departure-store.ts';
import type { IndexQuery } from './index-query.ts';

export const tripFacets: readonly FacetKey[] = keysOf('trip');
export const departureFacets: readonly FacetKey[] = keysOf('departure');

function keysOf(of: 'trip' | 'departure'): FacetKey[] {
  return facets.flatMap((facet) => (facet.of === of && facet.key !== 'price_range' ? [facet.key] : []));
}

/** What the query asks of one departure; null when it asks nothing. */
export function departureConditions(query: IndexQuery, firstMonth: number): DepartureConditions | null {
  const { departure_month: months, price, departure_guaranteed: guaranteed, spots } = query.filters;
  const ranged = query.priceMin !== null || query.priceMax !== null;
  if (!months && !price && !guaranteed && !spots && !ranged) return null;
  return {
    months: months ? bitsOf(months, (month) => monthNumber(month) - firstMonth, MONTHS_AHEAD) : null,
    bands: price ? bitsOf(price, (band) => priceBands.indexOf(band), priceBands.length) : null,
    range: ranged
      ? { from: (query.priceMin ?? 0) * 100, to: query.priceMax === null ? HIGHEST_PRICE : query.priceMax * 100 }
      : null,
    guaranteed: Boolean(guaranteed),
    spots: spots ? bitsOf(spots, (asked) => spotsAsked.indexOf(Number(asked)), spotsAsked.length) : null,
  };
}

function bitsOf(values: readonly string[], bitOf: (value: string) => number, count: number): number {
  let bits = 0;
  for (const value of values) {
    const bit = bitOf(value);
    if (bit >= 0 && bit < count) bits |= 1 << bit;
  }
  return bits;
}
