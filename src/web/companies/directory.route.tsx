import { data, useLoaderData } from 'react-router';
import { OperatorRow } from '../catalogue/operator-row.tsx';
import { plural } from '../catalogue/trip-words.ts';
import { itemList } from '../metadata/list-meta.ts';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { pagePath } from '../metadata/page-path.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { ListHead } from '../search/list-head.tsx';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import type { Route } from './+types/directory.route';
import styles from './companies.module.css';
import { readDirectory } from './directory.loader.ts';
import { DirectoryFilters } from './directory-filters.tsx';
import { DIRECTORY, directoryHref } from './directory-links.ts';
import { Letters } from './letters.tsx';

const TITLE = 'Tour companies from A to Z';
const TRAIL = [{ title: 'Home', href: '/' }, { title: 'Tour companies' }];

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { companies, total, query } = loaderData;
  return pageMeta(site, {
    title: TITLE,
    description: `${plural(total, 'tour company', 'tour companies')}, each with its trips, its reviews and its terms.`,
    path: pagePath(DIRECTORY, query.letter || query.type || query.region ? 1 : query.page),
    jsonLd: [...itemList(site.baseUrl, companies, 'tour-operators'), breadcrumbList(site.baseUrl, TRAIL, DIRECTORY)],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const from = context.get(services);
  const directory = await readDirectory(from, request);
  return data(directory, { headers: cacheHeaders(from.page, request, { tags: ['lists'] }) });
}

export default function Directory() {
  const { query, companies, total, pages, letters, options } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <Breadcrumbs items={TRAIL} />
      <ListHead title={TITLE} tagLine="Every company with a trip on offer here. Order and place can’t be bought." />
      <DirectoryFilters query={query} options={options} />
      <Letters query={query} letters={letters} />
      <p className={styles.count}>
        <b>{plural(total, 'company', 'companies')}</b>
      </p>
      {companies.length === 0 ? (
        <EmptyState title="Nothing here yet" action={<LinkButton href={DIRECTORY}>Clear filters</LinkButton>}>
          No company fits these filters.
        </EmptyState>
      ) : (
        <div className={styles.rows}>
          <h2 className="visually-hidden">Companies</h2>
          {companies.map((operator) => (
            <OperatorRow key={operator.slug} operator={operator} />
          ))}
        </div>
      )}
      <Pagination
        label="Companies"
        page={query.page}
        pages={pages}
        hrefOf={(page) => directoryHref({ ...query, page })}
      />
    </div>
  );
}
