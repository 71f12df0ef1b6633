import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { renderPosterFile } from '#posters';

const FOREVER = 'public, max-age=31536000, immutable';

/** Built assets and the finite set of posters. An unknown file is a short 404 here, before any page is asked. */
export function staticFiles(): Hono {
  const app = new Hono();
  app.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.status === 200) c.header('Cache-Control', FOREVER);
  });
  app.use('/assets/*', serveStatic({ root: './build/client' }));
  app.get('/assets/*', (c) => c.text('Not found', 404));
  app.get('/favicon.svg', serveStatic({ path: './public/favicon.svg' }));
  app.get('/posters/:name', (c) => {
    const svg = renderPosterFile(c.req.param('name'));
    if (svg === null) return c.text('Not found', 404);
    return c.body(svg, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': FOREVER });
  });
  return app;
}
