import { isOpen, type Quote, type QuoteLine } from '#catalogue/prices';
import { formatDate, formatMoney, toUsdCents } from '#kernel/shared';
import { Icon } from '../../ui/icon.tsx';
import { keyed } from '../../ui/keyed.ts';
import { aboutUsd } from '../trip-words.ts';
import { stepsOf } from './cancel.tsx';
import styles from './price-panel.module.css';
import type { PricedTrip } from './priced-trip.ts';
import type { ShownDeparture } from './shown-trip-model.ts';

type PriceTotalProps = { trip: PricedTrip; departure: ShownDeparture; sum: Quote; today: string };

/** Every line of the price, what it comes to, and when which part of it is due. */
export function PriceTotal({ trip, departure, sum, today }: PriceTotalProps) {
  const { currency } = sum;
  const about = aboutUsd({
    currency,
    usdCents: toUsdCents({ cents: sum.totalCents, currency }, trip.perUsd[currency]),
  });
  const money = (cents: number) => formatMoney({ cents, currency: sum.currency });
  const back = backWords({ trip, departure, sum, today });
  return (
    <div aria-live="polite" className={styles.sum}>
      <dl className={styles.lines}>
        {keyed(sum.lines).map(([key, line]) => (
          <Line key={key} line={line} money={money} />
        ))}
        {keyed(sum.localLines).map(([key, line]) => (
          <Line key={key} line={line} money={money} note={sum.due ? undefined : 'paid on the spot'} />
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>
            {money(sum.totalCents)}
            {about && <small>about {formatMoney(about)}</small>}
          </dd>
        </div>
        {keyed(sum.otherCurrency).map(([key, { label, cents, currency }]) => (
          <div key={key}>
            <dt>{label}, also due</dt>
            <dd>{formatMoney({ cents, currency })}</dd>
          </div>
        ))}
      </dl>
      <WhenDue sum={sum} />
      {!isOpen(departure.availability) && (
        <p className="small quiet">{trip.operator.name} has to confirm this date first.</p>
      )}
      <p className={styles.back}>
        <Icon of={back.isGood ? 'check' : 'info'} size="small" />
        <a href="#cancel">{back.words}</a>
      </p>
    </div>
  );
}

/** Parts of the total by the day on which they are due; nothing where the company doesn't say. */
function WhenDue({ sum: { due, currency, localLines } }: { sum: Quote }) {
  if (!due) return null;
  const local = localLines.reduce((cents, line) => cents + line.cents, 0);
  const parts = [
    { label: due.later ? 'Deposit, to book' : 'When you book', cents: due.nowCents },
    due.later && {
      label: due.later.on ? `By ${formatDate(due.later.on)}` : 'Later, when asked',
      cents: due.later.cents,
    },
    local > 0 && { label: 'On the spot', cents: local },
  ].filter((part) => part !== null && part !== false);
  return (
    <dl className={styles.due}>
      {parts.map(({ label, cents }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatMoney({ cents, currency })}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The best that canceling gives, as far as the company states it. */
function backWords({ trip, departure, sum, today }: PriceTotalProps): {
  words: string;
  isGood?: true;
} {
  if (!trip.refund) return { words: `Ask ${trip.operator.name} what comes back` };
  const best = stepsOf(trip.refund, departure, sum, today).find(({ backCents }) => backCents > 0);
  if (!best) return { words: 'Nothing comes back after you cancel this departure' };
  const back = formatMoney({ cents: best.backCents, currency: sum.currency });
  return { words: `Cancel by ${formatDate(best.until)} and ${back} comes back`, isGood: true };
}

type LineProps = { line: QuoteLine; money: (cents: number) => string; note?: string };

function Line({ line: { label, eachCents, quantity, cents }, money, note }: LineProps) {
  return (
    <div>
      <dt>
        {label}
        {quantity > 1 && `, ${quantity}\u00a0×\u00a0${money(eachCents)}`}
        {note && <small>{note}</small>}
      </dt>
      <dd>{money(cents)}</dd>
    </div>
  );
}
