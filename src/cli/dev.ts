/** npm run dev: the same server, with the pages served by Vite and replaced as they change. */
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { createPages } from '#pages';
import { start } from '../main.ts';
import { tellFailure } from './tell-failure.ts';

process.env.NODE_ENV ??= 'development';
// A changed source shows on the next request.
process.env.PAGE_CACHE_MB ??= '0';
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const pages = createPages(
  () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
  'development',
);
try {
  const running = await start(pages, (line) => console.log(line), vite.middlewares);
  console.log(`\nSojourn (development) is ready at ${running.address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void Promise.allSettled([running.stop(), vite.close()]).then(() => process.exit(0));
    });
  }
} catch (error) {
  tellFailure(error);
  process.exit(1);
}
