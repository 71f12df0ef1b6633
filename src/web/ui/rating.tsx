import styles from './rating.module.css';
import { Star } from './star.tsx';

export type RatingProps = {
  /** 0 to 5. */
  score: number;
  /** Number of reviews behind the score; a single review's own rating has none. */
  count?: number;
  /** Where the reviews stand. */
  href?: string;
};

/** One star, one decimal, the count. Never five stars. */
export function Rating({ score, count, href }: RatingProps) {
  const reviews = count === undefined ? null : `${count.toLocaleString('en-US')} ${count === 1 ? 'review' : 'reviews'}`;
  return (
    <span className={styles.rating}>
      <Star className={styles.star} />
      <span>
        <b>{score.toFixed(1)}</b> <span className={reviews ? 'visually-hidden' : styles.rest}>out of 5</span>
      </span>
      {reviews && (href ? <a href={href}>{reviews}</a> : <span className={styles.rest}>{reviews}</span>)}
    </span>
  );
}
