import type { RefundStep } from '#catalogue/prices';
import { dayNumber, formatShortDate } from '#kernel/shared';
import styles from './refund-curve.module.css';

const WIDTH = 600;
const HEIGHT = 120;

type RefundCurveProps = { steps: RefundStep[]; today: string; startDate: string; paidCents: number };

/** What comes back, from today to the start, as a step line. The table beside it says the same in words. */
export function RefundCurve({ steps, today, startDate, paidCents }: RefundCurveProps) {
  const first = dayNumber(today);
  const days = Math.max(1, dayNumber(startDate) - first);
  const x = (date: string) => Math.round(((dayNumber(date) - first) / days) * WIDTH);
  const y = (cents: number) => Math.round(HEIGHT - (cents / Math.max(1, paidCents)) * HEIGHT);
  const line = steps
    .map(({ until, backCents }, index) => `${index === 0 ? `M0 ${y(backCents)}` : `V${y(backCents)}`}H${x(until)}`)
    .join('');
  return (
    <div className={styles.curve} aria-hidden="true">
      <div className={styles.shares}>
        <span>100%</span>
        <span>0%</span>
      </div>
      <svg viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`${line}V${HEIGHT}H0Z`} className={styles.area} />
        <path d={`M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}`} className={styles.grid} />
        <path d={line} className={styles.line} />
      </svg>
      <div className={styles.ends}>
        <span>Today</span>
        <span>Trip starts, {formatShortDate(startDate)}</span>
      </div>
    </div>
  );
}
