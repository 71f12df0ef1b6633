import type { RatingTotal } from '#catalogue/shared';
import styles from './reviews.module.css';

type RatingTotalProps = { total: RatingTotal; operatorName: string };

/** What reviewers elsewhere gave, as theirs: it stands beside our scores and is never one of them. */
export function RatingTotalLine({ total: { score, best, count, source }, operatorName }: RatingTotalProps) {
  const reviews = count === 1 ? 'review' : 'reviews';
  return (
    <p className={styles.elsewhere}>
      <strong>
        {score.toLocaleString('en-US')} of {best}
      </strong>{' '}
      from {count.toLocaleString('en-US')} {reviews} on {source}, as {operatorName} states it. Sojourn has not checked
      it, and no score here counts it.
    </p>
  );
}
