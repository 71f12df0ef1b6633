/** npm run worker: does all work beside the requests, mail and money included, without answering any. */
import { pathToFileURL } from 'node:url';
import { createPages } from '#pages';
import { startWorker } from '../worker.ts';
import { buildIfStale } from './build-if-stale.ts';
import { takeNoWords } from './no-words.ts';
import { exitCodeOf, tellFailure } from './tell-failure.ts';

process.env.NODE_ENV ??= 'production';

try {
  takeNoWords('npm run worker');
  await buildIfStale();
  const build = await import(pathToFileURL('build/server/index.js').href);
  const running = await startWorker(createPages(build, 'production'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      running.stop().then(
        () => process.exit(0),
        (error) => {
          console.error('The worker could not stop cleanly:', error);
          process.exit(1);
        },
      );
    });
  }
  console.log('The worker is ready. Stop it with Ctrl+C.');
} catch (error) {
  tellFailure(error);
  process.exit(exitCodeOf(error));
}
