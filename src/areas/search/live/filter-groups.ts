import { formatMoney } from '#kernel/shared';
import { type FacetKey, facets } from '../facets.ts';
import type { ListQuery } from '../list-query.ts';
import type { AppliedFilter, FilterGroup, QuickFilter } from '../search-result.ts';
import type { FacetCount } from '../trip-index/index-query.ts';
import type { Labels } from './labels.ts';

/** The facets with their values, labels and counts, in the order of the table; facets without a value are left out. */
export function filterGroups(counts: Record<FacetKey, FacetCount[]>, query: ListQuery, labels: Labels): FilterGroup[] {
  return facets.flatMap((facet) => {
    if (facet.kind === 'range') return [];
    const chosen = query.filters[facet.key] ?? [];
    const shown = counts[facet.key];
    if (shown.length === 0) return [];
    const labelOf = labels.ofFacet(facet.key);
    const options = shown.map(({ value, count }) => ({
      value,
      label: labelOf(value),
      count,
      selected: chosen.includes(value),
    }));
    return [{ key: facet.key, label: facet.label, kind: facet.kind, options }];
  });
}

/** Filters whose own words say little away from their heading. */
const LONGER: Partial<Record<FacetKey, (label: string) => string>> = {
  rating: (label) => `Rated ${label}`,
  spots: (label) => `${label} places left`,
};

/** Every filter in force with the words that name it, in the order of the table. */
export function appliedFilters(query: ListQuery, labels: Labels): AppliedFilter[] {
  return facets.flatMap(({ key }): AppliedFilter[] => {
    if (key === 'price_range') return appliedRange(query);
    const words = LONGER[key] ?? String;
    return (query.filters[key] ?? []).map((value) => ({ key, value, label: words(labels.of(key, value)) }));
  });
}

function appliedRange({ priceMin, priceMax }: ListQuery): AppliedFilter[] {
  if (priceMin === null && priceMax === null) return [];
  const dollars = (whole: number) => formatMoney({ cents: whole * 100, currency: 'USD' });
  const value = `${priceMin ?? ''}-${priceMax ?? ''}`;
  if (priceMin === null) return [{ key: 'price_range', value, label: `Up to ${dollars(priceMax ?? 0)}` }];
  if (priceMax === null) return [{ key: 'price_range', value, label: `From ${dollars(priceMin)}` }];
  return [{ key: 'price_range', value, label: `${dollars(priceMin)} to ${dollars(priceMax)}` }];
}

/** Facets from which quick filters come, and how many of each at most. */
const quickSources: readonly (readonly [FacetKey, number])[] = [
  ['departure_guaranteed', 1],
  ['promotion', 1],
  ['trip_type', 2],
  ['theme', 2],
  ['activity', 2],
  ['duration', 1],
  ['physical_level', 1],
];
const MOST_QUICK = 8;

/** Up to eight values worth trying next: each leaves enough trips and still takes some away. */
export function quickFilters(groups: readonly FilterGroup[], total: number): QuickFilter[] {
  const worth = ({ count }: { count: number }) => count >= 3 && count >= total * 0.03 && count <= total * 0.9;
  return quickSources
    .flatMap(([key, most]) => {
      const group = groups.find((found) => found.key === key);
      if (!group || group.options.some((option) => option.selected)) return [];
      const best = group.options.filter(worth).sort((a, b) => b.count - a.count);
      return best.slice(0, most).map(({ value, label, count }) => ({ key, value, label, count }));
    })
    .slice(0, MOST_QUICK);
}
