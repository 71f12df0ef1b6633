/** npm start: builds the pages when their sources are newer than the build, then runs the server. */
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build-if-stale.ts';

process.env.NODE_ENV ??= 'production';
const began = performance.now();
await buildIfStale();
const { createPageRenderer } = await import('../server/pages.ts');
const { start } = await import('../main.ts');
const { ConfigError } = await import('#kernel');

try {
  const build = await import(pathToFileURL('build/server/index.js').href);
  const running = await start(createPageRenderer(build, 'production'), (line) => console.log(line));
  console.log(
    `\nSojourn is ready at ${running.address} (${((performance.now() - began) / 1000).toFixed(1)} s)\nStop it with Ctrl+C.`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  if (error instanceof ConfigError) console.error(error.message);
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    console.error(`Port ${process.env.PORT ?? 3000} is taken. Set another one: PORT=3001 npm start`);
  else console.error(error);
  process.exit(1);
}
