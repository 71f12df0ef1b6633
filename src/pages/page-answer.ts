import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { encodingFor } from './compress.ts';
import type { CachedPage } from './page-cache.ts';

const decompressBrotli = promisify(brotliDecompress);

type Plain = { making: Promise<Buffer> | null; made: WeakRef<Buffer> | null };

const plainBodies = new WeakMap<CachedPage, Plain>();

/** A page for those who take it uncompressed only: made when asked for, and one for all as long as somebody reads it. */
export async function plainBody(page: CachedPage): Promise<Buffer> {
  const plain = plainBodies.get(page) ?? { making: null, made: null };
  plainBodies.set(page, plain);
  const made = plain.made?.deref();
  if (made) return made;
  plain.making ??= decompressBrotli(page.bodies.br).finally(() => {
    plain.making = null;
  });
  const body = await plain.making;
  plain.made = new WeakRef(body);
  return body;
}

/** True when the client holds these very bytes. */
export function isUnchanged(
  given: string | null | undefined,
  { status, etag }: Pick<CachedPage, 'status' | 'etag'>,
): boolean {
  if (!given || status !== 200) return false;
  return given.split(',').some((candidate) => candidate.trim() === etag || candidate.trim() === '*');
}

/** Cache-Control of a kept page: caches in front keep it no longer than it is true. */
export function freshness(page: Pick<CachedPage, 'cacheControl' | 'expiresAt'>, now: Date): string {
  const left = Math.max(0, Math.floor((page.expiresAt - now.getTime()) / 1000));
  return page.cacheControl.replace(/s-maxage=(\d+)/, (_, most) => `s-maxage=${Math.min(Number(most), left)}`);
}

/** A kept page as the router's kind of response. */
export async function answerPage(request: Request, page: CachedPage, now: Date): Promise<Response> {
  const headers = new Headers(page.headers);
  headers.set('ETag', page.etag);
  headers.set('Vary', 'Accept-Encoding');
  headers.set('Cache-Control', freshness(page, now));
  if (isUnchanged(request.headers.get('If-None-Match'), page)) return new Response(null, { status: 304, headers });
  const encoding = encodingFor(page.bodies, request.headers.get('Accept-Encoding'));
  if (encoding) headers.set('Content-Encoding', encoding);
  const body = encoding ? page.bodies[encoding] : await plainBody(page);
  headers.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), {
    status: page.status,
    headers,
  });
}
