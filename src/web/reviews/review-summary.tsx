import type { ReviewStats } from '#reviews/shared';
import { plural } from '../catalogue/trip-words.ts';
import { ScoreBars } from '../ui/score-bars.tsx';
import { Star } from '../ui/star.tsx';
import styles from './reviews.module.css';

const LABELS = {
  value: 'Value',
  guide: 'Guide',
  activities: 'Activities',
  lodging: 'Lodging',
  transport: 'Transport',
  meals: 'Meals',
} as const;

/** Of so few that one counts them, nothing has to be said. */
const ENOUGH = 5;

/** The overall score and the six it is made of. */
export function ReviewSummary({ stats }: { stats: ReviewStats }) {
  if (stats.overall === null) return null;
  const scores = Object.entries(LABELS).flatMap(([key, label]) => {
    const value = stats.averages[key as keyof typeof LABELS];
    return value === null ? [] : [{ label, value }];
  });
  const four = (stats.histogram[3] ?? 0) + (stats.histogram[4] ?? 0);
  return (
    <div className={styles.summary}>
      <div>
        <p className={styles.overall}>
          {stats.overall.toFixed(1)}
          <Star />
          <span className="visually-hidden"> out of 5</span>
        </p>
        {stats.count >= ENOUGH && (
          <p className="small quiet">
            {four.toLocaleString('en-US')} of {plural(stats.count, 'score')} {four === 1 ? 'rounds' : 'round'} to four
            stars or more
          </p>
        )}
      </div>
      {scores.length > 0 && <ScoreBars scores={scores} />}
    </div>
  );
}
