import type { LatestReview } from '../reviews/latest-reviews.loader.ts';
import { ReviewCard } from '../reviews/review-card.tsx';
import { Section } from '../ui/section.tsx';
import styles from './companies.module.css';

/** The newest words about several companies, each with its trip. */
export function CompanyReviews({ title, reviews }: { title: string; reviews: readonly LatestReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <Section title={title}>
      <div className={styles.reviews}>
        {reviews.map((review) => (
          <ReviewCard
            key={review.id}
            review={review}
            operatorName={review.operatorName}
            operatorSlug={review.operatorSlug}
          />
        ))}
      </div>
    </Section>
  );
}
