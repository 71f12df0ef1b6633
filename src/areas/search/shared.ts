export { type FacetKey, type Filters, facets, isFacetKey, type SelectionKind, type Sort, sorts } from './facets.ts';
export {
  DEEPEST_ROW,
  emptyListQuery,
  isPartlyIgnored,
  type ListQuery,
  listKeys,
  listQueryToParams,
  parseListQuery,
  withoutValues,
} from './list-query.ts';
