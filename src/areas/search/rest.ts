import type { RestRoute } from '#kernel/http';
import type { Search } from './live/create-search.ts';
import { categoryOperatorsRoute } from './rest/category-operators.ts';
import { suggestionRoutes } from './rest/suggestions.ts';
import { tripFinderRoutes } from './rest/trip-finder.ts';
import { tripRoutes } from './rest/trips.ts';

/** What is found, narrowed and counted. */
export function searchRoutes(search: Search) {
  return [
    ...suggestionRoutes(search),
    categoryOperatorsRoute(search),
    ...tripRoutes(search),
    ...tripFinderRoutes(search),
  ] as const satisfies readonly RestRoute[];
}
