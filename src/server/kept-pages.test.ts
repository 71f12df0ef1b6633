import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryLimiter, readConfig, silentLog } from '#kernel';
import { pagesIn } from '../web/page-table.ts';
import { createKeptPages } from './kept-pages.ts';
import { plainBody } from './page-answer.ts';
import { type CachedPage, createPageCache } from './page-cache.ts';
import { limits, policies } from './policies.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');

function page(text: string, more: Partial<CachedPage> = {}): { page: CachedPage } {
  const body = gzipSync(text);
  return {
    page: {
      id: 'catalogue/trip.route',
      status: 200,
      headers: [['content-type', 'text/html; charset=utf-8']],
      cacheControl: 'public, max-age=0, s-maxage=60',
      etag: `W/"${text}"`,
      bodies: { br: brotliCompressSync(text), gzip: body },
      tags: [],
      expiresAt: NOON + 3_600_000,
      ...more,
    },
  };
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

describe('kept pages, answered before the router', () => {
  let now = NOON;
  const clock = () => new Date(now);
  const cache = createPageCache({ maxBytes: 1e6, now: () => now });
  const config = readConfig({ BASE_URL: 'https://sojourn.example' });
  let from: Parameters<typeof createKeptPages>[0];
  let keptPage: ReturnType<typeof createKeptPages>;
  const server: Server = createServer((asked, response) => {
    if (!keptPage(asked, response)) response.writeHead(599).end('left to the app');
  });

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => server.close());
  beforeEach(async () => {
    now = NOON;
    cache.clear();
    const limiter = createMemoryLimiter(1, () => now);
    const hosts = new Set(['partner.example']);
    from = { cache, config, hosts, limiter, log: silentLog, clock, policies, pageTable: pagesIn('production') };
    keptPage = createKeptPages(from);
    await cache.get(' /trips/inca', async () => page('inca'));
    await cache.get(' /all-trips?page=2', async () => page('second', { id: 'search/all-trips.route' }));
  });

  function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    const { port } = server.address() as AddressInfo;
    const all = { Host: 'sojourn.example', 'Accept-Encoding': 'gzip', ...headers };
    return new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, method, headers: all }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      })
        .on('error', reject)
        .end();
    });
  }

  it('come with their own headers, those of every answer and an id', async () => {
    const { status, headers, body } = await ask('/trips/inca');
    expect(status).toBe(200);
    expect(gunzipSync(body).toString()).toBe('inca');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': String(body.length),
      'cache-control': 'public, max-age=0, s-maxage=60',
      etag: 'W/"inca"',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('are the same for campaigns, cookies, keys that mean nothing there and the dots of a path', async () => {
    const same = ['?utm_source=news', '?', '?page=1', '?page=7', '?sort=price_low_to_high', '?Departure=1'];
    for (const path of [...same.map((query) => `/trips/inca${query}`), '/trips/./inca', '/docs/../trips/inca']) {
      const { status, headers } = await ask(path, { Cookie: 'session=somebody', 'X-Anything': 'else' });
      expect([path, status, headers.etag]).toEqual([path, 200, 'W/"inca"']);
    }
    expect((await ask('/all-trips?page=2&gclid=1')).headers.etag).toBe('W/"second"');
  });

  it('are left to the app when the choice in the address means something, or when nothing is kept', async () => {
    for (const path of [
      '/trips/inca?departure=1',
      '/all-trips?sort=price_low_to_high&page=2',
      '/all-trips?page=02',
      '/Trips/Inca',
      '/trips/inca/',
      '/trips//inca',
      '/trips/%69nca',
      '/trips/inca;a=b',
      '/trips/inca.data',
      '/all-trips',
      '//trips/inca',
      '/trips/none',
    ]) {
      expect([path, (await ask(path)).status]).toEqual([path, 599]);
    }
    expect((await ask('/trips/inca', {}, 'POST')).status).toBe(599);
  });

  it('come uncompressed for those who take nothing else, one body for all who read it', async () => {
    for (const encodings of ['identity', 'br;q=0']) {
      const { status, headers, body } = await ask('/trips/inca', { 'Accept-Encoding': encodings });
      expect([status, headers['content-encoding'], headers['content-length']]).toEqual([200, undefined, '4']);
      expect(body.toString()).toBe('inca');
    }
    const head = await ask('/trips/inca', { 'Accept-Encoding': 'identity' }, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '4', 0]);
    const kept = cache.peek(' /trips/inca') as CachedPage;
    const [one, other] = await Promise.all([plainBody(kept), plainBody(kept)]);
    expect(other).toBe(one);
    expect(await plainBody(kept)).toBe(one);
  });

  it('are left to the app where no page is: a route may be there', async () => {
    await cache.get(' 404 not-found.route', async () => page('none', { id: 'not-found.route', status: 404 }));
    for (const path of ['/livez', '/assets/a.js', '/no/such/page', '/x?y=z', '/404', '/trips/%00']) {
      expect([path, (await ask(path)).status]).toEqual([path, 599]);
    }
  });

  it('are left to the app, to refuse, when their own page isn’t for everybody', async () => {
    const staffOnly = { who: ['S'], limit: 'READ' } as const;
    const pages = { ...policies.pages, 'catalogue/trip.route': staffOnly };
    await cache.get(' /docs', async () => page('docs', { id: 'docs/docs.route' }));
    keptPage = createKeptPages({ ...from, policies: { ...policies, pages } });
    for (const path of ['/trips/inca', '/trips/inca?utm_source=a']) {
      expect([(await ask(path)).status, (await ask(path, {}, 'HEAD')).status]).toEqual([599, 599]);
    }
    expect((await ask('/docs')).status).toBe(200);
    keptPage = createKeptPages({ ...from, policies: { ...policies, pages: { ...policies.pages, root: staffOnly } } });
    expect((await ask('/docs')).status).toBe(599);
  });

  it('are never shown under a name that a stranger made up', async () => {
    for (const host of ['evil.example', 'sojourn.example.evil.example', 'sojourn.example:81']) {
      expect((await ask('/trips/inca', { Host: host })).status).toBe(599);
    }
    expect((await ask('/trips/inca', { Host: 'partner.example' })).status).toBe(200);
  });

  it('send no body to those who hold it and to those who only ask for the head', async () => {
    const unchanged = await ask('/trips/inca', { 'If-None-Match': '"other", W/"inca"' });
    expect([unchanged.status, unchanged.body.length, unchanged.headers.etag]).toEqual([304, 0, 'W/"inca"']);
    const head = await ask('/trips/inca', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
  });

  it('stay in caches in front no longer than they are true, and not at all after midnight', async () => {
    now = NOON + 3_600_000 - 20_000;
    expect((await ask('/trips/inca')).headers['cache-control']).toBe('public, max-age=0, s-maxage=20');
    now = NOON + 3_600_000;
    expect((await ask('/trips/inca')).status).toBe(599);
    expect(cache.pages).toBe(1);
  });

  it('count against the caller’s limit; refusals are the app’s', async () => {
    for (let i = 0; i < limits.READ.max; i++) expect((await ask('/trips/inca')).status).toBe(200);
    expect((await ask('/trips/inca')).status).toBe(599);
  });

  it('prefer brotli', async () => {
    const { headers, body } = await ask('/trips/inca', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    expect([headers['content-encoding'], brotliDecompressSync(body).toString()]).toEqual(['br', 'inca']);
  });
});
