import { formatMonth } from '#kernel/shared';
import { Rating } from '../../ui/rating.tsx';
import type { HomePage } from '../home.loader.ts';
import styles from './home.module.css';
import { HomeSection } from './home-section.tsx';

export function LatestReviews({ reviews }: { reviews: HomePage['reviews'] }) {
  if (reviews.length === 0) return null;
  return (
    <HomeSection title="Latest reviews">
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <li key={review.id}>
            <article>
              <Rating score={review.rating} />
              {review.summary && <h3>{review.summary}</h3>}
              {review.content && <p className={styles.excerpt}>{review.content}</p>}
              <p className="small quiet">
                {review.authorName}, {formatMonth(review.reviewedAt.slice(0, 7))}, on{' '}
                <a href={`/trips/${review.trip.slug}`}>{review.trip.name}</a> by{' '}
                <a href={`/tour-operators/${review.operatorSlug}-reviews`}>{review.operatorName}</a>
              </p>
            </article>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
