import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ReviewOrder, ReviewStats } from '#reviews/shared';
import { plural } from '../catalogue/trip-words.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Select } from '../ui/select.tsx';
import { useKeptValue } from '../ui/use-kept-value.ts';
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
  /** The trip that they are of, where not all of the list are asked for. */
  trip?: { slug: string; name: string } | null;
  stats: ReviewStats;
  orders: readonly ReviewOrder[];
  orderBy: ReviewOrder;
  page: number;
  pages: number;
  children: ReactNode;
};

/** A page of reviews beside the scores of all of them, in an order that is chosen. */
export function ReviewList({ path, trip, stats, orders, orderBy, page, pages, children }: ReviewListProps) {
  const hrefOf = (other: number) => {
    const params = new URLSearchParams({
      ...(trip ? { trip: trip.slug } : {}),
      ...(orderBy === orders[0] ? {} : { sort: orderBy }),
      ...(other > 1 ? { page: String(other) } : {}),
    });
    return params.size > 0 ? `${path}?${params}` : path;
  };
  return (
    <>
      <div className={styles.listHead}>
        <h2>{plural(stats.count, 'review')}</h2>
        <SortForm path={path} trip={trip} orders={orders} orderBy={orderBy} />
      </div>
      {trip && (
        <p className={styles.ofTrip}>
          <Chip applied href={path}>
            {trip.name}
          </Chip>
          <a href={`/trips/${trip.slug}`}>See the trip</a>
        </p>
      )}
      <Voices stats={stats}>{children}</Voices>
      <Pagination label="Reviews" page={page} pages={pages} hrefOf={hrefOf} />
    </>
  );
}

function SortForm({ path, trip, orders, orderBy }: Pick<ReviewListProps, 'path' | 'trip' | 'orders' | 'orderBy'>) {
  const navigate = useNavigate();
  const order = useKeptValue(orderBy);
  const follow = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sort = new FormData(event.currentTarget).get('sort');
    void navigate(`${path}?${trip ? `trip=${trip.slug}&` : ''}sort=${sort}`, { preventScrollReset: true });
  };
  return (
    <form method="get" action={path} className={styles.sort} onSubmit={follow}>
      {trip && <input type="hidden" name="trip" value={trip.slug} />}
      <Select {...order} label="Sort by" name="sort" onChange={(event) => event.target.form?.requestSubmit()} compact>
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
