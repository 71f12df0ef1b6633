import { dayNumber, formatShortDate } from '#kernel/shared';
import styles from './refund-steps.module.css';
import type { ShownPlan } from './shown-reserve.ts';
import { sumOf } from './words.ts';

type Props = { plan: ShownPlan; today: string; startDate: string };

/** Below these shares of its width or height a step has no room for words. */
const LEAST = { wide: 0.13, tall: 0.35 };

/** What comes back, by the day: green is what does, with the amounts on it. The table below it says the same in words. */
export function RefundSteps({ plan, today, startDate }: Props) {
  const first = dayNumber(today);
  const days = Math.max(1, dayNumber(startDate) - first);
  const shareOf = (date: string) => Math.min(1, Math.max(0, (dayNumber(date) - first) / days));
  const steps = plan.refund.map(({ until, backCents }, at) => ({
    left: shareOf(plan.refund[at - 1]?.until ?? today),
    right: shareOf(until),
    share: backCents / Math.max(1, plan.priceCents),
    until,
    backCents,
  }));
  return (
    <div className={styles.curve} aria-hidden="true">
      <div className={styles.steps}>
        {steps.map(({ left, right, share, until, backCents }) => (
          <div
            key={until}
            className={styles.step}
            style={{ insetInlineStart: percent(left), width: percent(right - left), height: percent(share) }}
          >
            {right - left >= LEAST.wide && share >= LEAST.tall && (
              <p>
                <b>{sumOf(plan, backCents)} back</b>
                <small>until {formatShortDate(until)}</small>
              </p>
            )}
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
