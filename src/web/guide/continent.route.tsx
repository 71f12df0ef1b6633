import { data, useLoaderData } from 'react-router';
import { plural } from '../catalogue/trip-words.ts';
import { itemList } from '../metadata/list-meta.ts';
import { breadcrumbList, type CrumbTrail, pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { tripTags } from '../reviews/shown-review.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PosterLink } from '../ui/poster-link.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/continent.route';
import { readContinent } from './continent.loader.ts';
import styles from './guide.module.css';
import { GuideHead } from './guide-head.tsx';
import { GuideCompanies, GuideTrips } from './guide-sections.tsx';
import { PlaceIndex } from './place-index.tsx';

function trail(name: string): CrumbTrail {
  return [{ title: 'Destinations', href: '/trip-destinations' }, { title: name }];
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { guide } = loaderData;
  return pageMeta(site, {
    title: `${guide.name} Tours & Countries`,
    description: guide.tagLine,
    path: guide.path,
    image: guide.preview,
    jsonLd: [...itemList(site.baseUrl, guide.trips), breadcrumbList(site.baseUrl, trail(guide.name), guide.path)],
  });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const from = context.get(services);
  const shown = await readContinent(from, params.slug);
  const keeping = {
    tags: ['lists', ...tripTags({ reviews: shown.guide.reviews })],
    endings: shown.guide.trips.map(({ strikeThrough }) => strikeThrough?.endsAt),
  };
  return data(shown, { headers: cacheHeaders(from.page, request, keeping) });
}

export default function Continent() {
  const { guide, guidePath, countries, guides } = useLoaderData<typeof loader>();
  const { name } = guide;
  return (
    <>
      <GuideHead guide={guide} trail={trail(name)} here={name} />
      <div className="wrap">
        {countries.length > 0 && (
          <Section title={`Countries: ${name}`} id="countries">
            <PlaceIndex places={countries} />
          </Section>
        )}
        <GuideTrips
          title={`Top trips: ${name}`}
          trips={guide.trips}
          note="Ordered by rating; trips without a price or a date come last. Companies can’t pay to appear here."
        />
        <GuideCompanies name={name} companies={guide.companies} />
        {(guides.length > 0 || guidePath) && (
          <Section title="Guides" id="guides">
            <ul className={styles.posters}>
              {guides.map(({ name: title, href, art, trips }) => (
                <li key={href}>
                  <PosterLink href={href} art={art} title={title} notes={[plural(trips, 'trip')]} />
                </li>
              ))}
            </ul>
            {guidePath && (
              <p className={styles.more}>
                <LinkButton href={guidePath}>Read the guide: {name}</LinkButton>
              </p>
            )}
          </Section>
        )}
      </div>
    </>
  );
}
