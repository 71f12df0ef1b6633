import { isFacetKey, parseListQuery } from '#search/shared';
import type { Shot } from './http-client.ts';
import type { Question } from './questions.ts';

const CARD = `id slug name duration rating { overallScore } reviewsCount isPromotion priceUsdCents
  price { cents currency } startCity { name } endCity { name } operator { name slug } poster { url }`;

const LIST = `query List($slug: String!, $filters: [FilterInput!], $orderBy: TripOrder) {
  categoryTripList(slug: $slug, filters: $filters, orderBy: $orderBy, limit: 24) {
    nodes { ${CARD} }
    metadata {
      totalCount totalPages currentPage limitValue
      appliedFilters { key value label }
      quickFilters { key value label count }
      extendedFilters { key label selectionKind options { value label count selected } range { min max } }
    }
  }
}`;

/** Thirty fields of a trip, those that need a table of their own among them. */
const TRIP = `query Trip($slug: String!) {
  tripDetail(slug: $slug) {
    id slug name sku duration nights details highlights rating { overallScore } reviewsCount isPromotion newTrip cta
    minGroupSize maxGroupSize priceUsdCents datesLabel updatedAt
    price { cents currency } pricePerDay { cents currency } startCity { name slug } endCity { name slug }
    tripType { name } physicalLevel { name } activities { name } themes { name }
    operator { name slug rating { overallScore } } locations { name slug }
    inclusions { kind label included } availabilities { id startDate endDate availability basePriceCents }
  }
}`;

/** The filtered list as JSON: 24 cards, the exact count and every facet's counts. */
export function listQuery({ params, category }: Question): Shot {
  const { filters, sort, priceMin, priceMax } = parseListQuery(params);
  const asked = Object.entries(filters)
    .filter(([key]) => isFacetKey(key))
    .map(([key, values]) => ({ key, values }));
  if (priceMin !== null) asked.push({ key: 'price_min', values: [String(priceMin)] });
  if (priceMax !== null) asked.push({ key: 'price_max', values: [String(priceMax)] });
  const variables = { slug: category?.pageSlug, filters: asked, orderBy: sort };
  return { path: '/graphql', json: { query: LIST, variables } };
}

/** The same list by REST. */
export function listCall({ params, category }: Question): Shot {
  return { path: `/v1/categories/${category?.pageSlug}/trips?${restParams(params)}` };
}

/** A text searched for, with its filters, by REST: what the page of results shows. */
export function searchCall({ params }: Question): Shot {
  return { path: `/v1/trips?${restParams(params)}` };
}

/** What stands in a page's address, as the REST interface spells it. */
function restParams(params: URLSearchParams): URLSearchParams {
  const { filters, sort, priceMin, priceMax, text } = parseListQuery(params);
  const asked = new URLSearchParams({ limit: '24', order_by: sort });
  if (text) asked.set('search', text);
  for (const [key, values] of Object.entries(filters)) asked.set(`filters[${key}]`, values.join(','));
  if (priceMin !== null) asked.set('filters[price_min]', String(priceMin));
  if (priceMax !== null) asked.set('filters[price_max]', String(priceMax));
  return asked;
}

export function tripQuery(slug: string): Shot {
  return { path: '/graphql', json: { query: TRIP, variables: { slug } } };
}
