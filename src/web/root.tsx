import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import { toCalendarDate } from '#kernel/shared';
import type { Route } from './+types/root';
import { ErrorPage } from './error-page.tsx';
import { services } from './services.ts';
import { readShell } from './shell/shell.loader.ts';
import { Shell } from './shell/shell.tsx';
import type { SiteData } from './site.ts';
import { fontLinks } from './styles/font-links.ts';
import './styles/index.css';

export function links() {
  return [...fontLinks, { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }];
}

export async function loader({ context }: Route.LoaderArgs): Promise<SiteData> {
  const { ctx, config, shared, page, hasPage, accounts } = context.get(services);
  const google = accounts.withGoogle !== null;
  return {
    baseUrl: config.baseUrl,
    noindex: config.env === 'demo',
    today: toCalendarDate(ctx.clock()),
    shell: await shared.get('shell', ctx, (from) => readShell(from, hasPage, { ...config, google })),
    page,
  };
}

/** Menus and claims don't change while someone narrows a list; on another page, the shell may be another. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function Layout({ children }: { children: ReactNode }) {
  const { shell, page } = (useRouteLoaderData('root') as SiteData | undefined) ?? {};
  const quote = shell?.quote;
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#12303a" media="(prefers-color-scheme: dark)" />
        <Links />
        <Meta />
      </head>
      {/* At hand when a page doesn’t come because the network stands still; and for what counts visits. */}
      <body data-quote={quote?.text} data-quote-source={quote?.source} data-type={page?.type} data-name={page?.name}>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { shell, page } = loaderData;
  if (page.shell === 'own') return <Outlet />;
  return (
    <Shell shell={shell} parts={page.shell}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useRouteLoaderData('root') as SiteData | undefined;
  const { status, said } = readFailure(error);
  const page = <ErrorPage status={status} said={said} trending={site?.shell.trending ?? []} />;
  return site ? (
    <Shell shell={site.shell} parts="full">
      {page}
    </Shell>
  ) : (
    page
  );
}

/** Only what the server says of itself may be shown; other failures come with texts of the router. */
function readFailure(error: unknown): { status: number; said?: string } {
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const { status, data } = error;
  return status === 503 && typeof data === 'string' && data ? { status, said: data } : { status };
}
