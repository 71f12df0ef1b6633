import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page there is. */
export default [
  index('catalogue/home.route.tsx'),
  route('all-trips', 'search/all-trips.route.tsx'),
  route('trip-list/:slug', 'search/trip-list.route.tsx'),
  route('catalogsearch/result', 'search/results.route.tsx'),
  route('trips/:slug', 'catalogue/trip.route.tsx'),
  route('tour-operators/:slug', 'catalogue/operator.route.tsx'),
  route('docs', 'docs/docs.route.tsx'),
  route('dev/ui', 'dev/ui.route.tsx'),
  route('*', 'not-found.route.tsx'),
] satisfies RouteConfig;
