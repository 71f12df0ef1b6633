import { createHash } from 'node:crypto';
import { AppError } from '#kernel';
import type { PageId } from '../web/page-table.ts';
import type { Services } from '../web/services.ts';
import { alone, compressWell, shrunkText, variesByEncoding } from './compress.ts';
import type { PageRenderer, Rendering } from './create-pages.ts';
import type { PageAddress } from './page-address.ts';
import { answerPage } from './page-answer.ts';
import type { Begun, CachedPage, OnceRendered, PageCache } from './page-cache.ts';

/** Renderings at one time that weren't asked for by many at once; more wait their turn elsewhere. */
const MOST_RENDERINGS = 64;

export type PageDoor = (request: Request, address: PageAddress, services: Services) => Promise<Response>;

/**
 * Answers pages: canonical public ones from memory, the others freshly, as many at a time as the process can bear.
 * @param cache null keeps nothing, for development.
 */
export function createPageDoor(render: PageRenderer, cache: PageCache | null, now: () => Date): PageDoor {
  let rendering = 0;

  async function renderCapped(...asked: Parameters<PageRenderer>): Promise<Rendering> {
    if (rendering >= MOST_RENDERINGS) {
      throw new AppError('busy', 'Many people are here right now. Try again in a moment.', { retryAfterSeconds: 2 });
    }
    rendering++;
    try {
      return await render(...asked);
    } finally {
      rendering--;
    }
  }

  return async (request, { page, url, key, missing: missingKey }, services) => {
    if (!cache) return answerOnce(request, await renderCapped(atAddress(request, url), services, false));
    const missing = cache.peek(missingKey);

    /** That a page isn't there is said in the same words whatever its address, so that is kept once. */
    const missingPage = async (once: Rendering, begun: Begun): Promise<CachedPage | null> => {
      if (once.response.status !== 404) return null;
      if (once.text === null) return once.response.body === null ? missing : null;
      const words = await toCached(once, page, now());
      begun.keep(missingKey, words);
      return words;
    };

    const renderPage = async (asked: Request): Promise<OnceRendered> => {
      const begun = cache.begin();
      try {
        const once = await renderCapped(asked, services, missing !== null);
        return { once, missing: await missingPage(once, begun) };
      } finally {
        begun.end();
      }
    };

    const rendered =
      key === null
        ? await renderPage(atAddress(request, url))
        : await cache.get(key, async () => {
            // The cookies and headers of whoever came first stay outside.
            const made = await renderPage(new Request(url, { headers: { Host: url.host } }));
            const mayBeKept = isForEverybody(made.once) && key !== missingKey;
            return mayBeKept ? { page: await toCached(made.once, page, now()) } : made;
          });
    const kept = 'page' in rendered ? rendered.page : rendered.missing;
    if (kept) return answerPage(request, kept, now());
    return answerOnce(request, (rendered as OnceRendered).once);
  };
}

/** The same request at the one spelling of its address. */
function atAddress(request: Request, url: URL): Request {
  return request.url === url.href ? request : new Request(url, request);
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
const SET_ANEW = new Set(['expires', 'etag', 'vary', 'cache-control', 'content-length', 'x-request-id']);

function isForEverybody({ response: { status, headers }, text }: Rendering): boolean {
  const isPublic = headers.get('Cache-Control')?.startsWith('public') ?? false;
  return text !== null && status === 200 && isPublic && !headers.has('Set-Cookie');
}

async function toCached({ response, text }: Rendering, id: PageId, now: Date): Promise<CachedPage> {
  const html = Buffer.from(text ?? '');
  const [br, gz] = await Promise.all([compressWell.br(html), compressWell.gzip(html)]);
  const headers = [...response.headers].filter(([name]) => !SET_ANEW.has(name)).map(ownText);
  return {
    id,
    status: response.status,
    headers,
    cacheControl: response.headers.get('Cache-Control') ?? 'no-store',
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    bodies: { br: alone(br), gzip: alone(gz) },
    // What doesn't say what it's made of goes with any change.
    tags: (response.headers.get('Surrogate-Key') ?? 'shell lists').split(' ').filter(Boolean),
    expiresAt: Math.min(
      nextMidnight(now),
      Date.parse(response.headers.get('Expires') ?? '') || Number.POSITIVE_INFINITY,
    ),
  };
}

function nextMidnight(now: Date): number {
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
}
