import { useLoaderData } from 'react-router';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { pagePath } from '../metadata/page-path.ts';
import type { SiteData } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import type { SitemapData } from './sitemap.loader.ts';
import styles from './sitemap.module.css';

const PARTS = {
  site: {
    path: '/stride-sitemap',
    title: 'Site map',
    lead: 'Every company and every list of trips on Sojourn, and the pages beside them.',
    description: 'Links to every company and every list of trips on Sojourn.',
  },
  places: {
    path: '/global-sitemap',
    title: 'Map of places',
    lead: 'Continents and countries, and what lies in them.',
    description: 'Links to every continent, country, landmark, attraction and itinerary on Sojourn.',
  },
};

type ShownSitemap = SitemapData & { part: keyof typeof PARTS };

const trailOf = (title: string) => [{ title: 'Home', href: '/' }, { title }];

export function sitemapMeta(site: SiteData, { part, page }: ShownSitemap) {
  const { path, title, description } = PARTS[part];
  const jsonLd = [breadcrumbList(site.baseUrl, trailOf(title), path)];
  return pageMeta(site, { title, description, path: pagePath(path, page), jsonLd });
}

/** Every link of a part of the site, in plain columns. */
export function Sitemap() {
  const { part, groups, page, pages } = useLoaderData<ShownSitemap>();
  const { path, title, lead } = PARTS[part];
  return (
    <div className="wrap">
      <Breadcrumbs items={trailOf(title)} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {groups.length === 0 && (
        <EmptyState title="Nothing here yet" action={<LinkButton href="/">Back to the front page</LinkButton>} />
      )}
      {groups.map(({ title, links }) => (
        <section key={title} className={styles.group}>
          <h2>{title}</h2>
          <ul>
            {links.map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pagination label={title} page={page} pages={pages} hrefOf={(other) => pagePath(path, other)} />
    </div>
  );
}
