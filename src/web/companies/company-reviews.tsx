import type { LatestReview } from '../reviews/latest-reviews.loader.ts';
import { ReviewCard } from '../reviews/review-card.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Section } from '../ui/section.tsx';
import styles from './companies.module.css';

type CompanyReviewsProps = {
  title: string;
  reviews: readonly LatestReview[];
  more?: { title: string; href: string } | undefined;
};

/** The newest words about several companies, each with its trip. */
export function CompanyReviews({ title, reviews, more }: CompanyReviewsProps) {
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
      {more && (
        <p className={styles.more}>
          <LinkButton href={more.href}>{more.title}</LinkButton>
        </p>
      )}
    </Section>
  );
}
