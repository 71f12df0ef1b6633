export { type ExtendedFilter, type ListMetadata, listMetadata } from './list-metadata.ts';
export { bestRated } from './lists/best-rated.ts';
export { reviewedTrips } from './lists/reviewed-trips.ts';
export { createSearch, type Search, type SearchOptions } from './live/create-search.ts';
export { projectAfter } from './projection/project-after.ts';
export { type ArticleEntry, type EntriesToProject, projectEntries } from './projection/project-entries.ts';
export {
  createProjector,
  type Projector,
  projectPending,
  type ReadArticles,
} from './projection/project-pending.ts';
export { projectTrips } from './projection/project-trips.ts';
export { rollDate } from './projection/roll-date.ts';
export { readParkedCount as parkedCount } from './queries/parked.ts';
export type {
  AppliedFilter,
  CategorySuggestion,
  Correction,
  FilterGroup,
  FilterOption,
  NamedSuggestion,
  QuickFilter,
  SearchResult,
  Suggestions,
} from './search-result.ts';
export type { PriceBar } from './trip-index/index-query.ts';
export type { ListChanges } from './trip-index/list-changes.ts';
