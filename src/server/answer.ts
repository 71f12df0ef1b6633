import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createKeptPages, type PageCache } from '#pages';
import { createApp } from './app.ts';
import type { Door } from './door.ts';
import { keptPagesGate } from './kept-pages-gate.ts';
import { readBuiltFile } from './static/built-file.ts';
import { createStaticFiles } from './static-files.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * All that answers requests: files of the build and finished pages from memory, whatever else from the app.
 * @param read of the build's files; who puts many servers together reads each file once
 */
export function createAnswer(door: Door, cache: PageCache | null, read = readBuiltFile): Answer {
  const staticFile = createStaticFiles({ ...door, folder: 'build/client', read });
  const keptPage = cache ? createKeptPages(keptPagesGate(door), { ...door, cache }) : () => false;
  const fromApp = getRequestListener(createApp(door).fetch);
  return (request, response) => {
    if (!staticFile(request, response) && !keptPage(request, response)) void fromApp(request, response);
  };
}
