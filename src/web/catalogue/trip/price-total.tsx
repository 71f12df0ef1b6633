import { isOpen, type Quote, type QuoteLine } from '#catalogue/shared';
import { formatDate, formatMoney, toUsdCents } from '#kernel/shared';
import { aboutUsd } from '../trip-words.ts';
import { stepsOf } from './cancel.tsx';
import styles from './price-panel.module.css';
import type { ShownDeparture, ShownTrip } from './shown-trip.ts';

type PriceTotalProps = { trip: ShownTrip; departure: ShownDeparture; sum: Quote; today: string };

/** Every line of the price, what it comes to, and when which part of it is due. */
export function PriceTotal({ trip, departure, sum, today }: PriceTotalProps) {
  const { currency } = sum;
  const about = aboutUsd({
    currency,
    usdCents: toUsdCents({ cents: sum.totalCents, currency }, trip.perUsd[currency]),
  });
  const money = (cents: number) => formatMoney({ cents, currency: sum.currency });
  return (
    <div aria-live="polite" className={styles.sum}>
      <dl className={styles.lines}>
        {sum.lines.map((line) => (
          <Line key={line.label} line={line} money={money} />
        ))}
        {sum.localLines.map((line) => (
          <Line key={line.label} line={line} money={money} note="paid on the spot" />
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>
            {money(sum.totalCents)}
            {about && <small>about {formatMoney(about)}</small>}
          </dd>
        </div>
        {sum.otherCurrency.map(({ label, cents, currency }) => (
          <div key={label}>
            <dt>{label}, also due</dt>
            <dd>{formatMoney({ cents, currency })}</dd>
          </div>
        ))}
        {sum.due && (
          <div>
            <dt>{sum.due.later ? 'Deposit when you book' : 'Due when you book'}</dt>
            <dd>{money(sum.due.nowCents)}</dd>
          </div>
        )}
        {sum.due?.later && (
          <div>
            <dt>
              {sum.due.later.on
                ? `By ${formatDate(sum.due.later.on)}`
                : `Later, when ${trip.operator.name} asks for it`}
            </dt>
            <dd>{money(sum.due.later.cents)}</dd>
          </div>
        )}
      </dl>
      <p className="small quiet">
        {!isOpen(departure.availability) && `${trip.operator.name} has to confirm this date first. `}
        {backWords({ trip, departure, sum, today })} <a href="#cancel">If you cancel</a>
      </p>
    </div>
  );
}

/** The best that canceling gives, as far as the company states it. */
function backWords({ trip, departure, sum, today }: PriceTotalProps): string {
  if (!trip.refund) return `Ask ${trip.operator.name} what comes back.`;
  const best = stepsOf(trip.refund, departure, sum, today).find(({ backCents }) => backCents > 0);
  if (!best) return 'Nothing comes back after you cancel this departure.';
  const back = formatMoney({ cents: best.backCents, currency: sum.currency });
  return `Cancel by ${formatDate(best.until)} and ${back} comes back.`;
}

type LineProps = { line: QuoteLine; money: (cents: number) => string; note?: string };

function Line({ line: { label, eachCents, quantity, cents }, money, note }: LineProps) {
  return (
    <div>
      <dt>
        {label}
        {quantity > 1 && `, ${quantity} × ${money(eachCents)}`}
        {note && <small>{note}</small>}
      </dt>
      <dd>{money(cents)}</dd>
    </div>
  );
}
