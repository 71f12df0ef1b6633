import { data, useLoaderData } from 'react-router';
import { itineraryList } from '#catalogue/places';
import { artsOf } from '../catalogue/art.ts';
import { linkList } from '../metadata/list-meta.ts';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PosterLink } from '../ui/poster-link.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/itineraries.route';
import { lengths } from './lengths.ts';
import { PlaceHead } from './place-head.tsx';
import { PlaceNav } from './place-nav.tsx';
import styles from './places.module.css';

const TITLE = 'Itineraries by destination and length';
const TAG_LINE =
  'Day plans of a week, ten days or two weeks, on the map, with the trips that share their stops, where there are any.';
const TRAIL = [{ title: 'Home', href: '/' }, { title: 'Itineraries' }];

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const links = loaderData.groups.flatMap(({ places }) => places);
  return pageMeta(site, {
    title: TITLE,
    description: TAG_LINE,
    path: '/i',
    noindex: links.length === 0,
    jsonLd: [...linkList(site.baseUrl, links), breadcrumbList(site.baseUrl, TRAIL, '/i')],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, page } = context.get(services);
  const listed = await itineraryList(ctx);
  const arts = artsOf(listed, 'tall');
  const places = listed.flatMap(({ slug, name, continent, lengths: bands }, i) => {
    const art = arts[i];
    return art ? [{ name, path: `/itinerary/${slug}`, art, bands, continent: continent ?? 'Elsewhere' }] : [];
  });
  const groups = [...Map.groupBy(places, ({ continent }) => continent)].map(([title, grouped]) => ({
    title,
    places: grouped.map(({ continent: _continent, ...place }) => place),
  }));
  return data({ groups }, { headers: cacheHeaders(page, request, { tags: ['lists'] }) });
}

export default function Itineraries() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <Breadcrumbs items={TRAIL} />
      <PlaceHead title={TITLE} tagLine={TAG_LINE} />
      <PlaceNav current="/i" />
      {groups.length === 0 && (
        <EmptyState title="Nothing here yet" action={<LinkButton href="/all-trips">See all trips</LinkButton>}>
          No itinerary is written yet.
        </EmptyState>
      )}
      {groups.map(({ title, places }) => (
        <Section key={title} title={title}>
          <ul className={styles.posters}>
            {places.map(({ name, path, art, bands }) => (
              <li key={path} className={styles.planned}>
                <PosterLink href={path} art={art} title={name} />
                <ul className={styles.plans} aria-label={`Plans for ${name}`}>
                  {bands.map((band) => (
                    <li key={band}>
                      <a href={`${path}/${lengths[band].path}`}>{lengths[band].name}</a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}
