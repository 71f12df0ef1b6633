import type { Clock, PartnerScope } from '#kernel';
import { type FacetKey, facets } from '../facets.ts';
import { emptyListQuery, type ListQuery } from '../list-query.ts';
import type { CategorySuggestion, SearchResult } from '../search-result.ts';
import type { EntryIndex } from '../suggestions/entry-index.ts';
import { largestCategories } from '../suggestions/largest-categories.ts';
import type { CountedFacets } from '../trip-index/count-otherwise.ts';
import type { Allowance, FacetCount, IndexQuery, IndexScope } from '../trip-index/index-query.ts';
import type { TripIndex } from '../trip-index/trip-index.ts';
import { operatorFacets, reviewFacets } from './counted-facets.ts';
import { appliedFilters, filterGroups, quickFilters } from './filter-groups.ts';
import type { Labels } from './labels.ts';
import type { SearchOptions } from './search-options.ts';

/** By what a list of companies or reviews can be narrowed, counted in them. */
export type CountedList = Pick<SearchResult, 'groups' | 'applied' | 'quick'>;

/** Lists that aren't of trips, but that trips decide about. */
export type CountedLists = {
  /**
   * Companies that have one trip which meets all of the query.
   * @param accepts leaves companies out of the counts, not out of `operatorIds`: their own rating may be asked for.
   */
  operators(
    query: ListQuery,
    options: SearchOptions & { accepts?: (operatorId: string) => boolean },
  ): Promise<CountedList & { operatorIds: string[] }>;
  /** Ids of the companies that have a trip in a scope, in no order. */
  offering(scope: IndexScope, partner: PartnerScope | null): Promise<string[]>;
  /** Trips with a review that meet all of the query; `total` counts their reviews. */
  reviewed(query: ListQuery, options: SearchOptions): Promise<CountedList & { tripIds: string[]; total: number }>;
  /** Categories of some types with a list of trips, those with most trips first. */
  largestCategories(
    types: readonly string[],
    limit: number,
    partner: PartnerScope | null,
  ): Promise<CategorySuggestion[]>;
  /** Values of a facet that trips have, with their names, those with most trips first. */
  valuesOf(facet: FacetKey, partner: PartnerScope | null): Promise<{ value: string; label: string; count: number }[]>;
  /** How many trips have each value of a facet. */
  counter(facet: FacetKey, partner: PartnerScope | null): Promise<(value: string) => number>;
};

type Parts = {
  trips: TripIndex;
  entries: EntryIndex;
  labels: Labels;
  clock: Clock;
  allowanceOf(partner: PartnerScope | null): Promise<Allowance | null>;
};

export function createCountedLists({ trips, entries, labels, clock, allowanceOf }: Parts): CountedLists {
  async function asked(query: ListQuery, { scope, partner = null }: SearchOptions): Promise<IndexQuery> {
    return { ...query, terms: null, scope, allowed: await allowanceOf(partner) };
  }

  function counted(query: ListQuery, found: CountedFacets, total: number): CountedList {
    const counts = Object.fromEntries(facets.map(({ key }) => [key, withChosen(query, key, found)]));
    const groups = filterGroups(counts as Record<FacetKey, FacetCount[]>, query, labels);
    return { groups, applied: appliedFilters(query, labels), quick: quickFilters(groups, total) };
  }

  return {
    async operators(query, { accepts = () => true, ...options }) {
      const found = trips.operators(await asked(query, options), { facets: operatorFacets, accepts }, clock());
      const { operatorIds } = found;
      return { operatorIds, ...counted(query, found.facets, operatorIds.filter(accepts).length) };
    },
    async offering(scope, partner) {
      const query = await asked(emptyListQuery(), { scope, partner });
      return trips.operators(query, { facets: [], accepts: () => false }, clock()).operatorIds;
    },
    async reviewed(query, options) {
      const found = trips.reviewed(await asked(query, options), reviewFacets, clock());
      return { tripIds: found.tripIds, total: found.total, ...counted(query, found.facets, found.total) };
    },
    async largestCategories(types, limit, partner) {
      return largestCategories(entries, types, limit, trips.counter(await allowanceOf(partner)));
    },
    async valuesOf(facet, partner) {
      return trips
        .valuesOf(facet, await allowanceOf(partner))
        .map(({ value, count }) => ({ value, label: labels.of(facet, value), count }));
    },
    async counter(facet, partner) {
      const countOf = trips.counter(await allowanceOf(partner));
      return (value) => countOf(facet, value);
    },
  };
}

/** Every value, and those that are chosen though nothing has them. */
function withChosen(query: ListQuery, key: FacetKey | 'price_range', found: CountedFacets): FacetCount[] {
  if (key === 'price_range') return [];
  const counts = found[key] ?? [];
  const missing = (query.filters[key] ?? []).filter((value) => !counts.some((count) => count.value === value));
  return [...counts, ...missing.map((value) => ({ value, count: 0 }))];
}
