import type { MiddlewareHandler } from 'hono';
import { type Compressors, compressQuickly, compressWell, encodingFor, SMALL, variesByEncoding } from '#pages/compress';

const TEXT = /^(text\/|image\/svg\+xml|application\/(?!octet-stream)(.*[+/])?(json|javascript|xml|manifest\+json)\b)/;

/**
 * Compresses texts in one piece; a stream of pieces costs more than the compressing itself. What browsers load once
 * becomes as small as it can. What is compressed already, or isn't text, passes.
 */
export const compressed: MiddlewareHandler = async (c, next) => {
  await next();
  const { res } = c;
  // The body last: a look at it makes a stream of it.
  if (res.headers.has('Content-Encoding') || !TEXT.test(res.headers.get('Content-Type') ?? '') || !res.body) return;
  variesByEncoding(res.headers);
  const isLoadedOnce = /\bimmutable\b/.test(res.headers.get('Cache-Control') ?? '');
  const compressors: Compressors = isLoadedOnce ? compressWell : compressQuickly;
  const encoding = encodingFor(compressors, c.req.header('Accept-Encoding'));
  const compress = encoding && compressors[encoding];
  if (!compress || c.req.method === 'HEAD') return;
  const whole = new Uint8Array(await res.arrayBuffer());
  const headers = new Headers(res.headers);
  const { status } = res;
  // Taken away first: Hono would add the old headers to the new ones.
  c.res = undefined;
  if (whole.length < SMALL) {
    c.res = new Response(whole, { status, headers });
    return;
  }
  const body = await compress(whole);
  headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  const etag = headers.get('ETag');
  if (etag && !etag.startsWith('W/')) headers.set('ETag', `W/${etag}`);
  c.res = new Response(new Uint8Array(body), { status, headers });
};
