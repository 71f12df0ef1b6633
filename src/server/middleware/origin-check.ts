import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '#kernel';
import { hostOf } from '../host-of.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True when a page of another site sends this: browsers name it in Origin with everything that isn't a plain reading. */
export function isFromElsewhere(c: Context): boolean {
  const origin = c.req.header('origin');
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== hostOf(c.req.raw);
}

/**
 * A write from a browser must come from the same host. Programs send no Origin; they carry no cookie either, so there is
 * nothing to forge.
 * @param askable paths where a POST may be a question: without a cookie it passes, and whoever answers lets it only read
 */
export function originCheck(askable: readonly string[] = []): MiddlewareHandler {
  return async (c, next) => {
    if (SAFE.has(c.req.method)) return next();
    const cookie = c.req.header('cookie') !== undefined;
    if (c.req.method === 'POST' && askable.includes(c.req.path) && !cookie) return next();
    if (isFromElsewhere(c) || (c.req.header('origin') === undefined && cookie)) {
      throw new AppError('forbidden', 'This request came from another site. Open the page itself and try again.');
    }
    return next();
  };
}
