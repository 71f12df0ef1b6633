/** npm run dev: the same server, with the pages served by Vite and replaced as they change. */
import type { ServerBuild } from 'react-router';
import { createPages } from '#pages';
import { start } from '../main.ts';
import { takeNoWords } from './no-words.ts';
import { exitCodeOf, tellFailure } from './tell-failure.ts';

process.env.NODE_ENV ??= 'development';
// A changed source shows on the next request.
process.env.PAGE_CACHE_MB ??= '0';
try {
  takeNoWords('npm run dev');
  // Vite takes seconds to load, also for whoever is only told how this is called.
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
  const pages = createPages(load, 'development');
  const running = await start(pages, (line) => console.log(line), vite.middlewares);
  // The first time takes longer than the listener lets an answer take.
  await load();
  console.log(`\nSojourn (development) is ready at ${running.address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void Promise.allSettled([running.stop(), vite.close()]).then(() => process.exit(0));
    });
  }
} catch (error) {
  tellFailure(error);
  process.exit(exitCodeOf(error));
}
