import { data, useLoaderData } from 'react-router';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { pagePath } from '../metadata/page-path.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/site.route';
import { readSitemap } from './sitemap.loader.ts';
import { Sitemap } from './sitemap.tsx';

const PATH = '/stride-sitemap';
const TITLE = 'Site map';
const TRAIL = [{ title: 'Home', href: '/' }, { title: TITLE }];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  return pageMeta(site, {
    title: TITLE,
    description: 'Links to every company and every list of trips on Sojourn.',
    path: pagePath(PATH, loaderData.page),
    jsonLd: [breadcrumbList(site.baseUrl, TRAIL, PATH)],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const from = context.get(services);
  const map = await readSitemap(from, 'site', request);
  return data(map, { headers: cacheHeaders(from.page, request, { tags: ['lists'] }) });
}

export default function SiteMap() {
  const map = useLoaderData<typeof loader>();
  return (
    <Sitemap
      title={TITLE}
      lead="Every company and every list of trips on Sojourn, and the pages beside them."
      path={PATH}
      trail={TRAIL}
      map={map}
    />
  );
}
