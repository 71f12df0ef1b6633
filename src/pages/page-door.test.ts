import { Agent, createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryLimiter, readConfig } from '#kernel';
import { createAnswer } from '../server/answer.ts';
import type { Door } from '../server/door.ts';
import { limits, type Policy, policies } from '../server/policies.ts';
import { unusedDoor } from '../server/testing.ts';
import type { PageRenderer } from './create-pages.ts';
import { plainBody } from './page-answer.ts';
import { type CachedPage, createPageCache } from './page-cache.ts';
import { createPageDoor } from './page-door.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;
const PUBLIC = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'self'",
  'Cache-Control': 'public, max-age=0, s-maxage=60',
};

type Page = { text: string; status?: number; headers?: HeadersInit };
type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

const unpack: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};
const pathOf = ({ url }: Pick<Request, 'url'>) => new URL(url).pathname;

/** All that answers requests, by HTTP. The pages themselves are stand-ins that say what they were asked for. */
/** A host with the partner whose site it is. */
const partnerSite = (host: string, id: string) => [host, { id, slug: id, origin: `https://${host}` }] as const;

describe('public pages', () => {
  const agent = new Agent({ keepAlive: true });
  /** Never closes a connection that rests: one that the next request takes could be closed at that very moment. */
  const server: Server = createServer({ keepAliveTimeout: 0 });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterEach(() => void server.removeAllListeners('request'));
  afterAll(() => {
    agent.destroy();
    server.close();
  });

  function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    const { port } = server.address() as AddressInfo;
    const all = { Host: 'sojourn.example', 'Accept-Encoding': 'gzip', ...headers };
    return new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, method, headers: all, agent }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        const { statusCode: status = 0, headers: told } = response;
        const unpacked = body.length > 0 ? unpack[told['content-encoding'] ?? '']?.(body) : undefined;
        resolve({ status, headers: told, text: (unpacked ?? body).toString() });
      })
        .on('error', reject)
        .end();
    });
  }

  /** A server of pages that `draw` makes; every request that reached it is noted. */
  function serve(draw: (asked: Request) => Page | Promise<Page>, parts: Partial<Door> = {}) {
    const time = { now: NOON };
    const clock = () => new Date(time.now);
    const cache = createPageCache({ maxBytes: 1e6, now: () => time.now });
    const rendered: Request[] = [];
    const render: PageRenderer = async (asked, _services, isMissingKept) => {
      rendered.push(asked);
      const { text, status = 200, headers = PUBLIC } = await draw(asked);
      if (status === 404 && isMissingKept) return { response: new Response(null, { status }), text: null };
      return { response: new Response(null, { status, headers }), text };
    };
    const answerWith = (more: Partial<Door> = {}) => {
      const config = readConfig({ BASE_URL: 'https://sojourn.example' });
      const pages = createPageDoor(render, cache, clock);
      const limiter = createMemoryLimiter(1000, () => time.now);
      server.removeAllListeners('request');
      server.on('request', createAnswer(unusedDoor({ config, pages, limiter, clock, ...parts, ...more }), cache));
    };
    answerWith();
    return { cache, rendered, time, answerWith };
  }
  const inca = () => ({ text: 'inca' });

  it('are answered from memory as they were when they were rendered, and once for all', async () => {
    const { rendered } = serve(inca);
    const fresh = await ask('/trips/inca');
    const kept = await ask('/trips/inca');
    expect([fresh.status, fresh.text, kept.text]).toEqual([200, 'inca', 'inca']);
    expect(kept.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=0, s-maxage=60',
      etag: expect.stringMatching(/^W\/".{22}"$/),
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const lasting = ({ 'x-request-id': _, date: __, ...headers }: IncomingHttpHeaders) => headers;
    expect(lasting(kept.headers)).toEqual(lasting(fresh.headers));
    expect(kept.headers['set-cookie']).toBeUndefined();
    expect(rendered).toHaveLength(1);
  });

  it.each([
    ['for three hundred who ask', { text: 'a page', status: 200 }, 300],
    // Of one caller no more come to the door together; a page that can't be kept is rendered anew for the others.
    ['for sixteen who ask, also where it can’t be kept,', { text: 'Page not found', status: 404 }, 16],
  ])('are rendered once %s at the same time', async (_, page, people) => {
    const everybody = Promise.withResolvers<void>();
    const { rendered } = serve(async () => {
      await everybody.promise;
      return page;
    });
    let arrived = 0;
    server.prependListener('request', () => {
      arrived += 1;
      // Long enough for the last of them to have come to the door.
      if (arrived === people) setTimeout(everybody.resolve, 500);
    });
    const answers = await Promise.all(Array.from({ length: people }, (_, i) => ask(`/trips/inca?utm_id=${i}`)));
    for (const { text, status } of answers) expect({ text, status }).toEqual(page);
    expect(rendered).toHaveLength(1);
  });

  it('are one page for campaigns, cookies, keys that mean nothing there and the dots of a path', async () => {
    const { cache, rendered } = serve((asked) => ({ text: new URL(asked.url).search || 'inca' }));
    const { etag } = (await ask('/trips/inca')).headers;
    const made = Array.from({ length: 100 }, (_, i) => `?key${i}=${'x'.repeat(i)}&fbclid=${i}&page=${i}`);
    const same = ['?utm_source=news', '?', '?sort=price_low_to_high', '?Departure=1', ...made];
    for (const path of [...same.map((query) => `/trips/inca${query}`), '/trips/./inca', '/docs/../trips/inca']) {
      const { status, headers } = await ask(path, { Cookie: 'session=somebody', 'X-Anything': 'else' });
      expect([path, status, headers.etag]).toEqual([path, 200, etag]);
    }
    for (const more of ['', '&gclid=1']) expect((await ask(`/all-trips?page=2${more}`)).text).toBe('?page=2');
    expect([cache.pages, rendered.length]).toEqual([2, 2]);
  });

  it('are rendered for one alone, packed for that one, when the choice in the address means something', async () => {
    const long = 'word '.repeat(1000);
    const { cache, rendered } = serve(() => ({ text: long }));
    for (const path of ['/trips/inca?departure=1', '/all-trips?sort=rating&page=2', '/trips/inca.data']) {
      for (const [accepted, packed] of [
        ['gzip, zstd', 'zstd'],
        ['identity', undefined],
      ] as const) {
        const { headers, text } = await ask(path, { 'Accept-Encoding': accepted });
        expect([path, headers['content-encoding'], headers.vary]).toEqual([path, packed, 'Accept-Encoding']);
        expect(text).toBe(long);
      }
    }
    expect([cache.pages, rendered.length]).toEqual([0, 6]);
  });

  it('have one spelling each, to which others are led, and are only read', async () => {
    const { rendered } = serve(inca);
    await ask('/trips/inca');
    for (const path of [
      '/Trips/Inca',
      '/trips/inca/',
      '/trips//inca',
      '/trips/%69nca',
      '/trips/inca;a=b',
      '//trips/inca',
    ]) {
      const { status, headers } = await ask(path);
      expect([path, status, headers.location]).toEqual([path, 301, '/trips/inca']);
    }
    expect((await ask('/trips/inca', {}, 'POST')).status).toBe(405);
    expect(rendered).toHaveLength(1);
  });

  it('are packed as is asked for, brotli first, and unpacked for who can’t', async () => {
    const { rendered } = serve(inca);
    for (const [accepted, packed] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
      ['br;q=0', undefined],
    ] as const) {
      const { headers, text } = await ask('/trips/inca', { 'Accept-Encoding': accepted });
      expect([accepted, headers['content-encoding'], text]).toEqual([accepted, packed, 'inca']);
    }
    expect(rendered).toHaveLength(1);
  });

  it('come uncompressed for those who take nothing else, one body for all who read it', async () => {
    const { cache } = serve(inca);
    await ask('/trips/inca');
    const identity = { 'Accept-Encoding': 'identity' };
    const { headers } = await ask('/trips/inca', identity, 'HEAD');
    expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, '4']);
    expect((await ask('/trips/inca', identity)).headers['content-length']).toBe('4');
    const kept = cache.peek('/trips/inca') as CachedPage;
    const [one, other] = await Promise.all([plainBody(kept), plainBody(kept)]);
    expect(other).toBe(one);
    expect(await plainBody(kept)).toBe(one);
  });

  it('stand in nobody’s way where a route is, whatever is kept of addresses of nothing', async () => {
    serve(() => ({ text: 'none', status: 404 }));
    for (const path of ['/no/such/page', '/x?y=z', '/404', '/trips/%00']) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
    expect(await ask('/livez')).toMatchObject({ status: 200, text: expect.not.stringContaining('none') });
    expect((await ask('/robots.txt')).text).toContain('User-agent');
    expect((await ask('/assets/a.js')).text).not.toBe('none');
  });

  it('are refused, kept or not, when their own policy isn’t for everybody', async () => {
    const staffOnly: Policy = { who: ['staff'], limit: 'READ' };
    const { answerWith } = serve(inca);
    for (const path of ['/trips/inca', '/docs']) expect((await ask(path)).status).toBe(200);
    const pages = { ...policies.pages, 'catalogue/trip.route': staffOnly };
    answerWith({ policies: { ...policies, pages } });
    for (const path of ['/trips/inca', '/trips/inca?utm_source=a']) {
      expect([(await ask(path)).status, (await ask(path, {}, 'HEAD')).status]).toEqual([401, 401]);
    }
    expect((await ask('/docs')).status).toBe(200);
    answerWith({ policies: { ...policies, pages: { ...policies.pages, root: staffOnly } } });
    expect((await ask('/docs')).status).toBe(401);
  });

  it('are never shown under a name that a stranger made up', async () => {
    const { rendered } = serve(inca, { hosts: new Map([partnerSite('partner.example', 'one')]) });
    await ask('/trips/inca');
    for (const host of ['evil.example', 'sojourn.example.evil.example', 'sojourn.example:81']) {
      expect((await ask('/trips/inca', { Host: host })).status).toBe(421);
    }
    expect(await ask('/trips/inca', { Host: 'partner.example' })).toMatchObject({ status: 200, text: 'inca' });
    expect(rendered).toHaveLength(2);
    for (const host of ['Sojourn.Example', 'PARTNER.example'])
      expect((await ask('/trips/inca', { Host: host })).status).toBe(200);
    expect(rendered).toHaveLength(2);
  });

  it('kept for one partner’s site are never shown on another, nor on ours, missing ones included', async () => {
    const hosts = new Map([
      partnerSite('andes.example', 'andes'),
      partnerSite('www.andes.example', 'andes'),
      partnerSite('fjords.example:8443', 'fjords'),
    ]);
    const drawn = (asked: Request) => {
      const { host, pathname } = new URL(asked.url);
      return { text: `${pathname} at ${host}`, status: pathname.startsWith('/trips') ? 200 : 404 };
    };
    const { cache, rendered } = serve(drawn, { hosts });
    const sites = ['sojourn.example', 'andes.example', 'fjords.example:8443'];
    const everywhere = async (path: string) => {
      for (const host of [...sites, ...sites.toReversed()]) {
        const { pathname } = new URL(path, 'http://any');
        const shown = pathname.startsWith('/trips') ? pathname : '/404';
        expect((await ask(path, { Host: host })).text).toBe(`${shown} at ${host}`);
      }
    };
    for (const path of ['/trips/inca', '/trips/inca?utm_source=news', '/no/such/page']) await everywhere(path);
    expect(rendered.filter(({ url }) => pathOf({ url }) === '/trips/inca')).toHaveLength(3);
    expect(cache.pages).toBe(6);
    // Two hosts of one partner are one site.
    expect((await ask('/trips/inca', { Host: 'www.andes.example' })).text).toBe('/trips/inca at andes.example');
  });

  it('are those of the host in the header when the request line names another', async () => {
    const hosts = new Map([partnerSite('andes.example', 'andes')]);
    const { cache } = serve(inca, { hosts });
    await ask('http://andes.example/trips/inca', { Host: 'sojourn.example' });
    await ask('http://sojourn.example/trips/alps', { Host: 'andes.example' });
    const keys = ['/trips/inca', 'andes /trips/inca', '/trips/alps', 'andes /trips/alps'];
    expect(keys.map((key) => cache.peek(key) !== null)).toEqual([true, false, false, true]);
  });

  it('send no body to those who hold it and to those who only ask for the head', async () => {
    serve(inca);
    const { etag = '' } = (await ask('/trips/inca')).headers;
    const unchanged = await ask('/trips/inca', { 'If-None-Match': `"other", ${etag}` });
    expect([unchanged.status, unchanged.text, unchanged.headers.etag]).toEqual([304, '', etag]);
    const head = await ask('/trips/inca', {}, 'HEAD');
    expect([head.status, head.text]).toEqual([200, '']);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
  });

  it('stay in caches in front no longer than they are true, and are made anew at midnight', async () => {
    const { rendered, time } = serve(inca);
    await ask('/trips/inca');
    time.now = NOON + 12 * HOUR - 20_000;
    expect((await ask('/trips/inca')).headers['cache-control']).toBe('public, max-age=0, s-maxage=20');
    expect(rendered).toHaveLength(1);
    time.now = NOON + 12 * HOUR;
    expect((await ask('/trips/inca')).headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    expect(rendered).toHaveLength(2);
  });

  it('count against the caller’s limit, kept or not', async () => {
    serve(inca, { limiter: createMemoryLimiter(1, () => NOON) });
    for (let i = 0; i < limits.PAGE.max; i++) expect((await ask('/trips/inca')).status).toBe(200);
    expect((await ask('/trips/inca')).status).toBe(429);
  });

  it('show a rendering nothing of whoever asked first, so that nothing of them can be kept', async () => {
    const { rendered } = serve((asked) => ({ text: JSON.stringify([...asked.headers]) }));
    const member = {
      Cookie: 'session=ada',
      Authorization: 'Bearer ada',
      'X-Shop-Authorization': 'Bearer ada',
      'X-Forwarded-For': '192.0.2.7',
      'User-Agent': 'ada',
      Referer: 'https://sojourn.example/account?token=ada',
      'Accept-Language': 'ada',
    };
    for (const headers of [member, {}]) expect((await ask('/trips/inca?token=ada', headers)).text).not.toContain('ada');
    expect(rendered).toHaveLength(1);
    expect(pathOf(rendered[0] as Request)).toBe('/trips/inca');
    expect([...(rendered[0]?.headers.keys() ?? [])]).toEqual(['host']);
  });

  it.each([
    ['sets a cookie', { ...PUBLIC, 'Set-Cookie': 'session=ada' }],
    ['is private', { ...PUBLIC, 'Cache-Control': 'private, no-store' }],
    ['says nothing about keeping', { 'Content-Type': 'text/html' }],
  ])('are kept by nobody when one of them %s', async (_what, headers) => {
    const { cache, rendered } = serve(() => ({ text: 'for Ada', headers }));
    for (let times = 0; times < 2; times++) expect((await ask('/docs')).text).toBe('for Ada');
    expect([cache.pages, rendered.length]).toEqual([0, 2]);
  });

  it('stay kept through hundreds of choices, odd spellings and addresses of nothing', async () => {
    const found = new Set(['/', '/docs', '/all-trips', '/trips/inca', '/trip-list/peru']);
    const { cache, rendered } = serve((asked) => {
      const { pathname, search } = new URL(asked.url);
      const isThere = found.has(pathname) && (search === '' || search === '?page=2');
      return isThere ? { text: `${pathname}${search} ${'word '.repeat(4000)}` } : { text: 'none', status: 404 };
    });
    const pages = [...found, '/all-trips?page=2', '/trip-list/peru?page=2'];
    for (const path of pages) await ask(path);
    const keptBytes = cache.bytes;
    rendered.length = 0;
    for (let i = 0; i < 100; i++) {
      for (const path of [`/trips/inca?page=${i}&key${i}=${i}`, `/docs?page=x${i}`]) {
        expect([path, (await ask(path)).status]).toEqual([path, 200]);
      }
      const nowhere = [`/none-${i}/${i}`, `/%00${i}`, `/all-trips?page=${['x', '-', '0', '1e', '%20'][i % 5]}${i}`];
      for (const path of [...nowhere, `/all-trips?price_min=${i}&made_up=${i}`, `/trip-list/peru?theme=${i}`]) {
        expect([path, (await ask(path)).status]).toEqual([path, 404]);
      }
    }
    for (const path of pages) expect([path, (await ask(path)).status]).toEqual([path, 200]);
    expect(rendered.filter(({ url }) => found.has(pathOf({ url })) && !new URL(url).search)).toEqual([]);
    expect(rendered.filter(({ url }) => pathOf({ url }) === '/404')).toHaveLength(1);
    // Beside the pages: the words for a page that isn't there, one for each kind that was asked for.
    expect(cache.pages).toBe(pages.length + 3);
    expect(cache.bytes - keptBytes).toBeLessThan(10_000);
  });

  it('say for each kind once that it isn’t there, and show the words to all who ask', async () => {
    const { cache } = serve((asked) => ({
      text: `no ${pathOf(asked).split('/')[1]}`,
      status: 404,
      headers: { 'Surrogate-Key': 'shell' },
    }));
    const textAt = async (path: string) => {
      const { status, headers, text } = await ask(path, { 'If-None-Match': '*' });
      return [status, headers['cache-control'], text];
    };
    for (const i of [1, 2, 3]) {
      expect(await textAt(`/trips/none-${i}`)).toEqual([404, 'no-store', 'no trips']);
      expect(await textAt(`/trips/none-${i}?travelers=${i}`)).toEqual([404, 'no-store', 'no trips']);
      expect(await textAt(`/tour-operators/none-${i}`)).toEqual([404, 'no-store', 'no tour-operators']);
    }
    expect(cache.pages).toBe(2);
    cache.drop(['shell']);
    expect(cache.pages).toBe(0);
  });

  it.each([
    ['public', '/trips/none'],
    ['private', '/account/my-reviews/none'],
  ])('that aren’t there are told of as before a change to nobody who comes after it: %s ones', async (_, path) => {
    const changed = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    let menu = 'old';
    const { cache } = serve(async () => {
      const text = menu;
      begun.resolve();
      await changed.promise;
      return { text, status: 404, headers: { 'Surrogate-Key': 'shell' } };
    });
    const before = ask(`${path}-1`);
    await begun.promise;
    menu = 'new';
    cache.drop(['shell']);
    changed.resolve();
    expect(await before).toMatchObject({ status: 404, text: 'old' });
    expect(cache.pages).toBe(0);
    for (const i of [2, 3]) expect(await ask(`${path}-${i}`)).toMatchObject({ status: 404, text: 'new' });
    expect(cache.pages).toBe(1);
  });

  it('are refused as busy when sixty-four are being rendered already', async () => {
    const refused = Promise.withResolvers<void>();
    const config = readConfig({ BASE_URL: 'https://sojourn.example', TRUSTED_PROXIES: '1' });
    const list = async () => {
      await refused.promise;
      return { text: 'a list' };
    };
    serve(list, { config });
    let busy = 0;
    const answers = await Promise.all(
      Array.from({ length: 70 }, async (_, i) => {
        const { status, headers } = await ask(`/all-trips?q=${i}`, { 'X-Forwarded-For': `192.0.2.${i}` });
        if (status === 503 && ++busy === 6) refused.resolve();
        return [status, headers['retry-after']];
      }),
    );
    const told = answers.sort(([a = 0], [b = 0]) => Number(a) - Number(b));
    expect(told).toEqual([...Array(64).fill([200, undefined]), ...Array(6).fill([503, '2'])]);
  });
});
