import { data, useLoaderData } from 'react-router';
import { plural, range } from '../catalogue/trip-words.ts';
import { linkList } from '../metadata/list-meta.ts';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/experiences.route';
import { type Experience, type Experiences, readExperiences } from './experiences.loader.ts';
import { PlaceHead } from './place-head.tsx';
import { PlaceNav } from './place-nav.tsx';
import styles from './places.module.css';

const TITLE = 'Ways to travel';
const TAG_LINE =
  'Kinds of trip, activities, styles and interests. Each leads to its guide and to the trips themselves.';
const TRAIL = [{ title: 'Home', href: '/' }, { title: TITLE }];

const linksOf = ({ types, groups }: Experiences) =>
  [...types, ...groups.flatMap(({ links }) => links)].map(({ title, path }) => ({ name: title, path }));

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const links = linksOf(loaderData);
  return pageMeta(site, {
    title: TITLE,
    description: TAG_LINE,
    path: '/experiences',
    noindex: links.length === 0,
    jsonLd: [...linkList(site.baseUrl, links), breadcrumbList(site.baseUrl, TRAIL, '/experiences')],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const from = context.get(services);
  return data(await readExperiences(from), { headers: cacheHeaders(from.page, request, { tags: ['lists'] }) });
}

export default function ExperiencesPage() {
  const shown = useLoaderData<typeof loader>();
  const { types, groups, transport } = shown;
  return (
    <div className="wrap">
      <Breadcrumbs items={TRAIL} />
      <PlaceHead title={TITLE} tagLine={TAG_LINE} />
      <PlaceNav current="/experiences" />
      {types.length + groups.length === 0 && (
        <EmptyState title="Nothing here yet" action={<LinkButton href="/all-trips">See all trips</LinkButton>}>
          No kind of trip is on offer yet.
        </EmptyState>
      )}
      <TripTypes types={types} />
      {groups.map(({ title, anchor, links }) => (
        <Section key={anchor} title={title} id={anchor}>
          <ul className={styles.index}>
            {links.map((link) => (
              <li key={link.path}>
                <Entry link={link} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {transport.length > 0 && (
        <Section title="What “transport included” means">
          <dl className={styles.words}>
            {transport.map(({ name, description }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </div>
  );
}

/** Figures are counted from the trips that are listed today. */
function TripTypes({ types }: Pick<Experiences, 'types'>) {
  if (types.length === 0) return null;
  return (
    <Section title="Kinds of trip" id="top-trips">
      <ul className={styles.types}>
        {types.map(({ icon, color, days, group, ...link }) => (
          <li key={link.path} style={color ? { '--kind': `var(--${color})` } : undefined}>
            {icon && <Icon of={icon} />}
            <Entry link={link} />
            <p className="small quiet">
              {range(days)} days{group && `, ${group.charAt(0).toLowerCase()}${group.slice(1)}`}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Entry({ link: { title, path, trips, description } }: { link: Experience }) {
  const count = plural(trips, 'trip');
  return (
    <>
      <h3>
        <a href={path}>{title}</a> {description && <span className="small quiet">{count}</span>}
      </h3>
      {description ? <p>{description}</p> : <p className="small quiet">{count}</p>}
    </>
  );
}
