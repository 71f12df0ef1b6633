import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import type { Services } from '../server/services.ts';
import { services } from './services.ts';

export { createRequestHandler } from 'react-router';

/** The router context of one request; called by the server, which can't reach this bundle's context key itself. */
export function createPageContext(value: Services): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(services, value);
  return context;
}

/** Renders the whole document before a byte leaves, so that it can be compressed, hashed and kept. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entryContext} url={request.url} />, {
      onAllReady() {
        const body = new PassThrough();
        text(body).then((html) => {
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(new Response(`<!doctype html>${html}`, { headers, status: failed ? 500 : status }));
        }, reject);
        pipe(body);
      },
      onShellError: reject,
      onError() {
        failed = true;
      },
    });
    setTimeout(abort, 10_000).unref();
  });
}
