import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { DoorApp } from './door.ts';
import { type Mounting, mount } from './rest/mount.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** Built assets. An unknown file is a short 404 here, before any page is asked. */
export function staticFiles(door: Mounting): DoorApp {
  const app: DoorApp = new Hono();
  app.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.status === 200) c.header('Cache-Control', FOREVER);
  });
  mount(app, door, 'GET /assets/*', serveStatic({ root: './build/client' }), (c) => c.text('Not found', 404));
  mount(app, door, 'GET /favicon.svg', serveStatic({ path: './public/favicon.svg' }));
  return app;
}
