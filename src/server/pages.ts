import { createHash } from 'node:crypto';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import { contentSecurityPolicy } from './middleware/security-headers.ts';
import type { Services } from './services.ts';

export type PageRenderer = (request: Request, services: Services) => Promise<Response>;

type PagesModule = ServerBuild & {
  entry: {
    module: {
      createPageContext(value: Services): RouterContextProvider;
      /** Of the pages' own copy of the router: in development that isn't the server's. */
      createRequestHandler: typeof createRequestHandler;
    };
  };
};

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** @param build the built pages, or a function that answers them afresh (in development). */
export function createPageRenderer(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): PageRenderer {
  const load = typeof build === 'function' ? build : async () => build;
  let handle: ReturnType<typeof createRequestHandler> | null = null;
  return async (request, services) => {
    const pages = (await load()) as PagesModule;
    const { entry } = pages;
    handle = (mode === 'production' && handle) || entry.module.createRequestHandler(pages, mode);
    const response = await handle(request, entry.module.createPageContext(services));
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
    return mode === 'production' ? sealDocument(request, response) : openDocument(response);
  };
}

/** In development Vite puts styles and scripts into the page and keeps a socket open. */
function openDocument(response: Response): Response {
  response.headers.set('Content-Security-Policy', "default-src 'self' 'unsafe-inline' data: ws:");
  return response;
}

/** Adds what needs the whole text: the policy with the hashes of the page's own scripts. */
async function sealDocument(request: Request, response: Response): Promise<Response> {
  const html = await response.text();
  const headers = new Headers(response.headers);
  const hashes = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([tag]) => !/type="application\/(ld\+)?json"/.test(tag))
    .map(([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`);
  headers.set('Content-Security-Policy', contentSecurityPolicy([...new Set(hashes)]));
  return new Response(request.method === 'HEAD' ? null : html, { status: response.status, headers });
}
