import type { ReactNode } from 'react';
import type { ReviewStats } from '#reviews/shared';
import { ReviewSummary } from './review-summary.tsx';
import styles from './reviews.module.css';
import { StarBars } from './star-bars.tsx';

type VoicesProps = { stats: ReviewStats; children: ReactNode };

/** What was written, in rows that say who and when at their side, beside the scores. */
export function Voices({ stats, children }: VoicesProps) {
  return (
    <div className={styles.voices}>
      <aside className={styles.beside} aria-label="Scores">
        <ReviewSummary stats={stats} />
        <StarBars histogram={stats.histogram} />
      </aside>
      <div className={styles.rows}>{children}</div>
    </div>
  );
}
