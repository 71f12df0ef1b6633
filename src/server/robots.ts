import { Hono } from 'hono';
import type { Door } from './door.ts';

/** Machine pages for crawlers. Only machine prefixes are disallowed: noindex pages must stay readable to be obeyed. */
export function robots(_door: Pick<Door, 'config'>): Hono {
  return new Hono().get('/robots.txt', (c) =>
    c.text('User-agent: *\nDisallow: /next-api/\nDisallow: /v1/\nDisallow: /graphql\n'),
  );
}
