import type { ReviewStats } from '#reviews/shared';
import { RatingTotalLine } from '../../reviews/rating-total.tsx';
import { ReviewCard } from '../../reviews/review-card.tsx';
import { ReviewSummary } from '../../reviews/review-summary.tsx';
import type { ShownReview } from '../../reviews/shown-review.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Section } from '../../ui/section.tsx';
import { plural } from '../trip-words.ts';
import type { ShownTrip } from './shown-trip-model.ts';
import styles from './trip-page.module.css';

export type TripReviews = { stats: ReviewStats; reviews: ShownReview[]; ofTrip: boolean };

/** So many stand on the page at every width. */
const FEW = 2;

/** Is it good: six scores, three reviews, and how they were checked. */
export function Reviews({ trip, reviews }: { trip: ShownTrip; reviews: TripReviews }) {
  const { stats } = reviews;
  const elsewhere = trip.ratingTotal && <RatingTotalLine total={trip.ratingTotal} operatorName={trip.operator.name} />;
  if (stats.count === 0) {
    return (
      elsewhere && (
        <Section title="Reviews elsewhere" id="reviews">
          {elsewhere}
        </Section>
      )
    );
  }
  const own = reviews.ofTrip ? stats.count : 0;
  const ofCompany = `/tour-operators/${trip.operator.slug}-reviews`;
  const all =
    trip.operator.reviewsCount === 1 ? 'Read the review' : `Read all ${plural(trip.operator.reviewsCount, 'review')}`;
  const allOfCompany = `${all} of the company`;
  const title = reviews.ofTrip
    ? plural(stats.count, 'review')
    : `${plural(stats.count, 'review')} of ${trip.operator.name}`;
  return (
    <Section title={title} id="reviews">
      <ReviewSummary stats={stats} />
      {elsewhere}
      <div className={styles.reviews}>
        {reviews.reviews.map((review) => (
          <ReviewCard key={review.id} review={review} operatorName={trip.operator.name} folded />
        ))}
      </div>
      <p className={styles.checked}>
        {reviews.reviews.some(({ badge }) => badge.startsWith('company_')) &&
          `What ${trip.operator.name} says of an author, Sojourn has not checked. `}
        The newest stand first.
        {own > FEW && (
          <>
            {' '}
            <a href={ofCompany}>{allOfCompany}</a>.
          </>
        )}
      </p>
      {own > FEW ? (
        <LinkButton href={`${ofCompany}?trip=${trip.slug}`} rel="nofollow">
          Read all {plural(own, 'review')} of this trip
        </LinkButton>
      ) : (
        <LinkButton href={ofCompany}>{allOfCompany}</LinkButton>
      )}
    </Section>
  );
}
