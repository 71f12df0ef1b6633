import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Clock } from '#kernel';
import { createPageDoor, createPages } from '#pages';
import { buildIfStale } from '../../src/cli/build-if-stale.ts';
import type { Door } from '../../src/server/door.ts';

/** The pages as they are built, for a server that keeps none: every request is read by its loader. */
export async function builtPages(clock: Clock): Promise<Pick<Door, 'pages'>> {
  await buildIfStale();
  const build = await import(/* @vite-ignore */ pathToFileURL(resolve('build/server/index.js')).href);
  return { pages: createPageDoor(createPages(build, 'production').render, null, clock) };
}
