import { data, useLoaderData } from 'react-router';
import { ofTrips } from '../catalogue/compared-kinds.ts';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Art } from '../ui/art.tsx';
import type { Route } from './+types/trips.route';
import styles from './compare.module.css';
import { ComparisonPage } from './comparison-page.tsx';
import { readComparison } from './trips.loader.ts';

const TRAIL = [{ title: 'All trips', href: '/all-trips' }, { title: 'Compare' }];

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { heads, path } = loaderData;
  return pageMeta(site, {
    title: heads.map(({ name }) => name).join(' or '),
    description: `${heads.map(({ name }) => name).join(', ')}: prices, what they cover, dates and reviews side by side.`,
    path,
    jsonLd: [breadcrumbList(site.baseUrl, TRAIL, path)],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, page } = context.get(services);
  return data(await readComparison(ctx, params.slugs, request), { headers: cacheHeaders(page, request) });
}

export default function CompareTrips() {
  const comparison = useLoaderData<typeof loader>();
  return (
    <ComparisonPage
      comparison={comparison}
      kind={ofTrips}
      lead="Green marks the lowest price or the highest score, where that is certain. Everything else is for you to judge."
      trail={TRAIL}
      picture={({ art }) => <Art art={art} alt="" sizes="(min-width: 62rem) 18rem, 10rem" className={styles.art} />}
    />
  );
}
