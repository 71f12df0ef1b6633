import { type Actor, AppError, type LimitRule, notFound, type Principal, principalsOf, visitor } from '#kernel';
import type { PageId } from '../web/page-table.ts';

/**
 * Who may call what, and how often: the only such table. Who the letters stand for is said by `Principal`.
 * A route, page or GraphQL field that isn't listed here can't be mounted, nor may the table list what isn't there.
 */
export type Who = readonly Principal[];
export type Policy = { who: Who; limit: LimitName };
export type LimitName = 'READ' | 'SEARCH' | 'WRITE' | 'PAGE' | 'DRAWN' | 'NONE';

export const limits: Record<Exclude<LimitName, 'NONE'>, LimitRule> = {
  READ: { name: 'READ', max: 600, windowSeconds: 60 },
  SEARCH: { name: 'SEARCH', max: 600, windowSeconds: 60 },
  WRITE: { name: 'WRITE', max: 120, windowSeconds: 60 },
  /** The site has its own: a program that has used up its calls doesn't lock its person out of the pages. */
  PAGE: { name: 'PAGE', max: 600, windowSeconds: 60 },
  /** A list shows some thirty of them. */
  DRAWN: { name: 'DRAWN', max: 6000, windowSeconds: 60 },
};

/**
 * Beside each of these limits: milliseconds that one caller's requests may take of the thread, for the site and for the
 * interfaces a sixth of it each.
 */
const siteTime: LimitRule = { name: 'SITE_TIME', max: 10_000, windowSeconds: 60 };
export const interfaceTime: LimitRule = { name: 'TIME', max: 10_000, windowSeconds: 60 };

export function threadTimeOf({ limit }: Policy): LimitRule {
  return limit === 'PAGE' || limit === 'DRAWN' ? siteTime : interfaceTime;
}

const everyone: Who = ['V', 'M', 'O', 'S'];
const read: Policy = { who: everyone, limit: 'READ' };
const search: Policy = { who: everyone, limit: 'SEARCH' };
const page: Policy = { who: everyone, limit: 'PAGE' };
const drawn: Policy = { who: everyone, limit: 'DRAWN' };
const free: Policy = { who: everyone, limit: 'NONE' };

const routes = {
  'GET /livez': free,
  'GET /readyz': free,
  'GET /version': free,
  'GET /robots.txt': free,
  'GET /assets/*': free,
  'GET /images/{key}/{file}': free,
  'GET /posters/{name}': drawn,
  'GET /previews/{file}': page,
  'GET /maps/trips/{file}': page,
  'GET /marks/{file}': drawn,
  'GET /favicon.svg': free,
  'GET /openapi.json': read,
  'GET /v1/search': search,
  'GET /v1/dmo/{dmo}/search': search,
  'GET /v1/operators': read,
  'GET /v1/operators/{slug}': read,
  'GET /v1/operators/{slug}/trips': read,
  'GET /v1/trips/{id}/departures': read,
  'GET /v1/trips/{id}/spots': read,
  'GET /v1/trips/{id}/merchant_model': read,
  'GET /v1/trips': search,
  'GET /v1/categories': read,
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

/** Pages, with the data of each, by the id of their route module. All stand within the root. */
const pages = {
  root: free,
  'catalogue/home.route': page,
  'catalogue/trip.route': page,
  'catalogue/operator.route': page,
  'search/all-trips.route': page,
  'search/trip-list.route': page,
  'search/results.route': page,
  'docs/docs.route': page,
  'not-found.route': page,
  'dev/ui.route': page,
} as const satisfies Record<'root' | PageId, Policy>;

/** Fields of the GraphQL query; its calls are counted by the route. */
const fields = {
  tripDetail: everyone,
  operatorProfile: everyone,
  operatorTripList: everyone,
  operatorReviews: everyone,
  categoryTripList: everyone,
  operatorOldTripList: everyone,
  tripOldTripList: everyone,
  categoryOperatorReviews: everyone,
  categoryReviews: everyone,
  seoLanding: everyone,
  longTailSeo: everyone,
  categoryLongTail: everyone,
  itineraryPage: everyone,
  landmarkPage: everyone,
  poiPage: everyone,
  oneWeekItinerary: everyone,
  tenDayItinerary: everyone,
  twoWeekItinerary: everyone,
  search: everyone,
  destinations: everyone,
  partnerSite: everyone,
  dmoData: everyone,
  menu: everyone,
  claims: everyone,
  article: everyone,
  articles: everyone,
  compareTrips: everyone,
  compareOperators: everyone,
  page: everyone,
} as const satisfies Record<string, Who>;

export type RouteKey = keyof typeof routes;
export type QueryField = keyof typeof fields;

export type Policies = {
  routes: Readonly<Record<RouteKey, Policy>>;
  pages: Readonly<Record<'root' | PageId, Policy>>;
  fields: Readonly<Record<QueryField, Who>>;
};

/** The table of the product. It is passed in, so that a test can tighten a row and see it obeyed. */
export const policies: Policies = { routes, pages, fields };

/** The policy of a route. @throws when the table doesn't list it: an unlisted route can't be mounted. */
export function policyOf({ routes }: Policies, key: RouteKey): Policy {
  if (!Object.hasOwn(routes, key)) throw new Error(`No policy says who may call "${key}". Add it to policies.ts.`);
  return routes[key];
}

/** The policy of a page: whoever may not see the root sees no page within it. */
export function pagePolicyOf({ pages }: Policies, page: PageId): Policy {
  if (!Object.hasOwn(pages, page)) throw new Error(`No policy says who may see "${page}". Add it to policies.ts.`);
  const { who, limit } = pages[page];
  return { who: who.filter((principal) => pages.root.who.includes(principal)), limit };
}

/** Whoever the caller is not known to be is a visitor. */
export function isAdmitted(who: Who, actor: Actor = visitor): boolean {
  return principalsOf(actor).some((principal) => who.includes(principal));
}

/**
 * @throws unauthenticated for somebody without a name, fresh_sign_in_required or forbidden for a member who can become
 * one of them, not_found for a member who can't: what is others' looks like what isn't there
 */
export function admit(who: Who, actor: Actor): void {
  if (isAdmitted(who, actor)) return;
  if (actor.kind !== 'member') throw new AppError('unauthenticated', 'Sign in to see this.');
  if (who.includes('F')) throw new AppError('fresh_sign_in_required', 'Sign in again to go on.');
  if (who.includes('MV')) throw new AppError('forbidden', 'Confirm your email address first: we sent you a link.');
  throw notFound();
}

/** @throws when the table lists something that isn't there, or lacks something that is. */
export function assertListed(what: string, listed: readonly string[], present: readonly string[]): void {
  const unlisted = present.filter((name) => !listed.includes(name));
  const gone = listed.filter((name) => !present.includes(name));
  if (unlisted.length > 0)
    throw new Error(`No policy says who may call the ${what} ${unlisted.join(', ')}. Add it to policies.ts.`);
  if (gone.length > 0) throw new Error(`policies.ts lists the ${what} ${gone.join(', ')}, which doesn’t exist.`);
}
