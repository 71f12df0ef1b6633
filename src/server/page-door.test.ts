import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Context, readConfig, silentLog } from '#kernel';
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
  const renderer: PageRenderer = async (request) => {
    rendered.push(request);
    await new Promise((resolve) => setTimeout(resolve, 1));
    const { text, status = 200, headers = PUBLIC } = render(request);
    return { response: new Response(null, { status, headers }), text };
  };
  const door = createPageDoor(renderer, cache, () => NOON);
  const ask = (path: string, headers: Record<string, string> = {}) =>
    door(new Request(`http://localhost${path}`, { headers }), services);
  return { cache, rendered, ask };
}

const pathOf = (request: Request) => new URL(request.url).pathname;

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
    await ask('/account');
    await ask('/account');
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
    const { cache, ask } = doorOnto((request) =>
      pathOf(request) === '/all-trips' ? { text: 'a list' } : { text: 'Page not found', status: 404 },
    );
    for (let i = 0; i < 200; i++) {
      expect((await ask(`/none/${i}`)).status).toBe(404);
      await ask(`/all-trips?sort=${i}`);
      await ask(`/all-trips?price_min=${i}&made_up=${i}`);
    }
    expect(cache.pages).toBe(0);
    expect(cache.bytes).toBe(0);
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
