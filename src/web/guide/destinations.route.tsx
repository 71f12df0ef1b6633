import { data, useLoaderData } from 'react-router';
import { plural } from '../catalogue/trip-words.ts';
import { linkList } from '../metadata/list-meta.ts';
import { breadcrumbList, type CrumbTrail, pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PosterFrame } from '../ui/poster-frame.tsx';
import { PosterLink } from '../ui/poster-link.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/destinations.route';
import { CountryFinder } from './country-finder.tsx';
import { readDestinations } from './destinations.loader.ts';
import styles from './destinations.module.css';
import { PlaceIndex } from './place-index.tsx';

const PATH = '/trip-destinations';
const TRAIL: CrumbTrail = [{ title: 'Home', href: '/' }, { title: 'Destinations' }];
const STEPS = ['1 to 9 trips', '10 to 49', '50 or more'];

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const links = [...loaderData.continents, ...loaderData.countries].map(({ name, href }) => ({ name, path: href }));
  return pageMeta(site, {
    title: 'Trip Destinations',
    description: leadOf(loaderData),
    path: PATH,
    noindex: loaderData.countriesCount === 0,
    jsonLd: [...linkList(site.baseUrl, links), breadcrumbList(site.baseUrl, TRAIL, PATH)],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const from = context.get(services);
  return data(await readDestinations(from), { headers: cacheHeaders(from.page, request, { tags: ['lists'] }) });
}

export default function Destinations() {
  const loaded = useLoaderData<typeof loader>();
  const { map, tints, trending, continents, countries, countriesCount } = loaded;
  return (
    <div className="wrap">
      <Breadcrumbs items={TRAIL} />
      <header className={styles.head}>
        <h1>Destinations</h1>
        <p>{leadOf(loaded)}</p>
        {countriesCount === 0 && (
          <p>
            <a href="/all-trips">See all trips</a>, wherever they go.
          </p>
        )}
      </header>
      {continents.length > 0 && (
        <>
          <div className={styles.scroller}>
            <div className={styles.world}>
              <PosterFrame
                art={map}
                alt="Map of the world, darker where more trips go; the numbers stand below"
                first
                caption={
                  <span className={styles.legend}>
                    <b>Trips by country</b>
                    {STEPS.map((words, step) => (
                      <span key={words}>
                        <i style={{ '--tint': tints[step] }} />
                        {words}
                      </span>
                    ))}
                    {trending.length > 0 && <span>The numbers are the places to start from, below.</span>}
                  </span>
                }
              />
              <div className={styles.pins} style={{ aspectRatio: `${map.width} / ${map.height}` }}>
                {trending.map(({ name, href, pin }, i) =>
                  pin ? (
                    <a
                      key={href}
                      href={href}
                      className={styles.pin}
                      style={{ left: `${pin.left}%`, top: `${pin.top}%` }}
                    >
                      <span aria-hidden="true">{i + 1}</span>
                      <span className="visually-hidden">{name}</span>
                    </a>
                  ) : null,
                )}
              </div>
            </div>
          </div>
          <ul className={styles.continents}>
            {continents.map(({ name, href, trips }) => (
              <li key={href}>
                <a href={href}>{name}</a>
                <span>{plural(trips, 'trip')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {trending.length > 0 && (
        <Section title="Places to start from">
          <ul className={styles.posters}>
            {trending.map(({ name, href, art, trips }, i) => (
              <li key={href}>
                <PosterLink
                  href={href}
                  art={art}
                  title={
                    <>
                      <span className={styles.number}>{i + 1}</span> {name}
                    </>
                  }
                  notes={[plural(trips, 'trip')]}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {continents.length > 0 && <CountryFinder continents={continents} />}
      {countries.length > 0 && (
        <Section title={continents.length > 0 ? 'More countries' : 'Countries'}>
          <PlaceIndex places={countries} />
        </Section>
      )}
    </div>
  );
}

function leadOf({ continents, countriesCount }: { continents: readonly unknown[]; countriesCount: number }): string {
  if (countriesCount === 0) return 'No trip is listed by country yet.';
  const counted = `Trips in ${plural(countriesCount, 'country', 'countries')}.`;
  if (continents.length === 0) return counted;
  return `${counted} Choose from the map, from places to start from, or from the full list by continent.`;
}
