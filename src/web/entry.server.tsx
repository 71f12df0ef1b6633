import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from 'react-router';
import { ownManifest } from './own-manifest.ts';
import { RequestId } from './request-id.tsx';
import { scriptsAfterStyles } from './scripts-after-styles.ts';
import { type DocumentKeeper, documentKeeper, type Services, services } from './services.ts';

export { createRequestHandler } from 'react-router';
export { writeMail } from './mail/write-mail.tsx';

/** The router context of one request; called by the server, which can't reach this bundle's context key itself. */
export function createPageContext(value: Services, keeper: DocumentKeeper): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(services, value);
  context.set(documentKeeper, keeper);
  return context;
}

/** What a page tells robots in its head is said in a header as well. */
const ROBOTS = /<meta name="robots" content="([^"]+)"/;

/** What React writes in place of a part that isn't in the text. */
const LEFT_OUT = '<!--$!-->';

/**
 * Renders the whole document before a byte leaves, so that it can be compressed, hashed and kept. No part of a page
 * comes later than the others, so React writes one text: its stream would cost a third more.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { requestId } = context.get(services);
  const keeper = context.get(documentKeeper);
  if (status >= 400) {
    headers.set('Cache-Control', 'no-store');
    headers.set('X-Request-Id', requestId);
  }
  if (status === 404 && keeper.isMissingKept) return new Response(null, { headers, status });
  await readAhead(entryContext);
  await keeper.begin();
  const pageId = entryContext.staticHandlerContext.matches.at(-1)?.route.id ?? 'root';
  const html = scriptsAfterStyles(
    `<!DOCTYPE html>${renderToString(
      <RequestId value={status >= 500 ? requestId : null}>
        <ServerRouter
          context={{ ...entryContext, manifest: ownManifest(entryContext.manifest, pageId) }}
          url={request.url}
          nonce={keeper.mark}
        />
      </RequestId>,
    )}`,
  );
  if (html.includes(LEFT_OUT)) throw new Error('A part of a page failed, or waits for something: it must be at hand');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const robots = ROBOTS.exec(html)?.[1];
  if (robots) headers.set('X-Robots-Tag', robots);
  headers.set('Content-Security-Policy', keeper.finish(html));
  return new Response(null, { headers, status });
}

/**
 * Reads what the page's scripts will need, and puts it where the router puts what it reads: React then needn't wait
 * (0031). Should the router come to look elsewhere, the part is left out, and that is an error above.
 */
async function readAhead({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return;
  const value = await text(serverHandoffStream);
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) };
}

/**
 * An unexpected failure of a loader or of the rendering, logged with the id that its page shows. What the router itself
 * refuses (no such address, no such method) is no fault of ours: the line of the request says its status.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { log, requestId } = context.get(services);
  log.error({ requestId, err: error }, 'a page failed');
}
