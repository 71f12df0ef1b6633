import { data, redirect, useLoaderData } from 'react-router';
import { parseListQuery } from '#search/shared';
import { askedPage } from '../asked-page.ts';
import { drawingsIn } from '../catalogue/art.ts';
import { shownArticles } from '../content/shown-article.loader.ts';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { knownValue } from '../server-value.ts';
import { services } from '../services.ts';
import { siteOf, useSite } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Chip } from '../ui/chip.tsx';
import type { Route } from './+types/results.route';
import { orKept, useKept } from './kept-list.ts';
import { NoTrips } from './late.tsx';
import { Matches } from './late-matches.tsx';
import { ListHead } from './list-head.tsx';
import { isFiltered, listHref } from './list-links.ts';
import { MatchLinks } from './match-links.tsx';
import styles from './results.module.css';
import { readMatches } from './search-matches.loader.ts';
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
      ? `Trips, tour companies, guides and articles for “${text}”, with prices and dates.`
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
  const [list, { articles, ...matches }] = await Promise.all([
    readTripList(from, request, { path: PATH }),
    readMatches(from, asked),
  ]);
  const beside = drawingsIn(knownValue(list.trips).map(({ art }) => art));
  return data({ list, found: { ...matches, articles: shownArticles(articles, 'card', beside) } }, { headers });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return orKept({ request, serverLoader });
}

export default function SearchResults() {
  const { list, found } = useKept(useLoaderData<typeof loader>());
  if (!list || !found) return <BlankSearch />;
  const isElsewhere = Object.values(found).some((kind) => kind.length > 0);
  return (
    <div className="wrap">
      <Breadcrumbs items={TRAIL} />
      <ListHead title={`Results for “${list.corrected?.to ?? list.query.text}”`} />
      {list.corrected && <Corrected list={list} from={list.corrected.from} to={list.corrected.to} />}
      {list.partly && <Partly {...list.partly} />}
      <MatchLinks found={found} />
      <TripList list={list} empty={<NoTrips list={list} isElsewhere={isElsewhere} />} />
      <Matches found={found} />
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
