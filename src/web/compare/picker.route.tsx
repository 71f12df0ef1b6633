import { data, useLoaderData } from 'react-router';
import { MOST_COMPARED } from '../catalogue/comparison-path.ts';
import { plural } from '../catalogue/trip-words.ts';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/picker.route';
import styles from './compare.module.css';
import { type Picked, readPicked } from './picker.loader.ts';

const PATH = '/products/c';
const TRAIL = [{ title: 'All trips', href: '/all-trips' }, { title: 'Compare' }];

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return pageMeta(site, {
    title: 'Compare Trips',
    description: 'Put two or three trips side by side: prices, what they cover, dates and reviews, line by line.',
    path: PATH,
    jsonLd: [breadcrumbList(site.baseUrl, TRAIL, PATH)],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, page } = context.get(services);
  return data(await readPicked(ctx, request), { headers: cacheHeaders(page, request) });
}

export default function PickTrips() {
  const picked = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <Breadcrumbs items={TRAIL} />
      <header className={styles.head}>
        <div>
          <h1>Compare trips</h1>
          <p className={styles.lead}>
            Tick “Compare” on two or three trips. They wait at the lower edge of every page until you put them side by
            side: prices on one basis, what you’ll also pay, dates, and what people say.
          </p>
        </div>
      </header>
      <div className={styles.alone}>
        <Problem picked={picked} />
        {picked.trips.length > 0 && <Ticked trips={picked.trips} />}
        <LinkButton kind={picked.trips.length > 0 ? 'line' : 'go'} href="/all-trips">
          See all trips
        </LinkButton>
      </div>
    </div>
  );
}

/** Why those of the address can't be shown side by side as they are. */
function Problem({ picked: { trips, unknown } }: { picked: Picked }) {
  if (trips.length + unknown === 0) return null;
  return (
    <div role="status">
      {unknown > 0 && (
        <p>{plural(unknown, 'trip')} of this address can’t be found: no longer offered, or misspelled.</p>
      )}
      {trips.length < 2 && <p>Please choose at least two trips to compare.</p>}
      {trips.length > MOST_COMPARED && <p>You can compare up to three trips. Untick the others.</p>}
    </div>
  );
}

function Ticked({ trips }: { trips: Picked['trips'] }) {
  return (
    <form action={PATH} autoComplete="off" className={styles.ticked}>
      {trips.map(({ slug, name, company }) => (
        <Checkbox key={slug} name="trip" value={slug} defaultChecked>
          {`${name}, by ${company}`}
        </Checkbox>
      ))}
      <Button type="submit" kind="sun">
        Compare
      </Button>
    </form>
  );
}
