import type { RefundStep } from '#catalogue/prices';
import { dayNumber, formatMoney, formatShortDate } from '#kernel/shared';
import styles from './refund-curve.module.css';

type RefundCurveProps = {
  steps: readonly RefundStep[];
  today: string;
  startDate: string;
  paidCents: number;
  currency: string;
};

/** What comes back, by the day: green is what does, with the amounts on it. The table below it says the same in words. */
export function RefundCurve({ steps, today, startDate, paidCents, currency }: RefundCurveProps) {
  const first = dayNumber(today);
  const days = Math.max(1, dayNumber(startDate) - first);
  const shareOf = (date: string) => Math.min(1, Math.max(0, (dayNumber(date) - first) / days));
  const drawn = steps.map(({ until, backCents }, at) => ({
    left: shareOf(steps[at - 1]?.until ?? today),
    right: shareOf(until),
    share: backCents / Math.max(1, paidCents),
    until,
    words: formatMoney({ cents: backCents, currency }) + (at === 0 ? ' back' : ''),
  }));
  return (
    <div className={styles.curve} aria-hidden="true">
      <div className={styles.steps}>
        {drawn.map(({ left, right, share, until, words }) => (
          <div
            key={until}
            className={styles.step}
            data-step
            style={{ insetInlineStart: percent(left), width: percent(right - left), height: percent(share) }}
          >
            <p>
              <b>{words}</b>
              <small>until {formatShortDate(until)}</small>
            </p>
          </div>
        ))}
      </div>
      <p className={styles.ends}>
        <span>Today</span>
        <span>Trip starts, {formatShortDate(startDate)}</span>
      </p>
    </div>
  );
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
