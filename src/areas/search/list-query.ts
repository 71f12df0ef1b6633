import { filterKey } from '#catalogue/shared';
import { type FacetKey, type Filters, facetOf, facets, isFacetKey, isSort, type Sort, sorts } from './facets.ts';

/** What a list of trips is asked for. The address of the page is its only home. */
export type ListQuery = {
  /** As typed, trimmed; '' asks for every trip. */
  text: string;
  /** Take the words as typed: no correction of mistyped ones. */
  exact: boolean;
  filters: Filters;
  /** Whole US dollars per person, both ends included. */
  priceMin: number | null;
  priceMax: number | null;
  sort: Sort;
  page: number;
  limit: number;
};

/** The query keys that narrow or order a list; `page` aside, which every list has. */
export const listKeys: ReadonlySet<string> = new Set([
  'q',
  'exact',
  'sort',
  'limit',
  'price_min',
  'price_max',
  ...facets.map(({ key }) => key),
]);

/** A key or value that nobody knows. */
export type QueryProblem = { key: string; value: string | null; message: string };

export const PAGE_SIZE = 24;
export const LONGEST_TEXT = 100;
/** Lists end here: page × limit stays within it. */
export const DEEPEST_ROW = 10_000;
const LARGEST_LIMIT = 50;
const MOST_VALUES = 40;
const LARGEST_PRICE = 1_000_000;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export function emptyListQuery(): ListQuery {
  return {
    text: '',
    exact: false,
    filters: {},
    priceMin: null,
    priceMax: null,
    sort: 'recommended',
    page: 1,
    limit: PAGE_SIZE,
  };
}

/**
 * Reads the address of a page as the filter form sends it: repeated keys (`?theme=wildlife&theme=food`), `q`,
 * `exact=1`, `price_min`, `price_max`, `sort`, `page`, `limit`. What it doesn't know, it ignores.
 */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const query = emptyListQuery();
  const sort = params.get('sort') ?? '';
  query.text = (params.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, LONGEST_TEXT);
  query.exact = params.get('exact') === '1';
  if (isSort(sort)) query.sort = sort;
  query.page = wholeNumber(params.get('page'), 1, DEEPEST_ROW) ?? 1;
  query.limit = wholeNumber(params.get('limit'), 1, LARGEST_LIMIT) ?? PAGE_SIZE;
  for (const { key } of facets)
    if (key !== 'price_range') addFilter(query, key, params.getAll(key).slice(0, MOST_VALUES));
  query.priceMin = wholeNumber(params.get('price_min'), 0, LARGEST_PRICE);
  query.priceMax = wholeNumber(params.get('price_max'), 0, LARGEST_PRICE);
  return orderedRange(query);
}

/** The address of a list: one spelling for each query, so that equal lists have equal addresses. */
export function listQueryToParams(query: ListQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.text) params.set('q', query.text);
  if (query.exact) params.set('exact', '1');
  for (const { key } of facets) {
    if (key === 'price_range') {
      if (query.priceMin !== null) params.set('price_min', String(query.priceMin));
      if (query.priceMax !== null) params.set('price_max', String(query.priceMax));
    } else {
      for (const value of [...(query.filters[key] ?? [])].sort()) params.append(key, value);
    }
  }
  if (query.sort !== sorts[0].value) params.set('sort', query.sort);
  if (query.page > 1) params.set('page', String(query.page));
  if (query.limit !== PAGE_SIZE) params.set('limit', String(query.limit));
  return params;
}

/** The query without some of its values. */
export function withoutValues(query: ListQuery, unwanted: readonly Pick<QueryProblem, 'key' | 'value'>[]): ListQuery {
  if (unwanted.length === 0) return query;
  const kept = Object.entries(query.filters).flatMap(([key, values]): [string, string[]][] => {
    const left = values.filter((value) => !unwanted.some((one) => one.key === key && one.value === value));
    return left.length > 0 ? [[key, left]] : [];
  });
  return { ...query, filters: Object.fromEntries(kept) };
}

