import { type FacetKey, type ListQuery, listQueryToParams } from '#search/shared';

export function listHref(path: string, query: ListQuery): string {
  const params = listQueryToParams(query).toString();
  return params ? `${path}?${params}` : path;
}

/** The list without one of its filters; 'price_range' takes both ends off. */
export function withoutFilter(query: ListQuery, key: string, value: string): ListQuery {
  if (key === 'price_range') return { ...query, priceMin: null, priceMax: null, page: 1 };
  const left = (query.filters[key as FacetKey] ?? []).filter((other) => other !== value);
  return { ...query, filters: { ...query.filters, [key]: left }, page: 1 };
}

export function withFilter(query: ListQuery, key: FacetKey, value: string): ListQuery {
  return { ...query, filters: { ...query.filters, [key]: [...(query.filters[key] ?? []), value] }, page: 1 };
}

/** Where the list as it is narrowed is kept, for who signs in; `data-search` of its link has the shell keep it at once. */
export function savingHref(path: string, query: ListQuery): string {
  return `/account/saved-searches?save=${encodeURIComponent(listHref(path, { ...query, page: 1 }))}`;
}

export function isFiltered({ filters, priceMin, priceMax }: ListQuery): boolean {
  return priceMin !== null || priceMax !== null || Object.values(filters).some((values) => values.length > 0);
}

/** The list with one of its filters and no other. */
export function onlyFilter(query: ListQuery, key: string, value: string): ListQuery {
  const bare = withoutFilters(query);
  if (key === 'price_range') return { ...bare, priceMin: query.priceMin, priceMax: query.priceMax };
  return { ...bare, filters: { [key]: [value] } };
}

/** What was searched for stays, every filter goes. */
export function withoutFilters(query: ListQuery): ListQuery {
  return { ...query, filters: {}, priceMin: null, priceMax: null, page: 1 };
}
