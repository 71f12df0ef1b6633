import { cors } from 'hono/cors';

/**
 * Pages of other sites may read the interfaces: what these answer is public and the same for everybody, and no cookie
 * comes along. Writes stay with the site's own pages (origin-check.ts).
 */
export const readableAnywhere = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD'],
  exposeHeaders: ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'Retry-After', 'X-Request-Id'],
  maxAge: 86_400,
});
