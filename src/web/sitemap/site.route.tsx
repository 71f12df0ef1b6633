import { data } from 'react-router';
import { cacheHeaders } from '../page-cache-headers.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/site.route';
import { readSitemap } from './sitemap.loader.ts';
import { Sitemap, sitemapMeta } from './sitemap.tsx';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? sitemapMeta(siteOf(matches), loaderData) : [];
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const from = context.get(services);
  const map = { part: 'site' as const, ...(await readSitemap(from, 'site', request)) };
  return data(map, { headers: cacheHeaders(from.page, request, { tags: ['lists'] }) });
}

export default Sitemap;
