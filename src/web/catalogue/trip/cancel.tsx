import { type Quote, quote, type RefundPolicy, type RefundStep, refundSteps } from '#catalogue/prices';
import { formatDate, formatMoney } from '#kernel/shared';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { RefundCurve } from '../refund-curve.tsx';
import styles from './cancel.module.css';
import type { PricedTrip } from './priced-trip.ts';
import type { ShownDeparture } from './shown-trip-model.ts';
import type { TripChoice } from './trip-choice.ts';

/** What do I lose: how much of the chosen total comes back, by the day of canceling. */
export function Cancel({ trip, choice, today }: { trip: PricedTrip; choice: TripChoice | null; today: string }) {
  const departure = trip.departures.find(({ id }) => id === choice?.departureId);
  const sum = departure && choice ? quote(trip, departure, choice, today) : null;
  const { operator, refund } = trip;
  const known = sum !== null && refund !== null;
  if (refund && !known && !operator.cancellationText && !operator.cancellationUrl) return null;
  return (
    <Section title="If you cancel" id="cancel">
      {departure && known && <Refunds refund={refund} departure={departure} sum={sum} today={today} />}
      {!refund && (
        <p>
          Ask {operator.name} what comes back before you book: its terms have not been given to Sojourn as dates and
          shares.
        </p>
      )}
      {operator.cancellationText && (
        <div className={styles.policy}>
          {/* Above stands already what it comes to; where it doesn’t, these words are all there is. */}
          <Disclosure title={`In the words of ${operator.name}`} level={3} open={!known}>
            <Prose text={operator.cancellationText} />
          </Disclosure>
        </div>
      )}
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

/** Shares of the chosen total over time; nothing when the departure is too near for any date to be left. */
export function stepsOf(refund: RefundPolicy, departure: ShownDeparture, sum: Quote, today: string): RefundStep[] {
  const { startDate, currency } = departure;
  const { chargedCents: paidCents, depositCents } = sum;
  return refundSteps(refund, { startDate, currency, paidCents, depositCents }, today);
}

type RefundsProps = { refund: RefundPolicy; departure: ShownDeparture; sum: Quote; today: string };

function Refunds({ refund, departure, sum, today }: RefundsProps) {
  const steps = stepsOf(refund, departure, sum, today);
  const money = (cents: number) => formatMoney({ cents, currency: sum.currency });
  if (steps.length === 0) return null;
  return (
    <>
      <p className={styles.lead}>
        Of {money(sum.chargedCents)} paid for the departure of {formatDate(departure.startDate)}, this much comes back.
        {refund.depositRefundable
          ? sum.due?.later && ' The deposit comes back as well.'
          : sum.depositCents > 0 && ` The deposit of ${money(sum.depositCents)} is kept, and the share is of the rest.`}
      </p>
      <RefundCurve
        steps={steps}
        today={today}
        startDate={departure.startDate}
        paidCents={sum.chargedCents}
        currency={sum.currency}
      />
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
              <td className={styles.sum}>{money(step.backCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function stepWords({ from, until }: RefundStep): string {
  return from === null ? `Until ${formatDate(until)}` : `${formatDate(from)} to ${formatDate(until)}`;
}
