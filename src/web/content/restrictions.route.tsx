import { useLoaderData } from 'react-router';
import { formatDate } from '#kernel/shared';
import { plural } from '../catalogue/trip-words.ts';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Icon } from '../ui/icon.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/restrictions.route';
import styles from './content.module.css';
import { PageActions } from './page-actions.tsx';
import { restrictionsLoader } from './restrictions.loader.ts';
import own from './restrictions.module.css';
import { TextBlocks } from './text-blocks.tsx';

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;

const trailOf = ({ title }: Pick<Shown, 'title'>) => [{ title: 'Home', href: '/' }, { title }];

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { title, tagLine, path, seo } = loaderData;
  const jsonLd = [breadcrumbList(site.baseUrl, trailOf(loaderData), path)];
  return pageMeta(site, { title, description: tagLine, path, jsonLd }, seo);
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request, url }: Route.LoaderArgs) {
  return restrictionsLoader(context.get(services), url.pathname, request);
}

export default function Restrictions() {
  const page = useLoaderData<typeof loader>();
  const { title, tagLine, dated, archived, map, levels, parts, blocks, sources, actions } = page;
  const day = <time dateTime={dated}>{formatDate(dated)}</time>;
  return (
    <div className="wrap">
      <Breadcrumbs items={trailOf(page)} />
      <header>
        <h1>{title}</h1>
        {tagLine && <p className={styles.tagLine}>{tagLine}</p>}
      </header>
      <p className={own.notice}>
        <Icon of="info" />
        {archived ? (
          <span>
            <strong>Archived.</strong> This is how things stood on {day}. It isn’t kept up to date, and says nothing
            about today.
          </span>
        ) : (
          <span>This is how things stood on {day}.</span>
        )}
      </p>
      <figure className={own.map}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
        <section className={own.scroll} tabIndex={0} aria-label="Map, wider than a small screen">
          <picture>
            <source srcSet="/maps/restrictions/dark.svg" media="(prefers-color-scheme: dark)" />
            <img
              src="/maps/restrictions/light.svg"
              width={map.width}
              height={map.height}
              alt={`Map of the world, countries tinted by their level on ${formatDate(dated)}; the table below says the same`}
              fetchPriority="high"
            />
          </picture>
        </section>
        <figcaption>
          <ul className={own.levels}>
            {levels.map(({ title: words, means, count, tint }) => (
              <li key={words}>
                <i className={own.tint} style={{ '--tint': tint }} />
                <span>
                  <b>{words}</b>, {plural(count, 'place')}
                  <br />
                  <span className="small quiet">{means}</span>
                </span>
              </li>
            ))}
          </ul>
        </figcaption>
      </figure>
      <Section id="countries" title="Country by country">
        <div className={own.tables}>
          {parts.map((countries) => (
            <Countries key={countries[0]?.code} countries={countries} levels={levels} />
          ))}
        </div>
      </Section>
      <div className={own.below}>
        <div>
          <TextBlocks blocks={blocks} />
          <PageActions actions={actions} />
        </div>
        <section className={own.sources} id="sources">
          <h2>Sources</h2>
          <ul>
            {sources.map(({ title: words, href, note }) => (
              <li key={href}>
                <a href={href}>{words}</a>
                {note && <p className="small quiet">{note}</p>}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

function Countries({ countries, levels }: { countries: Shown['parts'][number]; levels: Shown['levels'] }) {
  return (
    <table className={own.table}>
      <caption className="visually-hidden">
        Countries from {countries[0]?.name} to {countries.at(-1)?.name}
      </caption>
      <thead>
        <tr>
          <th scope="col">Country</th>
          <th scope="col">Level</th>
        </tr>
      </thead>
      <tbody>
        {countries.map(({ code, name, level }) => (
          <tr key={code}>
            <th scope="row">{name}</th>
            <td>
              <span>
                <i className={own.tint} style={{ '--tint': levels[level]?.tint }} />
                {levels[level]?.title}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
