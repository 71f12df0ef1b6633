import { Hono } from 'hono';
import type { DoorApp } from './door.ts';
import { type Mounting, mount } from './rest/mount.ts';

/** Machine pages for crawlers. Only machine prefixes are disallowed: noindex pages must stay readable to be obeyed. */
export function robots(door: Mounting): DoorApp {
  const app: DoorApp = new Hono();
  mount(app, door, 'GET /robots.txt', (c) =>
    c.text('User-agent: *\nDisallow: /next-api/\nDisallow: /v1/\nDisallow: /graphql\n'),
  );
  return app;
}
