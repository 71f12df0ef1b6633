import { describe, expect, it } from 'vitest';
import { createMemoryLimiter, readConfig } from '#kernel';
import { previewUrl } from '#posters/shared';
import { createApp } from '../../src/server/app.ts';
import { limits, policies } from '../../src/server/policies.ts';
import { published } from './published.ts';
import { signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const ELSEWHERE = { Origin: 'https://travel.example' };

describe('the interfaces', () => {
  const site = seededSite();

  it.each(['/v1/trips?limit=1', '/graphql?query={__typename}', '/openapi.json', '/schema.graphql'])(
    'let pages of other sites read %s',
    async (path) => {
      const answer = await site.ask(path, { headers: ELSEWHERE });
      expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);
      expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
      expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('RateLimit-Remaining');
    },
  );

  it('say beforehand that others may read and not write', async () => {
    const asked = { ...ELSEWHERE, 'Access-Control-Request-Method': 'POST' };
    const answer = await site.ask('/v1/trips', { method: 'OPTIONS', headers: asked });
    expect([answer.status, answer.headers.get('Access-Control-Allow-Methods')]).toEqual([204, 'GET,HEAD']);
  });

  it('let pages of other sites post a question to GraphQL, and change nothing by it', async () => {
    const asked = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' };
    const preflight = await site.ask('/graphql', { method: 'OPTIONS', headers: { ...ELSEWHERE, ...asked } });
    const told = ['Origin', 'Methods', 'Headers', 'Credentials'].map((name) =>
      preflight.headers.get(`Access-Control-Allow-${name}`),
    );
    expect([preflight.status, ...told]).toEqual([204, '*', 'GET,HEAD,POST', 'Content-Type', null]);
    const ask = (query: string, more: Record<string, string> = {}) =>
      site.ask('/graphql', {
        method: 'POST',
        body: JSON.stringify({ query }),
        headers: { ...ELSEWHERE, 'Content-Type': 'application/json', ...more },
      });
    const answer = await ask('{ __typename }');
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);
    expect(await answer.json()).toMatchObject({ data: { __typename: 'Query' } });
    expect((await ask('mutation { anything }')).status).toBe(405);
    const withCookie = await ask('{ __typename }', { Cookie: 'session=1' });
    expect([withCookie.status, (await withCookie.json()).errors[0].extensions.status]).toEqual([403, 403]);
  });

  it('say so of refusals too, that a page can tell its reader why', async () => {
    const answer = await site.ask('/v1/trips?filters[color]=red', { headers: ELSEWHERE });
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([422, '*']);
  });

  it('name pictures that pages of other sites may show, and nothing else of the site may be shown there', async () => {
    const { rows } = await site.door.pool.query('select slug from operators order by id limit 1');
    const [trip] = (await (await site.ask('/v1/trips?limit=1')).json()).data;
    const drawn = [
      trip.attributes.poster_url,
      previewUrl({ biome: 'river', motif: 'bend', hour: 'morning', seed: 1 }),
      `/marks/${rows[0].slug}.svg`,
      '/maps/world.svg',
    ];
    for (const [policy, paths] of Object.entries({ 'cross-origin': drawn, 'same-origin': ['/photos/x', '/'] })) {
      for (const path of paths) {
        const answer = await site.ask(path);
        expect([path, answer.headers.get('Cross-Origin-Resource-Policy')]).toEqual([path, policy]);
        if (policy === 'cross-origin') expect([path, answer.status]).toEqual([path, 200]);
      }
    }
  });

  it('use up none of the calls of the site’s pages', async () => {
    const config = readConfig({ SOJOURN_ENV: 'demo', BASE_URL: 'http://localhost' });
    const app = createApp({ ...site.door, config, limiter: createMemoryLimiter() });
    const ask = async (path: string) => (await app.request(`http://localhost${path}`)).status;
    for (let i = 0; i < limits.READ.max; i += 1) await ask('/v1/operators/nobody/trips?page=0');
    expect(await ask('/v1/operators?limit=1')).toBe(429);
    expect(await ask('/all-trips')).toBe(200);
  });
});

/** Every row of the table and every page, so that none which is added can be left out. */
describe('what changes something', () => {
  const site = seededSite();
  const { pool } = site.door;
  const { browser, signIn, whoIs } = signingIn(site);
  const filled = (path: string) => path.replace(/\{\w+\}|:\w+/g, 'some');
  const routes = Object.keys(policies.routes).flatMap((key) => {
    const [method = '', path = ''] = key.split(' ');
    return method === 'GET' ? [] : [{ key, method, path: filled(path) }];
  });
  const pages = site.door.pageTable.flatMap(({ id, path }) =>
    ['POST', 'DELETE'].map((method) => ({ key: `${method} ${id}`, method, path: `/${filled(path)}` })),
  );
  /**
   * All that another site’s page may send, and never with a cookie. PayPal, the provider of mail and mailboxes that
   * unsubscribe by one press are no pages: they send no Origin.
   */
  const OPEN = ['POST /graphql'];
  const ORIGINS = ['https://travel.example', 'null', 'http://localhost.travel.example', 'http://localhost:81', ''];
  const statusOf = async ({ method, path }: (typeof routes)[number], headers: Record<string, string>) => {
    const given = { do: 'create', name: 'Andes', email: 'ada@example.com' };
    const isCall = /^\/(v1|users|next-api)\//.test(path);
    const body = isCall ? JSON.stringify(given) : new URLSearchParams(given).toString();
    const type = { 'Content-Type': isCall ? 'application/json' : 'application/x-www-form-urlencoded' };
    return (await site.ask(path, { method, body, headers: { ...type, ...headers } })).status;
  };
  /** Every row of every table. */
  const held = async () => {
    const { rows: tables } = await pool.query("select tablename from pg_tables where schemaname = 'public' order by 1");
    const sums = tables.map(({ tablename: name }) =>
      pool.query(`select $1 as name, count(*), sum(hashtext(t::text)::bigint) from ${name} t`, [name]),
    );
    return (await Promise.all(sums)).flatMap(({ rows }) => rows);
  };

  it('is published as what refuses a page of another site', () => {
    const silent = routes.filter(({ key, method }) => {
      const call = published.paths[key.split(' ')[1] ?? '']?.[method.toLowerCase()];
      return call && !('403' in call.responses);
    });
    expect(silent.map(({ key }) => key)).toEqual([]);
  });

  it('is refused to every other site’s page, whoever is signed in, at every route and page', async () => {
    const member = browser();
    await signIn(member, 'ada@example.com');
    const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect(routes.length).toBeGreaterThan(100);
    const before = await held();
    const passed: string[] = [];
    for (const one of [...routes, ...pages]) {
      for (const Origin of ORIGINS) {
        if ((await statusOf(one, { Origin, Cookie: cookie })) !== 403) passed.push(`${one.key} from ${Origin}`);
        if ((await statusOf(one, { Origin })) !== 403 && !OPEN.includes(one.key)) passed.push(`${one.key}, no cookie`);
      }
      // Browsers that name no origin send cookies.
      if ((await statusOf(one, { Cookie: cookie })) !== 403) passed.push(`${one.key} from nowhere`);
    }
    expect(passed).toEqual([]);
    for (const one of routes.filter(({ key }) => OPEN.includes(key)))
      expect([one.key, await statusOf(one, { Origin: 'null' })]).not.toEqual([one.key, 403]);
    expect(await held()).toEqual(before);
    expect(await whoIs(member)).toBe('ada@example.com');
  });
});
