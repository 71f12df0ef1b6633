/** npm start: builds the pages when their sources are newer than the build, then runs the server. */
import { pathToFileURL } from 'node:url';
import { ConfigError, loadDotEnv, readConfig } from '#kernel';
import { buildIfStale } from './build-if-stale.ts';

process.env.NODE_ENV ??= 'production';
const began = performance.now();

/** What a person can do about a failed start; anything else is shown as it is. */
function advice(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') return `Port ${process.env.PORT ?? 3000} is taken. Set another one: PORT=3001 npm start`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `No database answers at DATABASE_URL (${code}). Start it, or leave DATABASE_URL out to use the embedded one.`;
  if (code === '28P01' || code === '28000' || code === '3D000')
    return `The database refuses DATABASE_URL: ${(error as Error).message}. Check its user, password and database name.`;
  return null;
}

try {
  loadDotEnv();
  readConfig();
  await buildIfStale();
  const [{ createPageRenderer }, { start }, build] = await Promise.all([
    import('../server/pages.ts'),
    import('../main.ts'),
    import(pathToFileURL('build/server/index.js').href),
  ]);
  const running = await start(createPageRenderer(build, 'production'), (line) => console.log(line));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`\nSojourn is ready at ${running.address} (${seconds} s)\nStop it with Ctrl+C.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      running.stop().then(
        () => process.exit(0),
        (error) => {
          console.error('The server could not stop cleanly:', error);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  console.error(advice(error) ?? error);
  process.exit(1);
}
