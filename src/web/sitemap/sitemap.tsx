import type { CrumbTrail } from '../metadata/page-meta.ts';
import { pagePath } from '../metadata/page-path.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import type { SitemapData } from './sitemap.loader.ts';
import styles from './sitemap.module.css';

type SitemapProps = { title: string; lead: string; path: string; trail: CrumbTrail; map: SitemapData };

/** Every link of a part of the site, in plain columns. */
export function Sitemap({ title, lead, path, trail, map: { groups, page, pages } }: SitemapProps) {
  return (
    <div className="wrap">
      <Breadcrumbs items={trail} />
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
