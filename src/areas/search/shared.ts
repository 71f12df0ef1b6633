export { priceBuckets } from './bands.ts';
export {
  type Facet,
  type FacetKey,
  type FacetValue,
  type Filters,
  facetOf,
  facets,
  isFacetKey,
  isSort,
  type SelectionKind,
  type Sort,
  sorts,
} from './facets.ts';
export {
  DEEPEST_ROW,
  emptyListQuery,
  isNarrowed,
  isPartlyIgnored,
  type ListQuery,
  LONGEST_TEXT,
  listKeys,
  listQueryToParams,
  PAGE_SIZE,
  parseListQuery,
  type QueryProblem,
  readFilters,
  withoutValues,
} from './list-query.ts';
