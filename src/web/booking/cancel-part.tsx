import type { RefundStep } from '#catalogue/prices';
import { formatDate } from '#kernel/shared';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ClockTime } from '../ui/clock-time.tsx';
import { Section } from '../ui/section.tsx';
import styles from './booking.module.css';
import { BookingForm } from './booking-form.tsx';
import { sumOf } from './booking-words.ts';
import type { ShownBooking } from './shown-booking.ts';

type Props = {
  booking: ShownBooking;
  wasQuoted: boolean;
  /** What was looked at didn’t hold any more: this is another answer. */
  isAnew: boolean;
};

/** What comes back: looked at first, then canceled by what was seen. */
export function CancelPart({ booking, wasQuoted, isAnew }: Props) {
  const { why, quote, status } = booking;
  if (why === 'over') return null;
  return (
    <Section title="If you cancel" id="cancel">
      {why === 'begun' ? (
        <p>
          The trip has begun and can’t be canceled here any more. <a href="/contact">Write to us</a>.
        </p>
      ) : why === 'paying' ? (
        <p>A payment is on its way. Wait until it is settled: then you can cancel here.</p>
      ) : quote ? (
        <>
          {isAnew && (
            <div className={styles.told}>
              <Alert>What comes back was told a while ago. Look at it once more: nothing is canceled yet.</Alert>
            </div>
          )}
          <Quote booking={booking} quote={quote} />
        </>
      ) : (
        <>
          {wasQuoted && (
            <div className={styles.told}>
              <Alert>What comes back was told a while ago. Look at it once more.</Alert>
            </div>
          )}
          <Ask booking={booking} isRequest={status === 'requested'} />
        </>
      )}
    </Section>
  );
}

function Ask({ booking: { id, orderNumber }, isRequest }: { booking: ShownBooking; isRequest: boolean }) {
  return (
    <BookingForm id={id} name="quote" label="What comes back" hidden={{ order: orderNumber }} className={styles.inRow}>
      <Button type="submit" kind="line">
        {isRequest ? 'Cancel the request' : 'See what comes back today'}
      </Button>
      <p className={styles.note}>
        {isRequest
          ? 'Nothing was charged. You are asked once more.'
          : 'It depends on the day. Nothing is canceled by looking.'}
      </p>
    </BookingForm>
  );
}

type QuoteProps = { booking: ShownBooking; quote: NonNullable<ShownBooking['quote']> };

function Quote({ booking, quote }: QuoteProps) {
  const { id, orderNumber, paidCents, payments } = booking;
  const back = sumOf(booking, quote.refundCents);
  const words = booking.status === 'requested' ? 'request' : 'booking';
  return (
    <div className={styles.card}>
      {paidCents === 0 && (
        <p>
          {payments.some(({ hasReceipt }) => hasReceipt)
            ? 'What you paid went back to you before, so nothing more comes back.'
            : 'Nothing was paid here, so nothing comes back.'}
        </p>
      )}
      {paidCents > 0 && <Sums booking={booking} quote={quote} />}
      <BookingForm
        id={id}
        name="cancel"
        label="Cancel the booking"
        hidden={{ order: orderNumber, quote: quote.id }}
        className={styles.inRow}
      >
        <Button type="submit" kind="line">
          {paidCents > 0 ? `Cancel the ${words}, ${back} back` : `Yes, cancel the ${words}`}
        </Button>
        <p className={styles.note}>
          This can’t be undone{paidCents > 0 && ': the places are free for others at once'}.{' '}
          <a href={`/booking/${id}`}>Keep the {words}</a>
        </p>
      </BookingForm>
    </div>
  );
}

/** What is paid, what of it is kept, and what comes back: today and later. */
function Sums({ booking, quote }: QuoteProps) {
  const { next, paidCents } = booking;
  return (
    <div className={styles.columns2}>
      <div>
        <h3>Today</h3>
        <dl className={styles.rows}>
          <Row term="You have paid" sum={sumOf(booking, paidCents)} />
          <Row term="Kept by the terms" sum={sumOf(booking, -quote.penaltyCents)} />
          <div className={styles.total}>
            <dt>Comes back</dt>
            <dd>{sumOf(booking, quote.refundCents)}</dd>
          </div>
        </dl>
        <p className={styles.note}>
          {next && `The ${sumOf(booking, next.cents)} that is open would no longer be due. `}
          This answer holds until <ClockTime at={quote.expiresAt} />.
        </p>
      </div>
      <Later booking={booking} quote={quote} />
    </div>
  );
}

function Later({ booking, quote: { later, onceAllIsPaid } }: QuoteProps) {
  const [title, steps] = onceAllIsPaid.length > 0 ? ['Once everything is paid', onceAllIsPaid] : ['Later', later];
  if (steps.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <dl className={styles.rows}>
        {steps.map((step) => (
          <Row key={step.until} term={untilWords(step)} sum={sumOf(booking, step.backCents)} />
        ))}
      </dl>
      <p className={styles.note}>Days count where the trip starts.</p>
    </div>
  );
}

function Row({ term, sum }: { term: string; sum: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{sum}</dd>
    </div>
  );
}

function untilWords({ from, until }: RefundStep): string {
  return from === null ? `Until ${formatDate(until)}` : `${formatDate(from)} to ${formatDate(until)}`;
}
