import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Context, readConfig, silentLog } from '#kernel';
import { pagesIn } from '../web/page-table.ts';
import { createPageAddresses } from './page-address.ts';
import { createPageCache } from './page-cache.ts';
import { createPageDoor } from './page-door.ts';
import type { PageRenderer } from './pages.ts';
import type { Services } from './services.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const services = {
  ctx: { partner: null } as Context,
  config: readConfig({}),
  log: silentLog,
  requestId: 'one',
} as Services;

const PUBLIC = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0, s-maxage=60' };

/** A door onto pages that `render` makes; every request that reached it is noted. */
function doorOnto(render: (request: Request) => { text: string | null; status?: number; headers?: HeadersInit }) {
  const cache = createPageCache({ maxBytes: 1e6, now: () => NOON.getTime() });
  const rendered: Request[] = [];
  const renderer: PageRenderer = async (request, _services, isMissingKept) => {
    rendered.push(request);
    await new Promise((resolve) => setTimeout(resolve, 1));
    const { text, status = 200, headers = PUBLIC } = render(request);
    if (status === 404 && isMissingKept) return { response: new Response(null, { status }), text: null };
    return { response: new Response(null, { status, headers }), text };
  };
  const door = createPageDoor(renderer, cache, () => NOON);
  const addresses = createPageAddresses(pagesIn('production'));
  const ask = (path: string, headers: Record<string, string> = {}) => {
    const request = new Request(`http://localhost${path}`, { headers });
    return door(request, addresses('GET', new URL(request.url)), services);
  };
  return { cache, rendered, ask };
}

const pathOf = ({ url }: Pick<Request, 'url'>) => new URL(url).pathname;