/** True when an address names a value of a filter that isn't in force. */
export function isPartlyIgnored(params: URLSearchParams, { filters }: ListQuery): boolean {
  return facets.some(({ key }) => {
    const inForce = key === 'price_range' ? [] : (filters[key] ?? []);
    return params.getAll(key).some((value) => value.trim() !== '' && !inForce.includes(value.trim()));
  });
}

/** True when a filter, a text or a sort other than the default is asked for. */
export function isNarrowed(query: ListQuery): boolean {
  return listQueryToParams({ ...query, page: 1, limit: PAGE_SIZE }).size > 0;
}

/**
 * The strict reading, for GraphQL and REST: `filters: [{key, values}]` and a sort. Nothing is ignored; whether a
 * destination, term or company exists is asked of the index (`search.unknownValues`).
 */
export function readFilters(
  entries: readonly { key: string; values: readonly string[] }[],
  orderBy?: string | null,
): Pick<ListQuery, 'filters' | 'priceMin' | 'priceMax' | 'sort'> & { problems: QueryProblem[] } {
  const query = emptyListQuery();
  const problems: QueryProblem[] = [];
  for (const { key, values } of entries) {
    if (key === 'price_min' || key === 'price_max') {
      const price = values.length === 1 ? wholeNumber(values[0] ?? null, 0, LARGEST_PRICE) : null;
      if (price === null)
        problems.push({ key, value: values.join(', '), message: 'must be one whole number of US dollars' });
      else if (key === 'price_min') query.priceMin = price;
      else query.priceMax = price;
    } else if (key === 'price_range') {
      const range = values.length === 1 ? priceRange(values[0] ?? '') : null;
      if (range) Object.assign(query, range);
      else
        problems.push({
          key,
          value: values.join(', '),
          message: 'must be two whole numbers of US dollars, as 1000-2500',
        });
    } else if (isFacetKey(key)) {
      const refused = addFilter(query, key, values);
      problems.push(...refused.map((value) => ({ key, value, message: `is not a value of ${key}` })));
      if (values.length > MOST_VALUES)
        problems.push({ key, value: null, message: `takes ${MOST_VALUES} values at most` });
    } else {
      problems.push({ key, value: null, message: 'is not a filter' });
    }
  }
  if (orderBy && isSort(orderBy)) query.sort = orderBy;
  else if (orderBy) problems.push({ key: 'orderBy', value: orderBy, message: 'is not a sort order' });
  const { filters, priceMin, priceMax, sort } = orderedRange(query);
  return { filters, priceMin, priceMax, sort, problems };
}

/** Adds the values that can be meant and answers the others. */
function addFilter(query: ListQuery, key: FacetKey, values: readonly string[]): string[] {
  const given = [...new Set(values.map((value) => value.trim()).filter(Boolean))];
  const { values: fixed, kind } = facetOf(key);
  const accepts = (value: string) => {
    if (fixed) return fixed.some((known) => known.value === value);
    return key === 'departure_month' ? MONTH.test(value) : filterKey.test(value);
  };
  const accepted = [...new Set([...(query.filters[key] ?? []), ...given.filter(accepts)])];
  if (accepted.length > 0) query.filters[key] = accepted.slice(0, kind === 'simple' ? 1 : MOST_VALUES);
  return given.filter((value) => !accepts(value));
}

function wholeNumber(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\d{1,7}$/.test(text.trim())) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}

/** "1000-2500", "1000-" or "-2500", as an applied filter says it. */
function priceRange(text: string): Pick<ListQuery, 'priceMin' | 'priceMax'> | null {
  const [, least = '', most = ''] = /^(\d{0,7})-(\d{0,7})$/.exec(text.trim()) ?? [];
  const priceMin = wholeNumber(least, 0, LARGEST_PRICE);
  const priceMax = wholeNumber(most, 0, LARGEST_PRICE);
  const meant = (end: string, read: number | null) => end === '' || read !== null;
  if ((least === '' && most === '') || !meant(least, priceMin) || !meant(most, priceMax)) return null;
  return { priceMin, priceMax };
}

function orderedRange(query: ListQuery): ListQuery {
  const { priceMin, priceMax } = query;
  if (priceMin === null || priceMax === null || priceMin <= priceMax) return query;
  return { ...query, priceMin: priceMax, priceMax: priceMin };
}
