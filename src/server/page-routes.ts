import { Hono, type MiddlewareHandler } from 'hono';
import { notFound, visitor } from '#kernel';
import { createHasPage, createPageAddresses } from '#pages';
import { taskKinds } from '../areas.ts';
import { CACHE_CONTROL } from '../web/page-cache-headers.ts';
import type { PageFacts } from '../web/page-facts.ts';
import { type PageId, pagesIn } from '../web/page-table.ts';
import { isPartner } from '../web/partner-paths.loader.ts';
import { contextAt, contextOf, partnerAt } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { bodyCap } from './middleware/body-cap.ts';
import { guard } from './middleware/guard.ts';
import { isReading, onlyReadings } from './middleware/only-readings.ts';
import { assertListed, pagePolicyOf } from './policies.ts';

/** What may be sent to a page. */
const PAGE_BODY_KILOBYTES = 64;

/** Pages and their data: every request behind the policy of its own page, another spelling led to the one there is. */
export function pageRoutes(door: Door): DoorApp {
  const { policies, pageTable } = door;
  const read = createPageAddresses(pageTable);
  const hasPage = createHasPage(pageTable);
  assertListed('page', Object.keys(policies.pages), ['root', ...pagesIn('development').map(({ id }) => id)]);
  // A page that is kept for all says nothing of anybody: whoever asks for it is a visitor.
  const toAll = { ...door, actorOf: async () => visitor };
  const guards = new Map<PageId, MiddlewareHandler>(
    pageTable.map(({ id, facts }) => [id, guard(pagePolicyOf(policies, id), facts.cache === 'private' ? door : toAll)]),
  );

  const app: DoorApp = new Hono();
  app.use(bodyCap(PAGE_BODY_KILOBYTES));
  app.use(async (c, next) => {
    const url = new URL(c.req.url);
    const page = read(c.req.method, url, partnerAt(door, c)?.id ?? null);
    c.set('page', page);
    return guards.get(page.page)?.(c, next);
  });
  app.use(async (c, next) => {
    const { movedTo, through } = c.get('page');
    if (movedTo === null) return next();
    if (through !== null && !(await isPartner(contextAt(door, c), through))) return next();
    c.header('Cache-Control', 'public, max-age=3600');
    // Whoever sends something sends it again, unchanged.
    return c.redirect(movedTo, c.req.method === 'GET' || c.req.method === 'HEAD' ? 301 : 308);
  });
  app.use((c, next) => {
    if (c.get('page').isPage) return onlyReadings(c, next);
    if (isReading(c.req.method)) return next();
    // An address that no page has isn't found, whatever is sent there; some methods can't even be told to the router.
    throw notFound();
  });
  app.all('*', async (c) => {
    const answer = await door.pages(c.req.raw, c.get('page'), {
      ctx: contextOf(door, c.get('actor')),
      atPartner: partnerAt(door, c),
      config: door.config,
      log: door.log,
      search: door.search,
      mail: door.mail,
      keyring: door.keyring,
      addresses: door.addresses,
      accounts: door.accounts,
      requestId: c.get('requestId'),
      page: c.get('page').facts,
      isData: c.get('page').isData,
      hasPage,
      shared: door.shared,
      taskKinds,
      contracts: door.contracts,
    });
    return withWholeQuery(answer, new URL(c.req.url), c.get('page').facts);
  });
  return app;
}

/**
 * What a page's loader never saw, somebody else's keys, leads along when the page has moved. What was renamed may be named
 * as before again, so that nobody keeps the way for longer than the page.
 */
function withWholeQuery(answer: Response, given: URL, { cache }: PageFacts): Response {
  const location = answer.status === 301 ? answer.headers.get('Location') : null;
  if (location === null) return answer;
  const to = new URL(location, given);
  const led = new Set(to.searchParams.keys());
  for (const [key, value] of given.searchParams) if (!led.has(key)) to.searchParams.append(key, value);
  const headers = new Headers(answer.headers);
  headers.set('Location', to.pathname + to.search);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', CACHE_CONTROL[cache]);
  return new Response(null, { status: 301, headers });
}
