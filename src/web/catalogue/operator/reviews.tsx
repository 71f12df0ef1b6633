import type { ReviewOrder } from '#reviews/shared';
import { RatingTotalLine } from '../../reviews/rating-total.tsx';
import { ReviewCard } from '../../reviews/review-card.tsx';
import { ReviewList } from '../../reviews/review-list.tsx';
import type { ShownReviews } from '../../reviews/shown-review.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { noReviews } from './no-reviews.ts';
import styles from './operator.module.css';
import { OperatorHead } from './operator-head.tsx';
import type { ShownCompany } from './shown-operator.ts';

export const ORDERS = ['review_newest', 'review_high_to_low', 'review_low_to_high', 'review_oldest'] as const;

type OperatorReviewsProps = {
  operator: ShownCompany;
  /** Only its reviews are asked for. */
  trip: { slug: string; name: string } | null;
  reviews: ShownReviews;
  orderBy: ReviewOrder;
};

export function OperatorReviews({ operator, trip, reviews, orderBy }: OperatorReviewsProps) {
  const none = noReviews(operator, trip);
  return (
    <div className="wrap">
      <OperatorHead operator={operator} page="Reviews" />
      {operator.ratingTotal && <RatingTotalLine total={operator.ratingTotal} operatorName={operator.name} />}
      {reviews.stats.count === 0 ? (
        <div className={styles.none}>
          <p>{none.words}</p>
          <LinkButton href={none.more.href}>{none.more.title}</LinkButton>
          <LinkButton href={none.write}>Write a review</LinkButton>
        </div>
      ) : (
        <>
          <p className={styles.write}>
            <LinkButton href={`/write-a-review?operator=${operator.slug}`} rel="nofollow">
              Write a review
            </LinkButton>
          </p>
          <ReviewList
            path={`/tour-operators/${operator.slug}-reviews`}
            trip={trip}
            stats={reviews.stats}
            orders={ORDERS}
            orderBy={orderBy}
            page={reviews.page}
            pages={reviews.totalPages}
          >
            {reviews.reviews.map((review) => (
              <ReviewCard key={review.id} review={review} operatorName={operator.name} />
            ))}
          </ReviewList>
        </>
      )}
    </div>
  );
}
