export { errorDocument, JSON_API, JSON_PLAIN, type JsonDocument, mediaTypeFor, resource } from './json-api.ts';
export {
  checkDepth,
  DEFAULT_LIMIT,
  LARGEST_LIMIT,
  type Paging,
  pagingMeta,
  pagingMetaOf,
  pagingQuery,
  totalPages,
} from './paging.ts';
export { readQuery, readValues, snakeKey } from './read-query.ts';
export { defineRoute, type RestRoute } from './rest-route.ts';
export { isSlug, slugParam } from './slug.ts';
