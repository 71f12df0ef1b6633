export { deletion } from './deletion.ts';
export { filterParameter, filtersQuery } from './filters-query.ts';
export { formFields, REQUIRED } from './form-fields.ts';
export { errorDocument, JSON_API, JSON_PLAIN, mediaTypeFor, resource } from './json-api.ts';
export {
  checkDepth,
  LARGEST_LIMIT,
  orderQuery,
  type Paging,
  pagingMeta,
  pagingMetaOf,
  pagingQuery,
  pagingQueryUpTo,
} from './paging.ts';
export { type BodyShape, LARGEST_BODY_KILOBYTES, readBody } from './read-body.ts';
export { readQuery } from './read-query.ts';
export { defineRoute, type KeptCookie, type RestRoute, type RouteInput, type SuccessStatus } from './rest-route.ts';
export { isSlug, slugParam } from './slug.ts';
export { wholeBody } from './whole-body.ts';
