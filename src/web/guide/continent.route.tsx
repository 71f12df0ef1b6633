import { data, useLoaderData } from 'react-router';
import { plural, topTripsWords } from '../catalogue/trip-words.ts';
import { itemList } from '../metadata/list-meta.ts';
import { breadcrumbList, type CrumbTrail, pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
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

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { head, trips } = loaderData;
  return pageMeta(site, {
    title: `${head.name} Tours & Countries`,
    description: `${head.name} by country: the best rated trips, guides and articles. ${head.tagLine ?? ''}`,
    path: head.path,
    image: head.preview,
    jsonLd: [...itemList(site.baseUrl, trips), breadcrumbList(site.baseUrl, trail(head.name), head.path)],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const from = context.get(services);
  const shown = await readContinent(from, params.slug, request);
  const keeping = {
    tags: ['lists', 'articles'],
    endings: shown.trips.map(({ strikeThrough }) => strikeThrough?.endsAt),
  };
  return data(shown, { headers: cacheHeaders(from.page, request, keeping) });
}

export default function Continent() {
  const { head, trips, companies, guidePath, countries, guides, articles } = useLoaderData<typeof loader>();
  const { name } = head;
  return (
    <>
      <GuideHead guide={head} trail={trail(name)} here={name} />
      <div className="wrap">
        {countries.length > 0 && (
          <Section title={`Countries: ${name}`} id="countries">
            <PlaceIndex places={countries} />
          </Section>
        )}
        <GuideTrips
          title={`${topTripsWords(trips)}: ${name}`}
          trips={trips}
          note="Ordered by rating, trips with a price first. Companies can’t pay to appear here."
        />
        <GuideCompanies name={name} companies={companies} />
        {(guides.length > 0 || guidePath) && (
          <Section title="Guides" id="guides">
            {guides.length > 0 && (
              <ul className={styles.posters}>
                {guides.map(({ name: title, href, art, trips }) => (
                  <li key={href}>
                    <PosterLink href={href} art={art} title={title} notes={[plural(trips, 'trip')]} />
                  </li>
                ))}
              </ul>
            )}
            {guidePath && (
              <p className={styles.more}>
                <LinkButton href={guidePath}>Read the guide: {name}</LinkButton>
              </p>
            )}
          </Section>
        )}
        {articles.length > 0 && (
          <Section title={`Articles: ${name}`} id="articles">
            <ul className={styles.posters}>
              {articles.map(({ slug, name: title, topic, published, art }) => (
                <li key={slug}>
                  <PosterLink href={`/blog/${slug}`} art={art} title={title} notes={[topic ?? published]} />
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </>
  );
}
