import type { MiddlewareHandler } from 'hono';
import { AppError } from '#kernel';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A write from a browser must come from the same host: browsers send Origin with every one.
 * Programs send none; they carry no cookie either, so there is nothing to forge.
 */
export const originCheck: MiddlewareHandler = async (c, next) => {
  if (SAFE.has(c.req.method)) return next();
  const origin = c.req.header('origin');
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  const foreign = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
  if (foreign || (origin === undefined && c.req.header('cookie'))) {
    throw new AppError('forbidden', 'This request came from another site. Open the page itself and try again.');
  }
  return next();
};
