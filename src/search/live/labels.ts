import type { FacetLabel } from '#catalogue';
import { formatMonth } from '#kernel/shared';
import { type FacetKey, facetOf, isFacetKey } from '../facets.ts';

/** What people read for the values of the facets. */
export type Labels = {
  take(rows: readonly FacetLabel[]): void;
  /** The label; the value itself where nobody named it. */
  of(facet: FacetKey, value: string): string;
  /** True when the catalogue or the facet's own list has the value. */
  has(facet: FacetKey, value: string): boolean;
  /** The same for a "facet:value" key of a trip. Categories are no facet; nobody reads their labels. */
  hasKey(key: string): boolean;
};

/** Under which name the catalogue keeps the values of a facet. */
const sourceOf: Partial<Record<FacetKey, FacetLabel['facet']>> = { start_city: 'destination', age: 'travel_age' };

export function createLabels(): Labels {
  let byValue = new Map<string, string>();

  function find(facet: FacetKey, value: string): string | undefined {
    if (facet === 'departure_month') return formatMonth(value);
    const fixed = facetOf(facet).values;
    if (fixed) return fixed.find((known) => known.value === value)?.label;
    return byValue.get(`${sourceOf[facet] ?? facet}:${value}`);
  }

  return {
    take(rows) {
      byValue = new Map(rows.map(({ facet, value, label }) => [`${facet}:${value}`, label]));
    },
    of: (facet, value) => find(facet, value) ?? value,
    has: (facet, value) => find(facet, value) !== undefined,
    hasKey(key) {
      const colon = key.indexOf(':');
      const facet = key.slice(0, colon);
      return !isFacetKey(facet) || find(facet, key.slice(colon + 1)) !== undefined;
    },
  };
}
