import { type Actor, AppError, everyone, forAll, type LimitRule, notFound, type Policy, visitor } from '#kernel';
import { type LimitName, principalsOf, type Who } from '#kernel/serving';
import { fields, routes as routesOfAreas } from '../areas.ts';
import { type PageId, pagesIn } from '../web/page-table.ts';

/**
 * Who may call what, and how often: what each area and each page says of its own, and the server of what it answers
 * itself. A route, page or GraphQL field without a row can't be mounted, nor may a row be of what isn't there.
 */
export type { Policy } from '#kernel';
export type { Who } from '#kernel/serving';

export const limits: Record<Exclude<LimitName, 'NONE'>, LimitRule> = {
  READ: { name: 'READ', max: 600, windowSeconds: 60 },
  SEARCH: { name: 'SEARCH', max: 600, windowSeconds: 60 },
  WRITE: { name: 'WRITE', max: 120, windowSeconds: 60 },
  /** Over all servers: of messages that people send. */
  FORM: { name: 'FORM', max: 5, windowSeconds: 3600 },
  /** Over all servers: of mail with a link that opens something. */
  LINK: { name: 'LINK', max: 10, windowSeconds: 3600 },
  /** Over all servers: of tries to sign in. */
  SIGNIN: { name: 'SIGNIN', max: 30, windowSeconds: 900 },
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

/** What the server answers itself. */
const ownRoutes = {
  'GET /livez': forAll.free,
  'GET /readyz': forAll.free,
  'GET /version': forAll.free,
  'GET /robots.txt': forAll.free,
  'GET /.well-known/security.txt': forAll.free,
  'GET /llms.txt': forAll.free,
  'GET /sitemap.xml': forAll.page,
  'GET /sitemaps/{file}': forAll.page,
  'GET /blog/rss.xml': forAll.page,
  'POST /unsubscribe': forAll.write,
  'POST /sign-in-mm': { who: everyone, limit: 'SIGNIN' },
  'POST /magic-complete': { who: everyone, limit: 'SIGNIN' },
  'POST /member-join-email-confirmation': { who: everyone, limit: 'SIGNIN' },
  'POST /account/email-change': { who: everyone, limit: 'SIGNIN' },
  'POST /customer/forgot-password': { who: everyone, limit: 'LINK' },
  'POST /customer/reset-password': { who: everyone, limit: 'SIGNIN' },
  'POST /customer/account/logout': forAll.write,
  'POST /wishlist': forAll.write,
  'POST /account/my-profile': { who: everyone, limit: 'SIGNIN' },
  'POST /account/saved-searches': forAll.write,
  'POST /account/photo': forAll.write,
  'POST /invite-friend': forAll.write,
  'POST /tellus-about-yourself': forAll.write,
  'GET /photos/{key}': forAll.drawn,
  'POST /account/my-reviews': forAll.write,
  'POST /account/data': { who: everyone, limit: 'SIGNIN' },
  'POST /account/data/export': { who: everyone, limit: 'SIGNIN' },
  'POST /second-factor': { who: everyone, limit: 'SIGNIN' },
  'POST /staff/reviews': forAll.write,
  'POST /staff/leads': forAll.write,
  'POST /staff/tasks': forAll.write,
  'POST /staff/bookings': forAll.write,
  'POST /staff/refunds': forAll.write,
  'POST /operator/bookings': forAll.write,
  'POST /operator/departures': forAll.write,
  'POST /operator/reviews': forAll.write,
  'POST /report-a-review': { who: everyone, limit: 'FORM' },
  'POST /write-a-review': { who: everyone, limit: 'SIGNIN' },
  'POST /reserve': forAll.write,
  'POST /pl/{dmo}/reserve': forAll.write,
  'POST /reserve/paypal-return': forAll.write,
  'POST /reserve/resume': { who: everyone, limit: 'SIGNIN' },
  'POST /reserve/resume-link': { who: everyone, limit: 'LINK' },
  'POST /travel-gifts-card': { who: everyone, limit: 'SIGNIN' },
  'POST /travel-gifts-card/buy': forAll.write,
  'POST /booking/{id}': forAll.write,
  'GET /booking/{id}/trip.ics': forAll.page,
  'POST /following': forAll.write,
  'GET /dev/mail': forAll.page,
  'GET /dev/mail/{id}': forAll.page,
  'GET /dev/mail/{id}/html': forAll.page,
  'GET /dev/paypal/checkoutnow': forAll.page,
  'POST /dev/paypal/checkoutnow': forAll.write,
  'GET /assets/*': forAll.free,
  'GET /images/{key}/{file}': forAll.free,
  'GET /posters/{name}': forAll.drawn,
  'GET /previews/{file}': forAll.page,
  'GET /maps/trips/{file}': forAll.page,
  'GET /maps/guides/{file}': forAll.page,
  'GET /maps/world.svg': forAll.page,
  'GET /maps/restrictions/{file}': forAll.page,
  'GET /maps/questions/{file}': forAll.page,
  'GET /maps/attractions/{file}': forAll.page,
  'GET /maps/itineraries/{file}': forAll.page,
  'GET /marks/{file}': forAll.drawn,
  'GET /favicon.svg': forAll.free,
  'GET /openapi.json': forAll.read,
  'GET /schema.graphql': forAll.read,
  'GET /graphql': forAll.read,
  'POST /graphql': forAll.read,
} as const satisfies Record<string, Policy>;

const WHERE_ROWS_STAND =
  'Add a row: in the area.ts of its area, in web/page-table.ts for a page, in server/policies.ts for what the server answers itself.';

const routes = { ...ownRoutes, ...routesOfAreas };

/** Pages, with the data of each, by the id of their route module. All stand within the root. */
const pages = {
  root: forAll.free,
  ...Object.fromEntries(pagesIn('development').map(({ id, policy }) => [id, policy])),
} as Record<'root' | PageId, Policy>;

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
  if (!Object.hasOwn(routes, key)) throw new Error(`No policy says who may call "${key}". ${WHERE_ROWS_STAND}`);
  return routes[key];
}

