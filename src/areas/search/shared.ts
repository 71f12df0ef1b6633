export { type FacetKey, type Filters, facets, isFacetKey, sorts } from './facets.ts';
export {
  emptyListQuery,
  isPartlyIgnored,
  type ListQuery,
  listKeys,
  listQueryToParams,
  parseListQuery,
  withoutValues,
} from './list-query.ts';
