import { data, useLoaderData } from 'react-router';
import { Questions } from '../catalogue/questions.tsx';
import { itemList } from '../metadata/list-meta.ts';
import { breadcrumbList, faqPage, pageMeta } from '../metadata/page-meta.ts';
import { pagePath } from '../metadata/page-path.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { knownValue } from '../server-value.ts';
import { services } from '../services.ts';
import { claimWords } from '../shell/claim-text.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/all-trips.route';
import { allTripsFaqs } from './all-trips-faqs.ts';
import { orKept, useKept } from './kept-list.ts';
import { NoTrips } from './late.tsx';
import { ListHead } from './list-head.tsx';
import { listKeeping, readTripList } from './trip-list.loader.ts';
import { TripList } from './trip-list.tsx';

const PATH = '/all-trips';
const TRAIL = [{ title: 'Home', href: '/' }, { title: 'All trips' }];

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { baseUrl, shell } = site;
  const { list } = loaderData;
  const total = shell.claims.trips;
  return pageMeta(site, {
    title: total ? claimWords(total, 'Group Trips and Tours') : 'All Trips',
    description: `Compare ${list.total.toLocaleString('en-US')} trips by date, price, length and effort. Prices include the required charges that a company states as sums in the same currency.`,
    path: pagePath(PATH, list.query.page),
    jsonLd: [
      ...itemList(baseUrl, knownValue(list.trips)),
      breadcrumbList(baseUrl, TRAIL, PATH),
      ...faqPage([...allTripsFaqs]),
    ],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const from = context.get(services);
  const list = await readTripList(from, request, { path: PATH });
  return data({ list }, { headers: cacheHeaders(from.page, request, listKeeping(list)) });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return orKept({ request, serverLoader });
}

export default function AllTrips() {
  const { list } = useKept(useLoaderData<typeof loader>());
  return (
    <div className="wrap">
      <Breadcrumbs items={TRAIL} />
      <ListHead
        title="All trips"
        tagLine="Trips of every company, side by side: when they go, how hard they are, and what they cost."
      />
      <TripList list={list} empty={<NoTrips list={list} />} />
      <Questions faqs={allTripsFaqs} title="Questions about the list" />
    </div>
  );
}
