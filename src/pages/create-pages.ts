import { createHash, randomBytes } from 'node:crypto';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import { consentIn } from '#attribution/shared';
import { ownTurn } from '#kernel';
import type { WriteMail } from '#kernel/mail';
import type { PageNeeds } from '../web/page-shape.ts';
import { type PageRow, pagesIn } from '../web/page-table.ts';
import type { DocumentKeeper, Services } from '../web/services.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { type PageRequest, type PageRequests, tellFailures } from './failing-loaders.ts';
import { createPageMatcher } from './page-matcher.ts';

/**
 * What came out of a route: a document's text stands beside its response, whose body is empty then. As the body of a
 * response it would be copied four times on its way.
 */
export type Rendering = { response: Response; text: string | null };

/** @param isMissingKept the words for a page that isn't there are at hand: such a document may be left out. */
export type PageRenderer = (request: Request, services: Services, isMissingKept: boolean) => Promise<Rendering>;

/** The pages of one build. */
export type Pages = { table: readonly PageRow[]; render: PageRenderer; writeMail: WriteMail };

type PagesModule = ServerBuild & {
  entry: {
    module: {
      createPageContext(value: Services, keeper: DocumentKeeper): RouterContextProvider;
      /** Of the pages' own copy of the router: in development that isn't the server's. */
      createRequestHandler: typeof createRequestHandler;
      writeMail: WriteMail;
    };
  };
};

/** @param build the built pages, or a function that answers them afresh (in development). */
export function createPages(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
  table: readonly PageRow[] = pagesIn(mode),
): Pages {
  const rowAt = createPageMatcher(table);
  const load = typeof build === 'function' ? build : async () => build;
  if (typeof build !== 'function') assertBuilt(build, table);
  const requests: PageRequests = new WeakMap();
  let handle: ReturnType<typeof createRequestHandler> | null = null;
  const render: PageRenderer = async (request, services, isMissingKept) => {
    const pages = (await load()) as PagesModule;
    const { entry } = pages;
    handle =
      (mode === 'production' && handle) || entry.module.createRequestHandler(tellFailures(pages, requests), mode);
    let text: string | null = null;
    const mark = randomBytes(16).toString('base64url');
    const finish = (html: string) => {
      const sealed = sealDocument(html, mark, needsOf(rowAt(new URL(request.url).pathname), request, services));
      text = sealed.html;
      return mode === 'production' ? sealed.policy : OPEN_POLICY;
    };
    const context = entry.module.createPageContext(services, { begin: ownTurn, isMissingKept, mark, finish });
    const under: PageRequest = { services, failure: null };
    requests.set(context, under);
    const response = await handle(request, context);
    return { response: withRetry(response, under), text };
  };
  const writeMail: WriteMail = async (...given) => ((await load()) as PagesModule).entry.module.writeMail(...given);
  return { table, render, writeMail };
}

/** What a page's policy has to allow this time: who hasn't allowed that Google is asked gets a page that can't ask it. */
function needsOf({ needs }: PageRow, request: Request, { accounts }: Services): PageNeeds | undefined {
  if (!needs?.google || !accounts.google || !consentIn(request.headers.get('Cookie')).marketing) return needs;
  return {
    ...needs,
    connect: [...(needs.connect ?? []), new URL(accounts.google.issuer).origin as `https://${string}`],
  };
}

/** @throws when a page was built that the table doesn't list, or isn't where it says: nothing would guard it. */
function assertBuilt({ routes }: ServerBuild, table: readonly PageRow[]): void {
  const built = Object.values(routes).flatMap((route) =>
    route && route.id !== 'root' ? [`${route.id} at /${route.path ?? ''}`] : [],
  );
  const listed = table.map(({ id, path }) => `${id} at /${path}`);
  if (built.toSorted().join() === listed.toSorted().join()) return;
  throw new Error(
    `The build holds other pages than page-table.ts. Build anew: npm run build.\n  ${built.join('\n  ')}`,
  );
}

/** Says when to try again, and that nobody keeps the failure. */
function withRetry(response: Response, { failure }: PageRequest): Response {
  if (!failure) return response;
  response.headers.set('Cache-Control', 'no-store');
  if (failure.retryAfterSeconds) response.headers.set('Retry-After', String(failure.retryAfterSeconds));
  return response;
}

/** In development Vite puts styles and scripts into the page and keeps a socket open. */
const OPEN_POLICY = "default-src 'self' 'unsafe-inline' data: ws:";

/**
 * The document without its marks, and its policy: the hashes of the scripts that bear the mark. Nobody outside this one
 * rendering knows it, so a script that came into the text with somebody's words is never among them.
 */
export function sealDocument(html: string, mark: string, needs?: PageNeeds): { html: string; policy: string } {
  const marked = ` nonce="${mark}"`;
  const hashes = new Set<string>();
  for (let at = html.indexOf(marked); at >= 0; at = html.indexOf(marked, at + 1)) {
    if (!html.startsWith('<script', html.lastIndexOf('<', at))) continue;
    const script = html.slice(html.indexOf('>', at) + 1, html.indexOf('</script>', at));
    hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`);
  }
  return { html: html.replaceAll(marked, ''), policy: contentSecurityPolicy([...hashes], needs) };
}
