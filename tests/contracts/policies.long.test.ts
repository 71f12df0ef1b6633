import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, type GraphQLArgument, isListType, isNonNullType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperatorUser } from '#accounts/upkeep';
import { createImageStore } from '#images';
import { newId } from '#kernel';
import { temporaryFolder } from '#kernel/testing';
import { createPageCache, createPageDoor } from '#pages';
import { createAnswer } from '../../src/server/answer.ts';
import type { Door } from '../../src/server/door.ts';
import {
  type Policies,
  type Policy,
  policies,
  type QueryField,
  type RouteKey,
  type Who,
} from '../../src/server/policies.ts';
import { type BuiltFile, readBuiltFile } from '../../src/server/static/built-file.ts';
import { type PageId, pagesIn } from '../../src/web/page-table.ts';
import { builtPages } from './built-pages.ts';
import { PICTURE, routesOf, senders, type Things } from './policy-addresses.ts';
import { type BuiltPage, pagesOf } from './policy-pages.ts';
import { SENT_TO, statusOf } from './policy-statuses.ts';
import { claimedPlay } from './quiz-plays.ts';
import { samplesOf } from './samples.ts';
import { sharedList } from './shared-list.ts';
import { signingIn } from './signing-in.ts';
import { type GraphqlAnswer, seededSite } from './testing.ts';

/** Neither visitors nor the member who asks below. */
const NOBODY: Who = ['fresh-member'];
const BUILT_PAGES = (Object.keys(policies.pages) as ('root' | PageId)[]).filter((id) => id !== 'dev/ui.route');
/** Fields asked for in one query; more would be refused. */
const AT_ONCE = 5;

