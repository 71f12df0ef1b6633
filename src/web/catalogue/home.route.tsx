import { data, useLoaderData } from 'react-router';
import type { SearchActionLeaf, WithActionConstraints } from 'schema-dts';
import { pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { MemberBand } from '../savings/member-band.tsx';
import { services } from '../services.ts';
import { claimWords } from '../shell/claim-text.ts';
import { Shell } from '../shell/shell.tsx';
import { siteOf, useSite } from '../site.ts';
import type { Route } from './+types/home.route';
import { Companies } from './home/companies.tsx';
import { Hero } from './home/hero.tsx';
import { HomeSection } from './home/home-section.tsx';
import { LatestReviews } from './home/latest-reviews.tsx';
import { Trending } from './home/trending.tsx';
import { TripTypes } from './home/trip-types.tsx';
import { readHome } from './home.loader.ts';
import { TripMinis } from './trip-mini.tsx';
import { plural, topTripsWords } from './trip-words.ts';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { baseUrl } = site;
  const { trips, companies } = loaderData.claims;
  const counted =
    trips && companies
      ? `${claimWords(trips, 'trips')} from ${claimWords(companies, 'companies')}`
      : 'trips of many companies';
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: `${baseUrl}/catalogsearch/result?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
  return pageMeta(site, {
    title: 'Group Trips, Tours & Reviews',
    description: `Compare ${counted}: prices and what they include, reviews in full, dates.`,
    path: '/',
    jsonLd: [
      { '@type': 'Organization', name: 'Sojourn', url: `${baseUrl}/`, logo: `${baseUrl}/favicon.svg` },
      {
        '@type': 'WebSite',
        name: 'Sojourn',
        url: `${baseUrl}/`,
        potentialAction: search,
      },
    ],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const from = context.get(services);
  const { endsAt, ...home } = await readHome(from);
  return data(home, { headers: cacheHeaders(from.page, request, { tags: ['lists'], endings: [endsAt] }) });
}

export default function Home() {
  const home = useLoaderData<typeof loader>();
  const { shell } = useSite();
  return (
    <Shell shell={shell} parts="home">
      <Hero home={home} />
      <div className="wrap">
        <Trending places={home.trending} />
        <TripTypes types={home.types} />
        {home.topTrips.length > 0 && (
          <HomeSection title={topTripsWords(home.topTrips)} more={{ title: 'All trips', href: '/all-trips' }}>
            <TripMinis trips={home.topTrips} />
          </HomeSection>
        )}
        <Companies companies={home.companies} />
        <LatestReviews reviews={home.reviews} />
      </div>
      {home.saving && (
        <MemberBand title={`Members pay less on ${plural(home.memberTrips, 'trip')}`} saving={home.saving}>
          <p>
            Tour companies set these prices for Sojourn members. The saving comes off the price you see, and both are
            shown to everyone.
          </p>
          <p>
            <a href="/member-savings">See trips with a member price</a>
          </p>
        </MemberBand>
      )}
    </Shell>
  );
}
