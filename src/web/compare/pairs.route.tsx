import { data, useLoaderData } from 'react-router';
import { type ComparedPair, comparedPairs } from '#catalogue/companies';
import { companiesPath } from '../catalogue/comparison-path.ts';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/pairs.route';
import styles from './compare.module.css';

const PATH = '/top-tour-operator-comparisons';
const TITLE = 'Tour companies side by side';
const TRAIL = [{ title: 'Tour companies', href: '/operators' }, { title: 'Side by side' }];

type Place = { name: string; href: string | null; pairs: ComparedPair['companies'][] };

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  return pageMeta(site, {
    title: 'Tour Companies Side by Side',
    description: 'Which of two tour companies, country by country: reviews, trips, awards and policies line by line.',
    path: PATH,
    noindex: loaderData.length === 0,
    jsonLd: [breadcrumbList(site.baseUrl, TRAIL, PATH)],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, page } = context.get(services);
  const places = byPlace(await comparedPairs(ctx));
  return data(places, { headers: cacheHeaders(page, request, { tags: ['lists'] }) });
}

function byPlace(pairs: readonly ComparedPair[]): Place[] {
  return [...Map.groupBy(pairs, ({ place, placeSlug }) => placeSlug ?? place).values()].flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    const { place, placeSlug } = first;
    return [{ name: place, href: placeSlug && `/tc/${placeSlug}`, pairs: of.map(({ companies }) => companies) }];
  });
}

export default function ComparedCompanies() {
  const places = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <Breadcrumbs items={TRAIL} />
      <header className={styles.head}>
        <div>
          <h1>{TITLE}</h1>
          <p className={styles.lead}>
            Of each country, the three companies with most trips there, two by two, where travelers have written about
            both. Nobody can pay to stand here. For any other two or three, tick “Compare” beside their names.
          </p>
        </div>
      </header>
      {places.length === 0 && <p>There are no two companies with reviews in one country yet.</p>}
      <div className={styles.places}>
        {places.map((place) => (
          <PairsOfPlace key={place.href ?? place.name} place={place} />
        ))}
      </div>
      <p className={styles.more}>
        <LinkButton href="/operators">See all companies</LinkButton>
      </p>
    </div>
  );
}

function PairsOfPlace({ place: { name, href, pairs } }: { place: Place }) {
  return (
    <section>
      <h2>{href ? <a href={href}>{name}</a> : name}</h2>
      <ul>
        {pairs.map(([one, other]) => (
          <li key={`${one.slug} ${other.slug}`}>
            <a href={companiesPath([one.slug, other.slug])}>
              {one.name} or {other.name}
            </a>
            <small>{`Rated ${one.rating?.toFixed(1) ?? '–'} and ${other.rating?.toFixed(1) ?? '–'}`}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
