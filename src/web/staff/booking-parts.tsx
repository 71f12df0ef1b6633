import { formatDate } from '#kernel/shared';
import { DUE, METHOD, PAYMENT, PURPOSE, STATUS, sumOf } from '../booking/booking-words.ts';
import { keyed } from '../ui/keyed.ts';
import type { ShownDeskBooking } from './booking.loader.ts';
import { Fact, momentWords } from './fact.tsx';
import styles from './staff.module.css';

/** What it costs, what was paid and what went back. */
export function MoneyPart({ booking }: { booking: ShownDeskBooking }) {
  const { priceCents, totalCents, paidCents, takenBackCents, commissionBps, dues, payments } = booking;
  return (
    <section className={styles.section} aria-labelledby="money">
      <h2 id="money">Money</h2>
      {priceCents === null ? (
        <p className={styles.quiet}>It has no price yet.</p>
      ) : (
        <dl className={styles.facts}>
          {keyed(booking.priceLines).map(([key, { label, cents }]) => (
            <Fact key={key} term={label} text={sumOf(booking, cents)} />
          ))}
          <Fact term="Price" text={sumOf(booking, priceCents)} />
          {totalCents !== null && totalCents !== priceCents && (
            <Fact term="With what is paid on the spot" text={sumOf(booking, totalCents)} />
          )}
          <Fact term="Paid" text={sumOf(booking, paidCents)} />
          {takenBackCents > 0 && <Fact term="PayPal gave back" text={sumOf(booking, takenBackCents)} />}
          {commissionBps !== null && <Fact term="Commission" text={`${commissionBps / 100}%`} />}
        </dl>
      )}
      {dues.length > 0 && (
        <ul className={styles.rows}>
          {dues.map(({ what, label, cents, on, state }) => (
            <li key={what + label}>
              <div>
                {label ?? DUES[what]}, {sumOf(booking, cents)}
                {on && `, ${formatDate(on)}`}
              </div>
              <b>{DUE[state].words}</b>
            </li>
          ))}
        </ul>
      )}
      {payments.length === 0 ? (
        <p className={styles.quiet}>No payment was begun.</p>
      ) : (
        <ul className={styles.rows} aria-label="Payments">
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </section>
  );
}

const DUES = { deposit: 'Deposit', balance: 'Balance', price: 'Whole price', local: 'On the spot' } as const;

type Refund = ShownDeskBooking['payments'][number]['refunds'][number];

function refundWords({ status, byHand, elsewhere }: Refund): string {
  if (elsewhere) return 'went back, made at PayPal';
  return byHand ? 'was paid by hand' : REFUNDS[status];
}

const REFUNDS: Readonly<Record<Refund['status'], string>> = {
  queued: 'waits to be sent back',
  sent: 'is on its way back',
  completed: 'went back',
  failed: 'failed to go back',
  manual_payout: 'is to be paid by hand',
};

function Payment({ payment }: { payment: ShownDeskBooking['payments'][number] }) {
  const { purpose, method, amountCents, status, paidAt, processorRef, failure, late, refunds } = payment;
  return (
    <li>
      <div>
        {PURPOSE[purpose]}, {sumOf(payment, amountCents)} by {METHOD[method]}
        <p className={styles.quiet}>
          {paidAt ? momentWords(paidAt) : 'Not paid'}
          {processorRef && `, ${processorRef}`}
          {late && ', came after it was given up'}
          {failure && `. ${failure}`}
        </p>
        {refunds.map((refund) => (
          <p key={refund.id} className={styles.links}>
            <a href={`/staff/refunds?refund=${refund.id}`}>
              {sumOf(payment, refund.amountCents)} {refundWords(refund)}
            </a>
          </p>
        ))}
      </div>
      <b>{PAYMENT[status].words}</b>
    </li>
  );
}

const FIELDS: Readonly<Record<ShownDeskBooking['history'][number]['field'], string>> = {
  status: 'Booking',
  step: 'Step',
  deposit_status: 'Deposit',
  final_payment_status: 'Balance',
};

const spaced = (state: string) => state.replaceAll('_', ' ');

/** What became of it, and what its date did. */
export function HistoryPart({ booking }: { booking: ShownDeskBooking }) {
  const { history, changes } = booking;
  const events = history.map(({ at, field, beforeValue, afterValue, by, reason }) => ({
    at,
    words: `${FIELDS[field]}: ${stateWords(field, afterValue)}, before: ${stateWords(field, beforeValue)}, ${by}`,
    reason,
  }));
  const moved = changes.map(({ at, kind, state, newStartDate, answerBy, reason }) => ({
    at,
    words: [
      `Its date: ${kind === 'price' ? 'dearer or cheaper' : spaced(kind)}`,
      ...(newStartDate ? [`to ${formatDate(newStartDate)}`] : []),
      spaced(state),
      ...(answerBy ? [`to be answered by ${formatDate(answerBy)}`] : []),
    ].join(', '),
    reason,
  }));
  const all = [...events, ...moved].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  return (
    <section className={styles.section} aria-labelledby="history">
      <h2 id="history">What happened</h2>
      {all.length === 0 ? (
        <p className={styles.quiet}>Nothing but that it was begun.</p>
      ) : (
        <ol className={styles.rows}>
          {all.map(({ at, words, reason }) => (
            <li key={at + words}>
              <div>
                {words}
                {reason && <blockquote className={styles.words}>{reason}</blockquote>}
              </div>
              <small>{momentWords(at)}</small>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** States of a booking as pages name them; the others as they are. */
function stateWords(field: string, state: string): string {
  return field === 'status' && Object.hasOwn(STATUS, state)
    ? STATUS[state as keyof typeof STATUS].words
    : spaced(state);
}
