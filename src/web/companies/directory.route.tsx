import { data, useLoaderData } from 'react-router';
import { OperatorRow } from '../catalogue/operator-row.tsx';
import { plural } from '../catalogue/trip-words.ts';
import { pageMeta } from '../metadata/page-meta.ts';
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
import { directoryMeta, isNarrowed, NO_COMPANIES, TITLE, TRAIL } from './directory-meta.ts';
import { Letters } from './letters.tsx';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  return pageMeta(site, directoryMeta(site.baseUrl, loaderData));
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
        <Empty narrowed={isNarrowed(query)} />
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

function Empty({ narrowed }: { narrowed: boolean }) {
  const action = narrowed ? (
    <LinkButton href={DIRECTORY}>Clear filters</LinkButton>
  ) : (
    <LinkButton href="/">See the start page</LinkButton>
  );
  return (
    <EmptyState title="Nothing here yet" action={action}>
      {narrowed ? 'No company fits these filters.' : NO_COMPANIES}
    </EmptyState>
  );
}
