import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const FOREVER = 'public, max-age=31536000, immutable';

/** Built assets. An unknown file is a short 404 here, before any page is asked. */
export function staticFiles(): Hono {
  const app = new Hono();
  app.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.status === 200) c.header('Cache-Control', FOREVER);
  });
  app.use('/assets/*', serveStatic({ root: './build/client' }));
  app.get('/assets/*', (c) => c.text('Not found', 404));
  app.get('/favicon.svg', serveStatic({ path: './public/favicon.svg' }));
  return app;
}
