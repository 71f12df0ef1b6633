import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { AppError } from '#kernel';
import { facets } from '#search/shared';
import type { CachedPage, PageCache, Rendered } from './page-cache.ts';
import type { PageRenderer } from './pages.ts';
import type { Services } from './services.ts';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Quality 5 takes a millisecond for a page; 11 would take 64. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const SECOND = 1000;

/** Keys that change what a page says; whatever else stands in an address (campaigns, inventions) is ignored. */
const MEANT = new Set([
  'q',
  'exact',
  'sort',
  'limit',
  'price_min',
  'price_max',
  'departure',
  'tier',
  'travelers',
  ...facets.map(({ key }) => key),
]);

/** Renderings at one time that weren't asked for by many at once; more wait their turn elsewhere. */
const MOST_RENDERINGS = 64;

export type PageDoor = (request: Request, services: Services) => Promise<Response>;

/**
 * Answers pages: canonical public ones from memory, the others freshly, as many at a time as the process can bear.
 * @param cache null keeps nothing, for development.
 */
export function createPageDoor(render: PageRenderer, cache: PageCache | null, now: () => Date): PageDoor {
  let rendering = 0;

  async function renderCapped(request: Request, services: Services): Promise<Response> {
    if (rendering >= MOST_RENDERINGS) {
      throw new AppError('busy', 'Many people are here right now. Try again in a moment.', { retryAfterSeconds: 2 });
    }
    rendering++;
    try {
      return await render(request, services);
    } finally {
      rendering--;
    }
  }

  return async (request, services) => {
    const canonical = cache && canonicalUrl(request);
    if (!canonical) return renderCapped(request, services);
    const key = `${services.ctx.partner?.id ?? ''} ${canonical.pathname}${canonical.search}`;
    const rendered = await cache.get(key, async () => {
      // The cookies and headers of whoever came first stay outside.
      const plain = new Request(canonical, { headers: { Host: canonical.host } });
      return toCached(await renderCapped(plain, services), now());
    });
    if ('response' in rendered) return rendered.response.clone();
    return answer(request, rendered.page, now());
  };
}

/** The address under which a page may be kept; null for those that are always rendered. */
function canonicalUrl(request: Request): URL | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const url = new URL(request.url);
  if (url.pathname.endsWith('.data') || url.pathname.startsWith('/dev/')) return null;
  const keys = [...url.searchParams.keys()];
  if (keys.some((key) => MEANT.has(key))) return null;
  const page = url.searchParams.get('page');
  url.search = page === null || page === '1' ? '' : `?page=${encodeURIComponent(page)}`;
  url.hash = '';
  return url;
}

async function toCached(response: Response, now: Date): Promise<Rendered> {
  const control = response.headers.get('Cache-Control') ?? '';
  if (response.status !== 200 || !control.startsWith('public') || response.headers.has('Set-Cookie'))
    return { response };
  const html = Buffer.from(await response.arrayBuffer());
  const [br, gz] = await Promise.all([compressBrotli(html, BROTLI), compressGzip(html, { level: 6 })]);
  const headers = [...response.headers].filter(([name]) => !['expires', 'etag', 'vary'].includes(name));
  return {
    page: {
      status: 200,
      headers,
      etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      bodies: { br, gzip: gz },
      tags: (response.headers.get('Surrogate-Key') ?? '').split(' ').filter(Boolean),
      expiresAt: Math.min(
        nextMidnight(now),
        Date.parse(response.headers.get('Expires') ?? '') || Number.POSITIVE_INFINITY,
      ),
    },
  };
}

function nextMidnight(now: Date): number {
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
}

async function answer(request: Request, page: CachedPage, now: Date): Promise<Response> {
  const headers = new Headers(page.headers);
  headers.set('ETag', page.etag);
  headers.set('Vary', 'Accept-Encoding');
  const left = Math.max(0, Math.floor((page.expiresAt - now.getTime()) / SECOND));
  headers.set(
    'Cache-Control',
    (headers.get('Cache-Control') ?? '').replace(
      /s-maxage=(\d+)/,
      (_, most) => `s-maxage=${Math.min(Number(most), left)}`,
    ),
  );
  if (matches(request.headers.get('If-None-Match'), page.etag)) return new Response(null, { status: 304, headers });
  const accepted = request.headers.get('Accept-Encoding') ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (encoding) headers.set('Content-Encoding', encoding);
  const body = encoding ? page.bodies[encoding] : await decompressBrotli(page.bodies.br);
  headers.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status: page.status, headers });
}

function matches(given: string | null, etag: string): boolean {
  return (given ?? '').split(',').some((candidate) => candidate.trim() === etag || candidate.trim() === '*');
}
