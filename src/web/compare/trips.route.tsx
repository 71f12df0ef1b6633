import { data, useLoaderData } from 'react-router';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/trips.route';
import styles from './compare.module.css';
import { ComparisonTable } from './comparison-table.tsx';
import { type Comparison, readComparison } from './trips.loader.ts';

const TRAIL = [{ title: 'All trips', href: '/all-trips' }, { title: 'Compare' }];
const COUNT = ['', 'One trip', 'Two trips', 'Three trips'];

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
  const { heads, leftOut } = comparison;
  return (
    <div className="wrap">
      <Breadcrumbs items={TRAIL} />
      <header className={styles.head}>
        <div>
          <h1>{COUNT[heads.length]}, line by line</h1>
          {heads.length > 1 && (
            <p className={styles.lead}>
              Green marks the lowest price or the highest score, where that is certain. Everything else is for you to
              judge.
            </p>
          )}
        </div>
        {heads.length > 1 && <Differences comparison={comparison} />}
      </header>
      {leftOut > 0 && <p role="status">You can compare up to three trips. These are the first three.</p>}
      {heads.length > 1 ? <ComparisonTable comparison={comparison} /> : <Alone comparison={comparison} />}
    </div>
  );
}

/** An address of its own, so that it works everywhere and can be sent to somebody. */
function Differences({ comparison: { path, onlyDifferences } }: { comparison: Comparison }) {
  return onlyDifferences ? (
    <LinkButton kind="line" href={path} icon="check">
      Show every line
    </LinkButton>
  ) : (
    <LinkButton kind="line" href={`${path}?only=differences`} rel="nofollow">
      Only show differences
    </LinkButton>
  );
}

function Alone({ comparison: { heads } }: { comparison: Comparison }) {
  const [trip] = heads;
  return (
    <div className={styles.alone}>
      <p>
        Please choose at least two trips to compare. {trip && <a href={`/trips/${trip.slug}`}>{trip.name}</a>} is the
        only one of this address that is still offered.
      </p>
      <LinkButton kind="go" href="/all-trips">
        See all trips
      </LinkButton>
    </div>
  );
}