/** The policy of a page: whoever may not see the root sees no page within it. */
export function pagePolicyOf({ pages }: Policies, page: PageId): Policy {
  if (!Object.hasOwn(pages, page)) throw new Error(`No policy says who may see "${page}". ${WHERE_ROWS_STAND}`);
  const { who, limit } = pages[page];
  return { who: who.filter((principal) => pages.root.who.includes(principal)), limit };
}

/** Whoever the caller is not known to be is a visitor. */
export function isAdmitted(who: Who, actor: Actor = visitor): boolean {
  return principalsOf(actor).some((principal) => who.includes(principal));
}

/**
 * @throws unauthenticated for somebody without a name, fresh_sign_in_required, second_factor_required or forbidden for a member who can become
 * one of them, not_found for a member who can't: what is others' looks like what isn't there
 */
export function admit(who: Who, actor: Actor): void {
  if (isAdmitted(who, actor)) return;
  if (actor.kind !== 'member') throw new AppError('unauthenticated', 'Sign in to see this.');
  if (who.includes('fresh-member')) throw new AppError('fresh_sign_in_required', 'Sign in again to go on.');
  if (who.includes('verified-member'))
    throw new AppError('forbidden', 'Confirm your email address first: we sent you a link.');
  const couldProve = who.includes('proved-operator') && actor.operatorIds.length > 0;
  if (couldProve || (who.includes('staff') && actor.awaitsSecondFactor)) {
    throw new AppError('second_factor_required', 'Enter a code of your authenticator first, at /second-factor.');
  }
  throw notFound();
}

/** @throws when the table lists something that isn't there, or lacks something that is. */
export function assertListed(what: string, listed: readonly string[], present: readonly string[]): void {
  const unlisted = present.filter((name) => !listed.includes(name));
  const gone = listed.filter((name) => !present.includes(name));
  if (unlisted.length > 0)
    throw new Error(`No policy says who may use the ${what} ${unlisted.join(', ')}. ${WHERE_ROWS_STAND}`);
  if (gone.length > 0) throw new Error(`A policy names the ${what} ${gone.join(', ')}, which doesn’t exist.`);
}
