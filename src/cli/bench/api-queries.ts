import { isFacetKey, parseListQuery } from '#search/shared';
import type { Shot } from './http-client.ts';
import type { Question } from './questions.ts';

const CARD = `id slug name duration rating reviewsCount isPromotion priceUsdCents
  price { cents currency } startCity { name } endCity { name } operator { name slug } poster { biome motif hour seed }`;

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
    id slug name sku duration nights details highlights rating reviewsCount isPromotion newTrip cta
    minGroupSize maxGroupSize priceUsdCents datesLabel updatedAt
    price { cents currency } pricePerDay { cents currency } startCity { name slug } endCity { name slug }
    tripType { name } physicalLevel { name } activities { name } themes { name }
    operator { name slug rating } locations { name slug }
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

/** What the browser asks for when somebody searches within the site: the list's data, without the page. */
export function searchData({ params }: Question): Shot {
  return { path: `/catalogsearch/result.data?${params}` };
}

export function tripQuery(slug: string): Shot {
  return { path: '/graphql', json: { query: TRIP, variables: { slug } } };
}
