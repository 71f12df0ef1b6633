import { formatMonth } from '#kernel/shared';
import { plural } from '../catalogue/trip-words.ts';
import { Badge } from '../ui/badge.tsx';
import { Prose } from '../ui/prose.tsx';
import { Rating } from '../ui/rating.tsx';
import styles from './reviews.module.css';
import type { ShownReview } from './shown-review.ts';

type ReviewCardProps = {
  review: ShownReview;
  operatorName: string;
  /** Among reviews of other companies: whose trip it was. */
  operatorSlug?: string;
  level?: 3 | 4;
  /** On phones only its first lines are shown, until it is opened. */
  folded?: boolean;
};

/** Three lines of a narrow phone hold as much. */
const SHORT = 90;

/** One review, with how it was verified and the company's answer. */
export function ReviewCard({ review, operatorName, operatorSlug, level = 3, folded }: ReviewCardProps) {
  const Title = `h${level}` as const;
  const isLong = (review.content ?? '').length > SHORT || review.reply !== null;
  const author = [review.authorName, review.authorPlace].filter(Boolean).join(', ');
  return (
    <article className={styles.review}>
      <Rating score={review.rating} />
      {review.summary && <Title>{review.summary}</Title>}
      {review.trip && (
        <p className={styles.about}>
          <a href={`/trips/${review.trip.slug}`}>{review.trip.name}</a>, {plural(review.trip.durationDays, 'day')}
          {operatorSlug && (
            <>
              {' '}
              by <a href={`/tour-operators/${operatorSlug}-reviews`}>{operatorName}</a>
            </>
          )}
        </p>
      )}
      {review.content && (
        <blockquote>
          <Prose text={review.content} />
        </blockquote>
      )}
      {folded && isLong && (
        <details className={styles.whole}>
          <summary>
            Read it whole<span className="visually-hidden">: {review.summary ?? author}</span>
          </summary>
        </details>
      )}
      <footer>
        <span>
          {author.replace(/\.$/, '')}.{' '}
          {review.traveledOn
            ? `Traveled ${formatMonth(review.traveledOn.slice(0, 7))}`
            : `Written ${formatMonth(review.reviewedAt.slice(0, 7))}`}
          .
        </span>
        {review.badge === 'verified_traveler' && (
          <Badge icon="badge-check" tone="pine">
            Verified traveler
          </Badge>
        )}
        {review.badge === 'company_verified' && <span>Verified by {operatorName}.</span>}
        {review.badge === 'company_expert' && <span>An expert, says {operatorName}.</span>}
        {review.badge === 'expert' && (
          <Badge icon="graduation-cap" tone="info">
            Expert
          </Badge>
        )}
        <a
          href={`/report-a-review?review=${review.id}`}
          rel="nofollow"
          aria-label={`Report: ${review.summary ?? author}`}
        >
          Report
        </a>
      </footer>
      {review.reply && (
        <div className={styles.reply}>
          <b>Reply from {operatorName}.</b> {review.reply}
        </div>
      )}
    </article>
  );
}
