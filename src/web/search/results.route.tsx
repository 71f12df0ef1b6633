import { data, redirect, useLoaderData } from 'react-router';
import { parseListQuery } from '#search/shared';
import { askedPage } from '../asked-page.ts';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { services } from '../services.ts';
import { siteOf, useSite } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Chip } from '../ui/chip.tsx';
import type { Route } from './+types/results.route';
import { orKept, useKept } from './kept-list.ts';
import { NoTrips } from './late.tsx';
import { ListHead } from './list-head.tsx';
import { isFiltered, listHref } from './list-links.ts';
import styles from './results.module.css';
import { readMatches, type SearchMatches } from './search-matches.loader.ts';
import { readTripList } from './trip-list.loader.ts';
import { TripList } from './trip-list.tsx';
import type { TripListData } from './trip-list-data.ts';

const PATH = '/catalogsearch/result';
const TRAIL = [{ title: 'All trips', href: '/all-trips' }, { title: 'Search' }];

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  const text = loaderData?.list?.query.text;
  const site = siteOf(matches);
  const { baseUrl } = site;
  return pageMeta(site, {
    title: text ? `Results for “${text}”` : 'Search',
    description: text
      ? `Trips, places and tour companies for “${text}”, with prices and dates.`
      : 'Search trips, places and tour companies.',
    path: PATH,
    jsonLd: [breadcrumbList(baseUrl, TRAIL, PATH)],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const from = context.get(services);
  const asked = parseListQuery(new URL(request.url).searchParams);
  const headers = cacheHeaders(from.page, request);
  if (!asked.text && askedPage(request) > 1) throw data(null, { status: 404 });
  // A month or a kind of trip alone is a filter of all trips.
  if (!asked.text && isFiltered(asked)) throw redirect(listHref('/all-trips', asked));
  if (!asked.text) return data({ list: null, found: null }, { headers });
  const [list, found] = await Promise.all([readTripList(from, request, { path: PATH }), readMatches(from, asked)]);
  return data({ list, found }, { headers });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return orKept({ request, serverLoader });
}

export default function SearchResults() {
  const { list, found } = useKept(useLoaderData<typeof loader>());
  if (!list || !found) return <BlankSearch />;
  return (
    <div className="wrap">
      <Breadcrumbs items={TRAIL} />
      <ListHead title={`Results for “${list.corrected?.to ?? list.query.text}”`} />
      {list.corrected && <Corrected list={list} from={list.corrected.from} to={list.corrected.to} />}
      {list.partly && <Partly {...list.partly} />}
      <Matches found={found} />
      <TripList list={list} empty={<NoTrips list={list} />} />
    </div>
  );
}

function Corrected({ list, from, to }: { list: TripListData; from: string; to: string }) {
  return (
    <p className={styles.corrected} role="status">
      Showing results for <b>{to}</b>.{' '}
      <a href={listHref(list.path, { ...list.query, exact: true })}>Search instead for {from}</a>
    </p>
  );
}

/** Never as if everything had been found. */
function Partly({ words, held }: { words: number; held: number }) {
  return (
    <p className={styles.corrected} role="status">
      No trip has all of these words. These have{' '}
      <b>
        {held} of the {words}
      </b>
      .
    </p>
  );
}

/** Places, kinds of trip and companies of that name, before the trips. */
function Matches({ found }: { found: SearchMatches }) {
  const links = [
    ...found.categories.map(({ name, path, tripCount }) => ({
      title: `${name}, ${tripCount.toLocaleString('en-US')}`,
      path,
    })),
    ...found.operators.map(({ name, slug }) => ({ title: name, path: `/tour-operators/${slug}` })),
  ];
  if (links.length === 0) return null;
  return (
    <ul className={styles.matches} aria-label="Places and companies">
      {links.map(({ title, path }) => (
        <li key={path}>
          <Chip href={path}>{title}</Chip>
        </li>
      ))}
    </ul>
  );
}

function BlankSearch() {
  const { shell } = useSite();
  return (
    <div className="wrap">
      <Breadcrumbs items={TRAIL} />
      <ListHead title="Search" tagLine="Type a place, a kind of trip or a company in the search box above." />
      {shell.trending.length > 0 && (
        <ul className={styles.matches} aria-label="Places to start from">
          {shell.trending.map(({ title, href }) => (
            <li key={href}>
              <Chip href={href}>{title}</Chip>
            </li>
          ))}
        </ul>
      )}
      <p>
        Or <a href="/all-trips">see all trips</a> and narrow them by date, price and length.
      </p>
    </div>
  );
}
