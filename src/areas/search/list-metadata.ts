import { type FacetKey, facetOf, facets } from './facets.ts';
import type { ListQuery } from './list-query.ts';
import type { AppliedFilter, FilterGroup, FilterOption, QuickFilter, SearchResult } from './search-result.ts';

export type ExtendedFilter =
  | FilterGroup
  | { key: 'price_range'; label: string; kind: 'range' /** Whole US dollars. */; min: number; max: number };

export type ListMetadata = { quick: QuickFilter[]; applied: AppliedFilter[]; extended: ExtendedFilter[] };

/** Vocabularies that are steps of a scale, lowest first; the others are sorted by count. */
const scales: Partial<Record<FacetKey, readonly string[]>> = {
  physical_level: ['very_easy', 'easy', 'moderate', 'strenuous', 'extreme'],
  lodging_level: ['basic', 'standard', 'comfortable', 'premium', 'luxury'],
  travel_age: ['18-30', '31-49', '50-plus', 'family', 'all-ages'],
  pace: ['relaxed', 'mixed', 'full-on'],
};

type Narrowable = Pick<SearchResult, 'groups' | 'applied' | 'quick' | 'priceHistogram'>;

/** By what a list can be narrowed: quick, applied and extended filters, labeled and in the order of the table. */
export function listMetadata(query: ListQuery, result: Narrowable): ListMetadata {
  const groups = new Map(result.groups.map((group) => [group.key, group]));
  const extended = facets.flatMap((facet): ExtendedFilter[] => {
    if (facet.key === 'price_range') return priceRange(facet.label, query, result);
    const group = groups.get(facet.key);
    if (!group) return [];
    const options = group.options.filter(({ count, selected }) => count > 0 || selected);
    return options.length > 0 ? [{ ...group, options: inOrder(facet.key, options) }] : [];
  });
  return { quick: result.quick, applied: result.applied, extended };
}

/** From the cheapest to the dearest price among the matches, in steps of the histogram; chosen ends lie within. */
function priceRange(label: string, query: ListQuery, { priceHistogram }: Narrowable): ExtendedFilter[] {
  const offered = priceHistogram.filter(({ count }) => count > 0);
  const [first, last] = [offered[0], offered.at(-1)];
  if (!first || !last) return [];
  const min = Math.min(first.from, query.priceMin ?? first.from);
  const max = Math.max(last.to ?? last.from, query.priceMax ?? 0);
  return [{ key: 'price_range', label, kind: 'range', min, max }];
}

function inOrder(key: FacetKey, options: FilterOption[]): FilterOption[] {
  if (facetOf(key).values) return options;
  if (key === 'departure_month') return options.toSorted((a, b) => (a.value < b.value ? -1 : 1));
  const scale = scales[key];
  const step = ({ value }: FilterOption) => {
    const found = scale?.indexOf(value) ?? -1;
    return found < 0 ? Number.MAX_SAFE_INTEGER : found;
  };
  return options.toSorted(
    (a, b) => (scale ? step(a) - step(b) : 0) || b.count - a.count || a.label.localeCompare(b.label, 'en-US'),
  );
}
