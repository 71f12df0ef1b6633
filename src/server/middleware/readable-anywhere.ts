import { cors } from 'hono/cors';

const readable = (...allowMethods: string[]) =>
  cors({
    origin: '*',
    allowMethods,
    allowHeaders: ['Content-Type'],
    exposeHeaders: ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'Retry-After', 'X-Request-Id'],
    maxAge: 86_400,
  });

/**
 * Pages of other sites may read the interfaces: what these answer is public and the same for everybody, and no cookie
 * comes along. Writes stay with the site's own pages (origin-check.ts).
 */
export const readableAnywhere = readable('GET', 'HEAD');

/** The same where a question may be too long for an address: a POST that comes from elsewhere can only read. */
export const askableAnywhere = readable('GET', 'HEAD', 'POST');
