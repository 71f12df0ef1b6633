import { useRouteLoaderData } from 'react-router';
import type { PageFacts } from './page-facts.ts';
import type { ShellData } from './shell/shell-data.ts';

/** What every page knows of the site; read once by the root loader. */
export type SiteData = {
  baseUrl: string;
  /** Demo and foreign hosts are kept out of search engines. */
  noindex: boolean;
  /** Today in UTC: prices, dates and cut-offs of a page are as of this day. */
  today: string;
  shell: ShellData;
  page: PageFacts;
};

export function useSite(): SiteData {
  const data = useRouteLoaderData('root') as SiteData | undefined;
  if (!data) throw new Error('The root loader has not run.');
  return data;
}

type Match = { id: string; loaderData?: unknown } | undefined;

/** The same inside a route's `meta`. */
export function siteOf(matches: readonly Match[]): SiteData {
  return matches.find((match) => match?.id === 'root')?.loaderData as SiteData;
}
