export { bestRated } from './lists/best-rated.ts';
export { categoryOperators, firstOperators } from './lists/category-operators.ts';
export { reviewedTrips } from './lists/reviewed-trips.ts';
export type { CountedList } from './live/counted-lists.ts';
export { createSearch, type Search } from './live/create-search.ts';
export type { SearchOptions } from './live/search-options.ts';
export { projectAfter } from './projection/project-after.ts';
export {
  createProjector,
  projectPending,
} from './projection/project-pending.ts';
export { projectTrips } from './projection/project-trips.ts';
export { rollDate } from './projection/roll-date.ts';
export { readParkedCount as parkedCount } from './queries/parked.ts';
export type {
  AppliedFilter,
  Correction,
  FilterGroup,
  FilterOption,
  QuickFilter,
  SearchResult,
  Suggestions,
} from './search-result.ts';
export type { ListChanges } from './trip-index/list-changes.ts';
export { wordsOf } from './words.ts';
