import type { LimitRule } from '#kernel';

/**
 * Who may call what, and how often: the only such table. V visitor, M member, O operator user, S staff.
 * A route, page or GraphQL field that isn't listed here can't be mounted.
 */
export type Principal = 'V' | 'M' | 'O' | 'S';
export type Policy = { who: readonly Principal[]; limit: LimitName };
export type LimitName = 'READ' | 'SEARCH' | 'WRITE' | 'NONE';

export const limits: Record<Exclude<LimitName, 'NONE'>, LimitRule> = {
  READ: { name: 'READ', max: 600, windowSeconds: 60 },
  SEARCH: { name: 'SEARCH', max: 600, windowSeconds: 60 },
  WRITE: { name: 'WRITE', max: 120, windowSeconds: 60 },
};

const everyone = ['V', 'M', 'O', 'S'] as const;
const read: Policy = { who: everyone, limit: 'READ' };
const search: Policy = { who: everyone, limit: 'SEARCH' };
const free: Policy = { who: everyone, limit: 'NONE' };

export const routePolicies = {
  'GET /livez': free,
  'GET /readyz': free,
  'GET /version': free,
  'GET /robots.txt': free,
  'GET /assets/*': free,
  'GET /images/{key}/{file}': free,
  'GET /posters/{name}': free,
  'GET /previews/{file}': read,
  'GET /maps/trips/{file}': read,
  'GET /marks/{file}': free,
  'GET /favicon.svg': free,
  'GET /openapi.json': read,
  'GET /v1/search': search,
  'GET /v1/dmo/{dmo}/search': search,
  'GET /v1/operators/{slug}/trips': read,
  'GET /v1/trips/{id}/spots': read,
  'GET /v1/trips/{id}/merchant_model': read,
  'GET /v1/trips': search,
  'GET /v1/categories/{slug}/trips': read,
  'GET /v1/categories/{slug}/operators': read,
  'GET /v1/review_page/operators/{slug}': read,
  'GET /v1/trip_finder/destinations': read,
  'GET /v1/trip_finder/themes': read,
  'GET /v1/trip_finder/lodging_levels': read,
  'GET /v1/trip_finder/travel_ages': read,
  'GET /schema.graphql': read,
  'GET /graphql': read,
  'POST /graphql': read,
} as const satisfies Record<string, Policy>;

/** Pages by the id of their route module. */
export const pagePolicies = {
  root: read,
  'catalogue/home.route': read,
  'catalogue/trip.route': read,
  'catalogue/operator.route': read,
  'search/all-trips.route': read,
  'search/trip-list.route': read,
  'search/results.route': search,
  'docs/docs.route': read,
  'not-found.route': read,
  'dev/ui.route': read,
} as const satisfies Record<string, Policy>;

export const graphqlPolicies = {
  tripDetail: read,
  operatorProfile: read,
  operatorTripList: read,
  operatorReviews: read,
  categoryTripList: read,
  operatorOldTripList: read,
  tripOldTripList: read,
  categoryOperatorReviews: read,
  categoryReviews: read,
  seoLanding: read,
  longTailSeo: read,
  categoryLongTail: read,
  itineraryPage: read,
  landmarkPage: read,
  poiPage: read,
  oneWeekItinerary: read,
  tenDayItinerary: read,
  twoWeekItinerary: read,
  search,
  destinations: read,
  partnerSite: read,
  menu: read,
  claims: read,
  article: read,
  articles: read,
  compareTrips: read,
  compareOperators: read,
  page: read,
} as const satisfies Record<string, Policy>;

export type RouteKey = keyof typeof routePolicies;
export type PageId = keyof typeof pagePolicies;
export type QueryField = keyof typeof graphqlPolicies;

/** The policy of a route. @throws when the table doesn't list it: an unlisted route can't be mounted. */
export function policyOf(key: RouteKey): Policy {
  if (!Object.hasOwn(routePolicies, key))
    throw new Error(`No policy says who may call "${key}". Add it to policies.ts.`);
  return routePolicies[key];
}
