import type { FacetLabel } from '#catalogue/search';
import { formatMonth } from '#kernel/shared';
import { type Facet, type FacetKey, facetOf, facets, isFacetKey } from '../facets.ts';

/** What people read for the values of the facets. */
export type Labels = {
  take(rows: readonly FacetLabel[]): void;
  /** The label; the value itself where nobody named it. */
  of(facet: FacetKey, value: string): string;
  /** The same for many values of one facet. */
  ofFacet(facet: FacetKey): (value: string) => string;
  /** True when the catalogue or the facet's own list has the value. */
  has(facet: FacetKey, value: string): boolean;
  /** The same for a "facet:value" key of a trip. Categories are no facet; nobody reads their labels. */
  hasKey(key: string): boolean;
};

/** Under which name the catalogue keeps the values of a facet. */
const sourceOf: Partial<Record<FacetKey, FacetLabel['facet']>> = { start_city: 'destination' };

export function createLabels(): Labels {
  const named = new Map<string, Map<string, string>>();
  for (const { key, values } of facets as readonly Facet[]) {
    if (values) named.set(key, new Map(values.map(({ value, label }) => [value, label])));
  }
  let ofCatalogue = new Map<string, Map<string, string>>();

  function labelsOf(facet: FacetKey): (value: string) => string | undefined {
    if (facet === 'departure_month') return formatMonth;
    const fixed = named.get(facet);
    const others = fixed && !facetOf(facet).alsoOfCatalogue ? undefined : ofCatalogue.get(sourceOf[facet] ?? facet);
    return (value) => fixed?.get(value) ?? others?.get(value);
  }
  const find = (facet: FacetKey, value: string) => labelsOf(facet)(value);

  return {
    take(rows) {
      ofCatalogue = new Map();
      for (const { facet, value, label } of rows) {
        const labels = ofCatalogue.get(facet) ?? new Map<string, string>();
        ofCatalogue.set(facet, labels.set(value, label));
      }
    },
    of: (facet, value) => find(facet, value) ?? value,
    ofFacet(facet) {
      const labelOf = labelsOf(facet);
      return (value) => labelOf(value) ?? value;
    },
    has: (facet, value) => find(facet, value) !== undefined,
    hasKey(key) {
      const colon = key.indexOf(':');
      const facet = key.slice(0, colon);
      return !isFacetKey(facet) || find(facet, key.slice(colon + 1)) !== undefined;
    },
  };
}
