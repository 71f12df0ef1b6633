export { filterParameter, filtersQuery } from './filters-query.ts';
export { errorDocument, JSON_API, JSON_PLAIN, type JsonDocument, mediaTypeFor, resource } from './json-api.ts';
export {
  checkDepth,
  DEFAULT_LIMIT,
  LARGEST_LIMIT,
  orderQuery,
  type Paging,
  pagingMeta,
  pagingMetaOf,
  pagingQuery,
  pagingQueryUpTo,
  totalPages,
} from './paging.ts';
export { type BodyShape, LARGEST_BODY_KILOBYTES, readBody } from './read-body.ts';
export { readQuery, readValues } from './read-query.ts';
export { defineRoute, type RestRoute, type RouteInput, type SuccessStatus } from './rest-route.ts';
export { isSlug, slugParam } from './slug.ts';
export { snakeKey } from './snake-keys.ts';
export { wholeBody } from './whole-body.ts';
