/** npm start: builds the pages when their sources are newer than the build, then runs the server. */
import { flushCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { loadDotEnv, readConfig } from '#kernel';
import { areas } from '../areas.ts';
import type { Running } from '../main.ts';
import { buildIfStale } from './build-if-stale.ts';
import { takeNoWords } from './no-words.ts';
import { exitCodeOf, tellFailure } from './tell-failure.ts';

process.env.NODE_ENV ??= 'production';
const began = performance.now();
/** For the database and the jobs after a second signal. */
const HURRY_MS = 5000;
let told = false;

function obeySignals(running: Running): void {
  const end = () => {
    if (told) {
      running.hurry();
      setTimeout(() => process.exit(1), HURRY_MS).unref();
      return;
    }
    told = true;
    running.stop().then(
      () => process.exit(0),
      (error) => {
        console.error('The server could not stop cleanly:', error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}

try {
  takeNoWords('npm start');
  loadDotEnv();
  readConfig(process.env, areas);
  await buildIfStale();
  const [{ createPages }, { start }, build] = await Promise.all([
    import('#pages'),
    import('../main.ts'),
    import(pathToFileURL('build/server/index.js').href),
  ]);
  const pages = createPages(build, 'production');
  const running = await start(pages, (line) => console.log(line), undefined, {}, obeySignals);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (!told) console.log(`\nSojourn is ready at ${running.address} (${seconds} s)\nStop it with Ctrl+C.`);
  // Whoever is killed keeps nothing at the end.
  flushCompileCache();
} catch (error) {
  // What is still being made ready misses a database that is stopped.
  if (!told) {
    tellFailure(error);
    process.exit(exitCodeOf(error));
  }
}
