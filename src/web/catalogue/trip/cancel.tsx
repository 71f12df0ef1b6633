import { quote, type RefundStep, refundSteps, type TripPage } from '#catalogue/shared';
import { dayNumber, formatDate, formatMoney } from '#kernel/shared';
import { Prose } from './prose.tsx';
import { Section } from './section.tsx';
import type { TripChoice } from './trip-choice.ts';
import styles from './trip-page.module.css';

/** What do I lose: how much of the chosen total comes back, by the day of cancelling. */
export function Cancel({ trip, choice, today }: { trip: TripPage; choice: TripChoice | null; today: string }) {
  const departure = trip.departures.find(({ id }) => id === choice?.departureId);
  const sum = departure && choice ? quote(trip, departure, choice, today) : null;
  const steps =
    departure && sum
      ? refundSteps(
          trip.refund,
          {
            startDate: departure.startDate,
            paidCents: sum.chargedCents,
            depositCents: sum.dueLater ? sum.dueNowCents : 0,
          },
          today,
        )
      : [];
  const { operator } = trip;
  if (steps.length === 0 && !operator.cancellationText) return null;
  return (
    <Section title="If you cancel" id="cancel">
      {sum && departure && steps.length > 0 && (
        <>
          <p className={styles.prose}>
            Of {formatMoney({ cents: sum.chargedCents, currency: sum.currency })} paid for the departure of{' '}
            {formatDate(departure.startDate)}, this much comes back.
          </p>
          <Curve steps={steps} today={today} paidCents={sum.chargedCents} />
          <table className={styles.refunds}>
            <thead>
              <tr>
                <th scope="col">If you cancel</th>
                <th scope="col" className={styles.sum}>
                  Share
                </th>
                <th scope="col" className={styles.sum}>
                  Comes back
                </th>
              </tr>
            </thead>
            <tbody>
              {steps.map((step) => (
                <tr key={step.until}>
                  <th scope="row">{stepWords(step)}</th>
                  <td className={styles.sum}>{step.bps / 100}%</td>
                  <td className={styles.sum}>{formatMoney({ cents: step.backCents, currency: sum.currency })}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {sum.dueLater && (
            <p className="small quiet">
              {trip.refund.depositRefundable
                ? 'The deposit comes back as well.'
                : `The deposit of ${formatMoney({ cents: sum.dueNowCents, currency: sum.currency })} is kept; the share is of the rest.`}
            </p>
          )}
        </>
      )}
      {operator.cancellationText && <Prose text={operator.cancellationText} className={styles.prose} />}
      {operator.cancellationUrl && (
        <p>
          <a href={operator.cancellationUrl} rel="nofollow noopener">
            The policy of {operator.name}
          </a>
        </p>
      )}
    </Section>
  );
}

function stepWords({ from, until }: RefundStep): string {
  return from === null ? `Until ${formatDate(until)}` : `${formatDate(from)} to ${formatDate(until)}`;
}

const WIDTH = 600;
const HEIGHT = 120;

/** The same as a step line; the table below says it in words. */
function Curve({ steps, today, paidCents }: { steps: RefundStep[]; today: string; paidCents: number }) {
  const first = dayNumber(today);
  const last = dayNumber(steps.at(-1)?.until ?? today);
  const x = (date: string) => Math.round(((dayNumber(date) - first) / Math.max(1, last - first)) * WIDTH);
  const y = (cents: number) => Math.round(HEIGHT - (cents / Math.max(1, paidCents)) * HEIGHT);
  const path = steps
    .map(({ until, backCents }, index) => `${index === 0 ? `M0 ${y(backCents)}` : `V${y(backCents)}`}H${x(until)}`)
    .join('');
  return (
    <svg
      className={styles.curve}
      viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`}
      aria-hidden="true"
      preserveAspectRatio="none"
    >
      <path d={`${path}V${HEIGHT}H0Z`} className={styles.curveArea} />
      <path d={path} className={styles.curveLine} />
    </svg>
  );
}
