import { formatDate } from '#kernel/shared';
import { PayBar, Wide } from '../reserve/pay-bar.tsx';
import { Button } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './booking.module.css';
import { BookingForm } from './booking-form.tsx';
import { people, sumOf } from './booking-words.ts';
import { CardPart } from './late.tsx';
import type { ShownBooking } from './shown-booking.ts';

/** What is to be paid next, and where else one goes from here. */
export function NextPanel({ booking, error }: { booking: ShownBooking; error: string | null }) {
  const { id, operatorName, payments, startDate, why } = booking;
  const receipts = payments.filter(({ hasReceipt }) => hasReceipt).length;
  return (
    <aside className={styles.panel} aria-label="What is next">
      <Payment booking={booking} error={error} />
      <ul className={styles.links}>
        {startDate && why !== 'over' && (
          <Way href={`/booking/${id}/trip.ics`} icon="calendar" words="Add to calendar (.ics)" />
        )}
        {receipts > 0 && (
          <Way href="#payments" icon="receipt-text" words={receipts > 1 ? `Receipts, ${receipts}` : 'Receipt'} />
        )}
        <Way href="/contact" icon="circle-question-mark" words={`Ask about ${operatorName}`} />
        {why !== 'over' && <Way href="#cancel" icon="x" words="If you cancel" />}
      </ul>
    </aside>
  );
}

function Payment({ booking, error }: { booking: ShownBooking; error: string | null }) {
  const { id, next, isPaying, travelers, dues } = booking;
  if (isPaying) {
    return (
      <div className={styles.pay}>
        <h2>A payment is on its way</h2>
        <p className={styles.note}>PayPal hasn’t settled it yet. You need not pay again.</p>
      </div>
    );
  }
  if (!next) return null;
  const sum = sumOf(booking, next.cents);
  const isLate = dues.some(({ state }) => state === 'overdue');
  const { card } = next;
  const rest = next.cents - (card?.cents ?? 0);
  const byPaypal = sumOf(booking, rest);
  return (
    <div className={styles.pay} id="pay">
      <h2>Next: the balance</h2>
      <p className={styles.amount}>{sum}</p>
      <p className={styles.note}>
        For {people(travelers)}
        {next.on && `, ${isLate ? 'due since' : 'by'} ${formatDate(next.on)}`}. We never charge it automatically.
      </p>
      {card && (
        <dl className={styles.rows}>
          <div>
            <dt>Gift card ending {card.last4}</dt>
            <dd>{sumOf(booking, card.cents)}</dd>
          </div>
          <div>
            <dt>PayPal</dt>
            <dd>{byPaypal}</dd>
          </div>
        </dl>
      )}
      <BookingForm id={id} name="pay" label="Pay the balance" hidden={{ seen: rest }}>
        <PayBar
          amount={rest > 0 ? byPaypal : sum}
          note={next.on ? `${isLate ? 'due since' : 'by'} ${formatDate(next.on)}` : 'the balance'}
        >
          <Button type="submit" kind="go" size="large" block>
            {rest > 0 ? (
              <span>
                Pay <Wide>{byPaypal} </Wide>with PayPal
              </span>
            ) : (
              'Pay with the gift card'
            )}
          </Button>
        </PayBar>
      </BookingForm>
      <CardPart booking={booking} error={error} />
    </div>
  );
}

function Way({ href, icon, words }: { href: string; icon: IconName; words: string }) {
  return (
    <li>
      <a href={href}>
        <Icon of={icon} />
        {words}
      </a>
    </li>
  );
}
