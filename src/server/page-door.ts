import { createHash } from 'node:crypto';
import { AppError } from '#kernel';
import { compressWell, shrunkText, variesByEncoding } from './compress.ts';
import { canonicalUrl, pageKey } from './page-address.ts';
import { answerPage } from './page-answer.ts';
import type { PageCache, Rendered } from './page-cache.ts';
import type { PageRenderer, Rendering } from './pages.ts';
import type { Services } from './services.ts';

/** Renderings at one time that weren't asked for by many at once; more wait their turn elsewhere. */
const MOST_RENDERINGS = 64;

export type PageDoor = (request: Request, services: Services) => Promise<Response>;

/**
 * Answers pages: canonical public ones from memory, the others freshly, as many at a time as the process can bear.
 * @param cache null keeps nothing, for development.
 */
export function createPageDoor(render: PageRenderer, cache: PageCache | null, now: () => Date): PageDoor {
  let rendering = 0;

  async function renderCapped(request: Request, services: Services): Promise<Rendering> {
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
    const canonical = cache && canonicalUrl(request.method, request.url);
    if (!canonical) return answerOnce(request, await renderCapped(request, services));
    const key = pageKey(services.ctx.partner?.id ?? null, canonical);
    const rendered = await cache.get(key, async () => {
      // The cookies and headers of whoever came first stay outside.
      const plain = new Request(canonical, { headers: { Host: canonical.host } });
      return toCached(await renderCapped(plain, services), now());
    });
    if ('once' in rendered) return answerOnce(request, rendered.once);
    return answerPage(request, rendered.page, now());
  };
}

/** What zlib hands over, and copies by Buffer.from, lie in blocks of 64 kB that they would keep whole. */
function alone(bytes: Uint8Array): Buffer {
  return Buffer.from(Uint8Array.from(bytes).buffer);
}

/** Many may wait for one rendering, and a body can be read only once. */
async function answerOnce(request: Request, { response, text }: Rendering): Promise<Response> {
  const { status } = response;
  const headers = new Headers(response.headers);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  if (text === null) return response.clone();
  const { body, encoding } = await shrunkText(text, request.headers.get('Accept-Encoding'));
  variesByEncoding(headers);
  if (encoding) headers.set('Content-Encoding', encoding);
  return new Response(body, { status, headers });
}

/** A text that was cut out of a page would keep the whole page in memory. */
const ownText = (texts: [string, string]): [string, string] => JSON.parse(JSON.stringify(texts));

/** Headers that a kept page gets with each answer. */
const SET_ANEW = new Set(['expires', 'etag', 'vary', 'cache-control', 'content-length']);

async function toCached({ response, text }: Rendering, now: Date): Promise<Rendered> {
  const control = response.headers.get('Cache-Control') ?? '';
  if (text === null || response.status !== 200 || !control.startsWith('public') || response.headers.has('Set-Cookie'))
    return { once: { response, text } };
  const html = Buffer.from(text);
  const [br, gz] = await Promise.all([compressWell.br(html), compressWell.gzip(html)]);
  const headers = [...response.headers].filter(([name]) => !SET_ANEW.has(name)).map(ownText);
  return {
    page: {
      status: 200,
      headers,
      cacheControl: control,
      etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      bodies: { br: alone(br), gzip: alone(gz) },
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