/** The whole server as main.ts puts it together, over a table of policies that a test chooses. */
describe('every row of the table of policies is obeyed:', () => {
  const site = seededSite();
  const folder = temporaryFolder('policies');
  const images = createImageStore({ folder, s3: null });
  const cache = createPageCache({ maxBytes: 50e6, now: () => site.ctx.clock().getTime() });
  let door: Door;
  let server: Server;
  const things = { port: () => (server.address() as AddressInfo).port, fresh: [] as string[] } as Things;
  const routes = routesOf(site, things);
  const pages = () => pagesOf(things);
  const { byMember } = senders(things);

  beforeAll(async () => {
    const pages = await builtPages();
    const { clock } = site.ctx;
    door = {
      ...site.door,
      writeMail: pages.writeMail,
      images,
      pages: createPageDoor(pages.render, cache, clock),
      pageTable: pages.table,
    };
    await site.door.mail.post(site.ctx, {
      name: 'contact_receipt',
      to: 'ada@example.com',
      subjectId: newId(),
      variables: { name: 'Ada', topic: 'Other', message: 'When does it snow?' },
    });
    things.mailId = (await site.door.pool.query('select id from email_log')).rows[0].id;
    things.questionId = (await site.door.pool.query('select id from quiz_questions limit 1')).rows[0].id;
    things.playId = await claimedPlay(site);
    things.samples = await samplesOf(site);
    things.tripId = (
      await site.door.pool.query('select id from trips where slug = $1', [things.samples.trip])
    ).rows[0].id;
    things.plan = (
      await site.door.pool.query("select id from category_pages where kind = 'itinerary' limit 1")
    ).rows[0].id;
    things.listPath = await sharedList(site);
    things.session = await oldSession();
    things.operator = await operatorSession();
    things.fresh = await freshSessions(5);
    things.staff = await staffSession();
    await images.put(`${PICTURE}/480.webp`, Buffer.from('a picture'), 'image/webp');
    server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => {
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function oldSession(): Promise<string> {
    const { browser, signIn } = signingIn(site);
    const member = browser();
    await signIn(member, 'ada.byron@example.com');
    const save = { body: { trip_id: things.tripId } };
    await member.ask('/v1/trip_wishlists/last_used/trip_wishlist_trips', save);
    // Saved already, so that each time it is asked for is answered alike.
    await member.ask('/v1/saved_searches', { body: { query_string: 'rating=4' } });
    await member.ask(`/v1/followings?followable_type=Operator&followable_id=${things.samples.operator}`, {
      method: 'POST',
    });
    await site.door.pool.query("update sessions set created_at = '2000-01-01'");
    return [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async function staffSession(): Promise<string> {
    const { browser, signIn } = signingIn(site);
    const member = browser();
    await signIn(member, 'moderator@example.com');
    const { pool } = site.door;
    const of = "(select id from users where email = 'moderator@example.com')";
    await pool.query(`insert into user_roles (user_id, role) select ${of}, 'moderator'`);
    await pool.query(`update sessions set created_at = '2000-01-01', second_factor_at = $1 where user_id = ${of}`, [
      site.ctx.clock(),
    ]);
    return [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async function operatorSession(): Promise<string> {
    const { browser, signIn } = signingIn(site);
    const member = browser();
    await signIn(member, 'company@example.com');
    const { rows } = await site.door.pool.query('select id from operators where slug = $1', [things.samples.operator]);
    await addOperatorUser(site.ctx, { email: 'company@example.com', operatorId: rows[0].id });
    await site.door.pool.query("update sessions set created_at = '2000-01-01'");
    return [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async function freshSessions(count: number): Promise<string[]> {
    const { browser, signIn } = signingIn(site);
    const members = Array.from({ length: count }, browser);
    for (const [i, member] of members.entries()) await signIn(member, `fresh-${i}@example.com`);
    return members.map(({ cookies }) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  }

  /** Every row for nobody who asks here. */
  function allClosed(): Pick<Policies, 'routes' | 'pages'> {
    const close = <Row extends Record<string, Policy>>(rows: Row) =>
      Object.fromEntries(Object.keys(rows).map((key) => [key, { who: NOBODY, limit: 'NONE' }])) as unknown as Row;
    return { routes: close(policies.routes), pages: close(policies.pages) };
  }

  function serve(changed: Partial<Policies>): void {
    const own = { ...door, policies: { ...policies, ...changed } };
    server.removeAllListeners('request');
    server.on('request', createAnswer(own, cache, readOnce));
  }
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://localhost:${things.port()}${path}`, { redirect: 'manual', ...init });
    return { status: answer.status, text: await answer.text() };
  };
  /** A page, the same by a campaign, in another spelling and its data. */
  const ways = (path: string): [string, RequestInit?][] => {
    const [pathname = '', query = ''] = path.split('?');
    return [
      [path],
      [path, { method: 'HEAD' }],
      [`${path}${query ? '&' : '?'}utm_source=news`],
      [path === '/' ? '//' : `${pathname.toUpperCase()}?${query}`],
      [`${pathname === '/' ? '/_' : pathname}.data?${query}`],
      [`${pathname === '/' ? '/_' : pathname}.data?_routes=root&${query}`],
      [path, { method: 'POST' }],
    ];
  };

  const waysTo = (key: string): [string, RequestInit?][] => {
    const route = routes()[key as RouteKey];
    if (route) return route[1] ? [route] : [route, [route[0], { method: 'HEAD' }]];
    const path = key === 'root' ? '/docs' : pages()[key as BuiltPage];
    // What is sent to such a page is answered by a route, which has a row of its own.
    const [pathname = ''] = path.split('?');
    return ways(path).slice(0, SENT_TO.some((one) => one.test(pathname)) ? -1 : undefined);
  };
  const statusesOf = async (key: string) => {
    const statuses: number[] = [];
    for (const way of waysTo(key)) statuses.push((await ask(...way)).status);
    // Whoever has closed an account closes it once.
    if (key === 'DELETE /v1/me' && statuses.includes(200)) things.fresh.pop();
    return statuses;
  };
  it('as the table stands, every route and page answers everybody', async () => {
    serve({});
    for (const key of Object.keys(routes()))
      expect([key, new Set(await statusesOf(key))]).toEqual([key, new Set([statusOf(key)])]);
    for (const key of Object.keys(pages())) {
      const statuses = key === 'not-found.route' ? Array(7).fill(404) : [200, 200, 200, 301, 200, 200, 405];
      expect([key, await statusesOf(key)]).toEqual([key, statuses.slice(0, waysTo(key).length)]);
    }
    expect(cache.pages).toBeGreaterThan(5);
  });

  it.each(Object.keys(policies.routes) as RouteKey[])('that of %s decides about it, and no other does', async (key) => {
    // Somebody who has just signed in is refused for good, others are asked to.
    const isFresh = policies.routes[key].who.join() === NOBODY.join();
    const closed: Policy = { who: isFresh ? ['staff'] : NOBODY, limit: 'NONE' };
    serve({ routes: { ...policies.routes, [key]: closed } });
    expect(new Set(await statusesOf(key))).toEqual(new Set([isFresh ? 404 : 401]));
    serve({ ...allClosed(), routes: { ...allClosed().routes, [key]: policies.routes[key] } });
    expect(new Set(await statusesOf(key))).toEqual(new Set([statusOf(key)]));
  });

  it.each(BUILT_PAGES)('that of the page %s decides about it however it is asked for, kept or not', async (key) => {
    serve({});
    const open = await statusesOf(key);
    const { root, [key]: own } = policies.pages;
    serve({ pages: { ...policies.pages, [key]: { who: NOBODY, limit: 'READ' } } });
    expect(new Set(await statusesOf(key))).toEqual(new Set([401]));
    cache.clear();
    expect(new Set(await statusesOf(key))).toEqual(new Set([401]));
    expect(cache.pages).toBe(0);

    serve({ ...allClosed(), pages: { ...allClosed().pages, root, [key]: own } });
    if (key !== 'root') expect(await statusesOf(key)).toEqual(open);
  });

  it('no page breaks by a name that every object has, whatever it is given for', async () => {
    serve({});
    const broken: string[] = [];
    for (const { id, keys } of pagesIn('production')) {
      const path = pages()[id as BuiltPage];
      // What lists are narrowed by is sent at random by the fuzzer.
      if (path === undefined || keys.size > MOST_KEYS) continue;
      const [bare = '', query] = path.split('?');
      for (const key of keys) {
        const given = new URLSearchParams(query);
        given.set(key, '__proto__');
        for (const headers of [undefined, { Cookie: things.staff }]) {
          const { status } = await ask(`${bare}?${given}`, headers && { headers });
          if (status >= 500) broken.push(`${status} ${bare}?${key}=__proto__`);
        }
      }
    }
    expect(broken).toEqual([]);
  });

  it('that of every field of the GraphQL query decides about it, and no other does', async () => {
    const schema = buildSchema(readFileSync('contracts/schema.graphql', 'utf8'));
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
    const names = fields.map(({ name }) => name);
    expect([...names].sort()).toEqual(Object.keys(policies.fields).sort());
    const refusedOf = async (asked: typeof fields) => {
      const query = `{ ${asked.map(({ name, args }) => `${name}${given(args)} { __typename }`).join(' ')} }`;
      // As a member: some fields are for those who have something of their own.
      const { text } = await ask('/graphql', byMember({ query }));
      const { data, errors = [] } = JSON.parse(text) as GraphqlAnswer;
      if (data === undefined) throw new Error(`Not a query of this schema: ${query} ${text}`);
      return errors.filter(({ extensions }) => extensions.status === 401).map(({ path }) => path?.[0]);
    };
    const closed = Object.fromEntries(names.map((name) => [name, NOBODY])) as Policies['fields'];
    for (const [i, { name }] of fields.entries()) {
      const together = fields.slice(i, i + AT_ONCE);
      serve({ fields: { ...policies.fields, [name]: NOBODY } });
      expect(await refusedOf(together)).toEqual([name]);
      serve({ fields: { ...closed, [name]: policies.fields[name as QueryField] } });
      expect([name, await refusedOf(together)]).toEqual([name, together.slice(1).map((other) => other.name)]);
    }
  });
});

/** Of a page that isn’t a list. */
const MOST_KEYS = 12;
const built = new Map<string, BuiltFile>();
/** Hundreds of servers are put together, each over the same files. */
function readOnce(path: string): BuiltFile {
  const file = built.get(path) ?? readBuiltFile(path);
  built.set(path, file);
  return file;
}

/** Something for every argument that a field demands. */
function given(args: readonly GraphQLArgument[]): string {
  const needed = args.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);
  if (needed.length === 0) return '';
  const some = needed.map(({ name, type }) => {
    const inner = isNonNullType(type) ? type.ofType : type;
    return `${name}: ${isListType(inner) ? '["some", "other"]' : '"some"'}`;
  });
  return `(${some.join(', ')})`;
}