describe('the page door', () => {
  it('renders a cold page once for a thousand who ask at the same time', async () => {
    const { rendered, ask } = doorOnto(() => ({ text: 'a page' }));
    const answers = await Promise.all(Array.from({ length: 1000 }, (_, i) => ask(`/trips/inca?utm_id=${i}`)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts)).toEqual(new Set(['a page']));
    expect(rendered).toHaveLength(1);
  });

  it('compresses what it renders for one alone, and tells each of its own', async () => {
    const long = 'word '.repeat(1000);
    const { ask } = doorOnto(() => ({ text: long }));
    const path = '/all-trips?sort=rating';
    const packed = await ask(path, { 'Accept-Encoding': 'gzip, zstd' });
    expect([packed.headers.get('Content-Encoding'), packed.headers.get('Vary')]).toEqual(['zstd', 'Accept-Encoding']);
    expect(zstdDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(long);
    const plain = await ask(path);
    expect([plain.headers.get('Content-Encoding'), plain.headers.get('Vary')]).toEqual([null, 'Accept-Encoding']);
    expect(await plain.text()).toBe(long);
  });

  it('shows a rendering nothing of whoever asked first, so that nothing of them can be kept', async () => {
    const { rendered, ask } = doorOnto((request) => ({ text: JSON.stringify([...request.headers]) }));
    const member = {
      Cookie: 'session=ada',
      Authorization: 'Bearer ada',
      'X-Shop-Authorization': 'Bearer ada',
      'X-Forwarded-For': '192.0.2.7',
      'User-Agent': 'ada',
      Referer: 'http://localhost/account?token=ada',
      'Accept-Language': 'ada',
    };
    expect(await (await ask('/trips/inca?token=ada#ada', member)).text()).not.toContain('ada');
    expect(await (await ask('/trips/inca')).text()).not.toContain('ada');
    expect(rendered).toHaveLength(1);
    expect(rendered[0]?.url).toBe('http://localhost/trips/inca');
    expect([...(rendered[0]?.headers.keys() ?? [])]).toEqual(['host']);
  });

  it.each([
    ['sets a cookie', { ...PUBLIC, 'Set-Cookie': 'session=ada' }],
    ['is private', { ...PUBLIC, 'Cache-Control': 'private, no-store' }],
    ['says nothing about keeping', { 'Content-Type': 'text/html' }],
  ])('never keeps a page that %s', async (_what, headers) => {
    const { cache, rendered, ask } = doorOnto(() => ({ text: 'for Ada', headers }));
    await ask('/docs');
    await ask('/docs');
    expect(rendered).toHaveLength(2);
    expect(cache.pages).toBe(0);
  });

  it('holds one page however many parameters are made up for it', async () => {
    const { cache, rendered, ask } = doorOnto(() => ({ text: 'a page' }));
    for (let i = 0; i < 500; i++) await ask(`/trips/inca?key${i}=${'x'.repeat(i)}&fbclid=${i}&page=1`);
    expect(cache.pages).toBe(1);
    expect(rendered).toHaveLength(1);
  });

  it('keeps none of the addresses and choices that strangers make up', async () => {
    const { cache, ask } = doorOnto(() => ({ text: 'a list' }));
    for (let i = 0; i < 200; i++) {
      await ask(`/all-trips?sort=${i}`);
      await ask(`/all-trips?price_min=${i}&made_up=${i}`);
      await ask(`/trip-list/peru?theme=${i}&page=${i}`);
    }
    expect(cache.pages).toBe(0);
    expect(cache.bytes).toBe(0);
  });

  it('keeps the pages that are asked for through two thousand odd spellings and addresses of nothing', async () => {
    const found = new Set(['/', '/docs', '/all-trips', '/trips/inca', '/trip-list/peru']);
    const { cache, rendered, ask } = doorOnto((request) => {
      const { pathname, search } = new URL(request.url);
      const isThere = found.has(pathname) && (search === '' || search === '?page=2');
      return isThere ? { text: `${pathname}${search} ${'word '.repeat(4000)}` } : { text: 'none', status: 404 };
    });
    const pages = [...found, '/all-trips?page=2', '/trip-list/peru?page=2'];
    for (const path of pages) await ask(path);
    const keptBytes = cache.bytes;
    rendered.length = 0;
    for (let i = 0; i < 400; i++) {
      await ask(`/trips/inca?page=${i}&key${i}=${i}`);
      await ask(`/docs?page=x${i}`);
      await ask(`/none-${i}/${i}`);
      await ask(`/%00${i}`);
      expect((await ask(`/all-trips?page=${['x', '-', '0', '1e', ' '][i % 5]}${i}`)).status).toBe(404);
    }
    for (const path of pages) expect([path, (await ask(path)).status]).toEqual([path, 200]);
    // What was rendered: no page anew, one address of nothing, and the loader's refusal of a number.
    expect(rendered.filter(({ url }) => found.has(pathOf({ url })) && !url.includes('?page=0'))).toEqual([]);
    expect(rendered.filter(({ url }) => pathOf({ url }) === '/404')).toHaveLength(1);
    expect(cache.pages).toBe(pages.length + 2);
    expect(cache.bytes - keptBytes).toBeLessThan(10_000);
  });

  it('says for each kind of page once that it isn’t there, and shows the words to all who ask', async () => {
    const texts: string[] = [];
    const { cache, ask } = doorOnto((request) => {
      texts.push(pathOf(request));
      return { text: `no ${pathOf(request).split('/')[1]}`, status: 404, headers: { 'Surrogate-Key': 'shell' } };
    });
    const textAt = async (path: string) => {
      const answer = await ask(path, { 'If-None-Match': '*' });
      return [answer.status, answer.headers.get('Cache-Control'), await answer.text()];
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

  it('stays within its bounds when every page there is gets asked for', async () => {
    const { cache, ask } = doorOnto((request) => ({ text: `${pathOf(request)} ${'word '.repeat(5000)}` }));
    for (let i = 0; i < 1200; i++) await ask(`/trips/${i}`);
    expect(cache.bytes).toBeLessThanOrEqual(1e6);
    expect(cache.pages).toBeLessThan(1000);
    expect(cache.pages).toBeGreaterThan(10);
  });

  it('gives those who wait for a page that can’t be kept one rendering to share', async () => {
    const { rendered, ask } = doorOnto(() => ({ text: 'Page not found', status: 404 }));
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/none', { 'Accept-Encoding': 'gzip' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    const sizes = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength));
    expect(new Set(sizes).size).toBe(1);
    expect(sizes[0]).toBeGreaterThan(10);
    expect(rendered).toHaveLength(1);
  });

  it('answers busy when sixty-four pages are being rendered already', async () => {
    const { ask } = doorOnto(() => ({ text: 'a list' }));
    const answers = await Promise.allSettled(Array.from({ length: 70 }, (_, i) => ask(`/all-trips?q=${i}`)));
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(6);
    expect(refused.every((answer) => (answer as PromiseRejectedResult).reason.code === 'busy')).toBe(true);
  });
});
