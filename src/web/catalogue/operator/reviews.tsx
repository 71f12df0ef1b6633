import { useNavigate } from 'react-router';
import type { ReviewOrder } from '#reviews/shared';
import { RatingTotalLine } from '../../reviews/rating-total.tsx';
import { ReviewCard } from '../../reviews/review-card.tsx';
import type { ShownReviews } from '../../reviews/shown-review.ts';
import { Voices } from '../../reviews/voices.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Select } from '../../ui/select.tsx';
import { plural } from '../trip-words.ts';
import styles from './operator.module.css';
import { OperatorHead } from './operator-head.tsx';
import type { ShownCompany } from './shown-operator.ts';

const ORDERS: { value: ReviewOrder; label: string }[] = [
  { value: 'review_newest', label: 'Newest' },
  { value: 'review_high_to_low', label: 'Highest rated' },
  { value: 'review_low_to_high', label: 'Lowest rated' },
  { value: 'review_oldest', label: 'Oldest' },
];

type OperatorReviewsProps = { operator: ShownCompany; reviews: ShownReviews; orderBy: ReviewOrder };

export function OperatorReviews({ operator, reviews, orderBy }: OperatorReviewsProps) {
  const path = `/tour-operators/${operator.slug}-reviews`;
  const hrefOf = (page: number) => {
    const params = new URLSearchParams({
      ...(orderBy === 'review_newest' ? {} : { sort: orderBy }),
      ...(page > 1 ? { page: String(page) } : {}),
    });
    return params.size > 0 ? `${path}?${params}` : path;
  };
  return (
    <div className="wrap">
      <OperatorHead operator={operator} page="Reviews" />
      {operator.ratingTotal && <RatingTotalLine total={operator.ratingTotal} operatorName={operator.name} />}
      {reviews.stats.count === 0 ? (
        <div className={styles.none}>
          <p>Nobody has reviewed {operator.name} yet.</p>
          <LinkButton href={`/tour-operators/${operator.slug}-trips`}>See its trips</LinkButton>
        </div>
      ) : (
        <>
          <div className={styles.listHead}>
            <h2>{plural(reviews.stats.count, 'review')}</h2>
            <SortForm path={path} orderBy={orderBy} />
          </div>
          <Voices stats={reviews.stats}>
            {reviews.reviews.map((review) => (
              <ReviewCard key={review.id} review={review} operatorName={operator.name} />
            ))}
          </Voices>
          <Pagination label="Reviews" page={reviews.page} pages={reviews.totalPages} hrefOf={hrefOf} />
        </>
      )}
    </div>
  );
}

function SortForm({ path, orderBy }: { path: string; orderBy: ReviewOrder }) {
  const navigate = useNavigate();
  const follow = (order: string) => void navigate(`${path}?sort=${order}`, { preventScrollReset: true });
  return (
    <form method="get" action={path} className={styles.sort}>
      <Select label="Sort by" name="sort" value={orderBy} onChange={(event) => follow(event.target.value)} compact>
        {ORDERS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit">Sort</Button>
      </noscript>
    </form>
  );
}
