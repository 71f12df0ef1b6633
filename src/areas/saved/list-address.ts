import { AppError } from '#kernel';
import { isPartlyIgnored, type ListQuery, listKeys, listQueryToParams, parseListQuery } from '#search/shared';

export const ALL_TRIPS = '/all-trips';
const LONGEST = 2000;
const SLUG = '[a-z0-9][a-z0-9-]{0,139}';
/** Pages that list trips and can be narrowed. */
const LIST = new RegExp(`^(?:/all-trips|/catalogsearch/result|/trip-list/${SLUG}|/tour-operators/${SLUG}-trips)$`);

export type ListAddress = {
  path: string;
  /** In the one spelling that its page has, so that equal searches are equal; which page of it isn’t part of it. */
  queryString: string;
  query: ListQuery;
};

/**
 * Reads what a list of trips is narrowed by.
 * @throws AppError invalid for another page, keys or values that no list has, and for a list of everything
 */
export function readListAddress({ path, queryString }: { path: string; queryString: string }): ListAddress {
  if (!LIST.test(path)) throw refuse('path', 'must be the address of a list of trips, such as /all-trips');
  if (queryString.length > LONGEST) {
    throw refuse('query_string', `must be ${LONGEST.toLocaleString('en-US')} characters or fewer`);
  }
  const params = new URLSearchParams(queryString);
  const foreign = [...params.keys()].find((key) => key !== 'page' && !listKeys.has(key));
  if (foreign !== undefined) throw refuse('query_string', 'has a key that no list of trips has');
  const asked = parseListQuery(params);
  if (isPartlyIgnored(params, asked)) throw refuse('query_string', 'has a value that this filter doesn’t have');
  const query = { ...asked, page: 1 };
  const normal = listQueryToParams(query).toString();
  if (normal === '') throw refuse('query_string', 'must name a filter: a list of everything needs no saving');
  if (normal.length > LONGEST) throw refuse('query_string', 'names too much for one search');
  return { path, queryString: normal, query };
}

/** The slug of what a list is narrower by than all trips, and what that is. */
export function scopeOf(path: string): { kind: 'categories' | 'operators'; slug: string } | null {
  const [, page, slug = ''] = /^\/(trip-list|tour-operators)\/(.+?)(?:-trips)?$/.exec(path) ?? [];
  if (page === undefined) return null;
  if (page === 'tour-operators') return { kind: 'operators', slug };
  return { kind: 'categories', slug: path.slice('/trip-list/'.length) };
}

function refuse(field: string, reason: string): AppError {
  return new AppError('invalid', `${field} ${reason}`, { pointer: `/saved_search/${field}` });
}
