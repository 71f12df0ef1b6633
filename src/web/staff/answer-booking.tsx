import type { ReactNode } from 'react';
import { formatDate, formatMoney } from '#kernel/shared';
import { plural } from '../catalogue/trip-words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { ShownCompanyBooking } from './company-desk.loader.ts';
import { Fact } from './fact.tsx';
import styles from './staff.module.css';

type Props = { booking: ShownCompanyBooking; company: string | null; error: string | null };

/** A booking that waits: who is coming, what yes does, and what no does. */
export function AnswerBooking({ booking, company, error }: Props) {
  const { orderNumber, tripName, startDate, endDate, travelers, ages, contact, comment } = booking;
  const { currency, priceCents, paidCents, placedAt, wishes } = booking;
  const sum = (cents: number) => formatMoney({ cents, currency: currency ?? '' });
  const people = plural(travelers, 'traveler');
  const back = paidCents > 0 ? sum(paidCents) : null;
  return (
    <article id={orderNumber} className={styles.review} aria-labelledby={`${orderNumber}-title`}>
      <div className={styles.text}>
        <h2 id={`${orderNumber}-title`}>
          {tripName}
          {startDate && `, ${formatDate(startDate)}`}
        </h2>
        <dl className={styles.facts}>
          <Fact term="Order" text={orderNumber} />
          {startDate && endDate && <Fact term="Dates" text={`${formatDate(startDate)} to ${formatDate(endDate)}`} />}
          <Fact term="Who" text={`${contact}, ${people}${ages.length > 0 ? `, aged ${ages.join(', ')}` : ''}`} />
          {priceCents !== null && (
            <Fact
              term="Price"
              text={back ? `${back} paid of ${sum(priceCents)}` : `${sum(priceCents)}, collected by you`}
            />
          )}
          {placedAt && (
            <Fact term="Since" text={`${formatDate(placedAt.slice(0, 10))}, ${placedAt.slice(11, 16)} UTC`} />
          )}
        </dl>
        {comment && <blockquote className={styles.words}>{comment}</blockquote>}
        {wishes.map((wish) => (
          <blockquote key={wish} className={styles.words}>
            {wish}
          </blockquote>
        ))}
      </div>
      <div className={styles.deeds}>
        {error && <Alert>{error}</Alert>}
        <Form order={orderNumber} company={company} deed="accept">
          <p className={styles.quiet}>{acceptWords(booking)}</p>
          <Button type="submit" kind="ink" block aria-label={`Accept ${people}: order ${orderNumber}`}>
            Accept {people}
          </Button>
        </Form>
        <details>
          <summary>
            Decline<span className="visually-hidden"> order {orderNumber}</span>
          </summary>
          <Form order={orderNumber} company={company} deed="decline">
            <p className={styles.quiet}>
              {back ? `Its places open again, and all of the ${back} goes back.` : 'Nothing was charged here.'}
            </p>
            <TextArea label="Reason they will read" name="reason" rows={3} minLength={2} maxLength={1000} required />
            <Button type="submit" kind="line" block aria-label={`Decline order ${orderNumber}`}>
              {back ? `Decline, ${back} back` : 'Decline'}
            </Button>
          </Form>
        </details>
      </div>
    </article>
  );
}

function acceptWords({ status, travelers, spotsLeft }: ShownCompanyBooking): string {
  const places = travelers === 1 ? 'The place is' : 'The places are';
  const left = spotsLeft === null ? '' : ` ${plural(spotsLeft, 'place')} left otherwise.`;
  if (status === 'pending_operator') return `${places} set aside already.${left} We write to them.`;
  if (spotsLeft === null) return 'Places on this date are on request only: you know whether there are some.';
  return `${places} sold when you accept; ${plural(spotsLeft, 'place')} left. We write to them, and you collect.`;
}

type FormProps = { order: string; company: string | null; deed: string; children: ReactNode };

function Form({ order, company, deed, children }: FormProps) {
  return (
    <form method="post" action="/operator/bookings" className={styles.form}>
      <input type="hidden" name="do" value={deed} />
      <input type="hidden" name="order" value={order} />
      {company && <input type="hidden" name="company" value={company} />}
      {children}
    </form>
  );
}
