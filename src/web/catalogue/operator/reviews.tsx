import { Form } from 'react-router';
import type { OperatorPage } from '#catalogue/shared';
import type { ReviewList, ReviewOrder } from '#reviews/shared';
import { ReviewCard } from '../../reviews/review-card.tsx';
import { ReviewSummary } from '../../reviews/review-summary.tsx';
import { Button } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './operator.module.css';
import { OperatorHead } from './operator-head.tsx';

const ORDERS: { value: ReviewOrder; label: string }[] = [
  { value: 'review_newest', label: 'Newest' },
  { value: 'review_high_to_low', label: 'Highest rated' },
  { value: 'review_low_to_high', label: 'Lowest rated' },
  { value: 'review_oldest', label: 'Oldest' },
];

type OperatorReviewsProps = { operator: OperatorPage; reviews: ReviewList; orderBy: ReviewOrder };

export function OperatorReviews({ operator, reviews, orderBy }: OperatorReviewsProps) {
  const path = `/tour-operators/${operator.slug}-reviews`;
  const sorted = orderBy === 'review_newest' ? '' : `sort=${orderBy}&`;
  return (
    <div className="wrap">
      <OperatorHead operator={operator} page="Reviews" />
      {reviews.stats.count === 0 ? (
        <p className={styles.more}>Nobody has reviewed {operator.name} yet.</p>
      ) : (
        <>
          <div className={styles.summary}>
            <ReviewSummary stats={reviews.stats} />
          </div>
          <Form
            method="get"
            action={path}
            className={styles.sort}
            preventScrollReset
            onChange={(event) => event.currentTarget.requestSubmit()}
          >
            <Select key={orderBy} label="Sort by" name="sort" defaultValue={orderBy} compact>
              {ORDERS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
            <noscript>
              <Button type="submit">Sort</Button>
            </noscript>
          </Form>
          {reviews.reviews.map((review) => (
            <ReviewCard key={review.id} review={review} operatorName={operator.name} level={3} />
          ))}
          <Pagination
            label="Reviews"
            page={reviews.page}
            pages={reviews.totalPages}
            hrefOf={(page) =>
              page > 1 ? `${path}?${sorted}page=${page}` : path + (sorted ? `?${sorted.slice(0, -1)}` : '')
            }
          />
        </>
      )}
    </div>
  );
}
