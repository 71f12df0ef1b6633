import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import type { Services } from '../server/services.ts';
import { RequestId } from './request-id.tsx';
import { finishDocument, services } from './services.ts';

export { createRequestHandler } from 'react-router';

/** The router context of one request; called by the server, which can't reach this bundle's context key itself. */
export function createPageContext(value: Services, finish: (html: string) => string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(services, value);
  context.set(finishDocument, finish);
  return context;
}

/** What a page tells robots in its head is said in a header as well. */
const ROBOTS = /<meta name="robots" content="([^"]+)"/;

/** Renders the whole document before a byte leaves, so that it can be compressed, hashed and kept. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { requestId } = context.get(services);
  if (status >= 400) {
    headers.set('Cache-Control', 'no-store');
    headers.set('X-Request-Id', requestId);
  }
  return new Promise((resolve, reject) => {
    let failed = false;
    const page = (
      <RequestId value={status >= 500 ? requestId : null}>
        <ServerRouter context={entryContext} url={request.url} />
      </RequestId>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      // No part of the text is put off to the end of the page, where only a script could bring it back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough();
        text(body).then((html) => {
          headers.set('Content-Type', 'text/html; charset=utf-8');
          const robots = ROBOTS.exec(html)?.[1];
          if (robots) headers.set('X-Robots-Tag', robots);
          headers.set('Content-Security-Policy', context.get(finishDocument)(html));
          resolve(new Response(null, { headers, status: failed ? 500 : status }));
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

/** An unexpected failure of a loader or of the rendering, logged with the id that its page shows. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (request.signal.aborted) return;
  const { log, requestId } = context.get(services);
  log.error({ requestId, err: error }, 'a page failed');
}
