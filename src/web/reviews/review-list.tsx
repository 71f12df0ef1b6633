import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ReviewOrder, ReviewStats } from '#reviews/shared';
import { plural } from '../catalogue/trip-words.ts';
import { Button } from '../ui/button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Select } from '../ui/select.tsx';
import styles from './reviews.module.css';
import { Voices } from './voices.tsx';

const ORDERS: Record<ReviewOrder, string> = {
  review_newest: 'Newest',
  review_high_to_low: 'Highest rated',
  review_low_to_high: 'Lowest rated',
  review_oldest: 'Oldest',
};

type ReviewListProps = {
  /** Address of the list without its query. */
  path: string;
  stats: ReviewStats;
  orders: readonly ReviewOrder[];
  orderBy: ReviewOrder;
  page: number;
  pages: number;
  children: ReactNode;
};

/** A page of reviews beside the scores of all of them, in an order that is chosen. */
export function ReviewList({ path, stats, orders, orderBy, page, pages, children }: ReviewListProps) {
  const hrefOf = (other: number) => {
    const params = new URLSearchParams({
      ...(orderBy === orders[0] ? {} : { sort: orderBy }),
      ...(other > 1 ? { page: String(other) } : {}),
    });
    return params.size > 0 ? `${path}?${params}` : path;
  };
  return (
    <>
      <div className={styles.listHead}>
        <h2>{plural(stats.count, 'review')}</h2>
        <SortForm path={path} orders={orders} orderBy={orderBy} />
      </div>
      <Voices stats={stats}>{children}</Voices>
      <Pagination label="Reviews" page={page} pages={pages} hrefOf={hrefOf} />
    </>
  );
}

function SortForm({ path, orders, orderBy }: Pick<ReviewListProps, 'path' | 'orders' | 'orderBy'>) {
  const navigate = useNavigate();
  const follow = (order: string) => void navigate(`${path}?sort=${order}`, { preventScrollReset: true });
  return (
    <form method="get" action={path} className={styles.sort}>
      <Select label="Sort by" name="sort" value={orderBy} onChange={(event) => follow(event.target.value)} compact>
        {orders.map((order) => (
          <option key={order} value={order}>
            {ORDERS[order]}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit">Sort</Button>
      </noscript>
    </form>
  );
}
