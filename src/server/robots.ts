import { Hono } from 'hono';
import { AppError } from '#kernel';
import type { Door, DoorApp } from './door.ts';
import { type Mounting, mount } from './rest/mount.ts';

const DAY = 86_400_000;

/** Pages for machines. Only their own prefixes are disallowed: noindex pages must stay readable to be obeyed. */
export function robots(door: Mounting & Pick<Door, 'config' | 'clock'>): DoorApp {
  const { baseUrl, teamEmail } = door.config;
  const app: DoorApp = new Hono();
  mount(app, door, 'GET /robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: /next-api/\nDisallow: /v1/\nDisallow: /graphql\n\nSitemap: ${baseUrl}/sitemap.xml\n`,
    ),
  );
  // RFC 9116: whoever finds a hole learns whom to tell. It ends within a year, so that nobody follows a stale one.
  mount(app, door, 'GET /.well-known/security.txt', (c) => {
    if (!teamEmail) throw new AppError('not_found', 'This installation names nobody to write to.');
    const expires = new Date(Math.ceil(door.clock().getTime() / DAY) * DAY + 180 * DAY).toISOString();
    const lines = [`Contact: mailto:${teamEmail}`, `Expires: ${expires}`, 'Preferred-Languages: en'];
    return c.text(`${lines.join('\n')}\nCanonical: ${baseUrl}/.well-known/security.txt\n`);
  });
  mount(app, door, 'GET /llms.txt', (c) => c.text(aboutSite(baseUrl)));
  return app;
}

/** For assistants that read on somebody's behalf: what the site is, and where it can be read by program (llmstxt.org). */
function aboutSite(baseUrl: string): string {
  return `# Sojourn

> A marketplace for group trips, adventure trips and small-ship cruises of many companies: dates, whole prices, reviews.

A price is for one person, in the room that stands beside it where the company names rooms, with the required charges that
the company states as sums in the same currency. Places left change by the minute: read them anew before you speak of them.

## Pages

- [All trips](${baseUrl}/all-trips): every trip, with filters in the query
- [Search](${baseUrl}/catalogsearch/result?q=patagonia): trips, places and companies by words

## By program

- [Reference](${baseUrl}/docs): REST and GraphQL, no key needed to read
- [OpenAPI](${baseUrl}/openapi.json): every REST call
- [Schema](${baseUrl}/schema.graphql): the GraphQL schema
- [Sitemap](${baseUrl}/sitemap.xml): every page that may stand in an index
`;
}
