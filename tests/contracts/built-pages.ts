import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPages } from '#pages';
import { buildIfStale } from '../../src/cli/build-if-stale.ts';

/** The pages as they are built for production; built anew where their sources are newer. */
export async function builtPages(): Promise<ReturnType<typeof createPages>> {
  await buildIfStale();
  const build = await import(/* @vite-ignore */ pathToFileURL(resolve('build/server/index.js')).href);
  return createPages(build, 'production');
}
