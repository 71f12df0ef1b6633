import type { ReactNode } from 'react';
import { formatDate, formatShortDate } from '#kernel/shared';
import { plural } from '../catalogue/trip-words.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PosterFrame } from '../ui/poster-frame.tsx';
import { Section } from '../ui/section.tsx';
import styles from './booking.module.css';
import { METHOD, STATUS, sumOf } from './booking-words.ts';
import type { ShownBooking } from './shown-booking.ts';
import thankYouStyles from './thank-you.module.css';

/** What was just booked, and what happens next. */
export function ThankYou({ booking, isGuest }: { booking: ShownBooking; isGuest: boolean }) {
  const { status, art } = booking;
  const { words, ...look } = STATUS[status];
  return (
    <>
      <PosterFrame art={art} ratio="3.1" sizes="100vw" first className={styles.wide} />
      <header className={thankYouStyles.thanks}>
        <Badge {...look}>{words}</Badge>
        <h1>{titleOf(booking)}</h1>
        <p className={styles.lead}>{leadOf(booking)}</p>
      </header>
      <div className={styles.columns}>
        <Order booking={booking} />
        <Section title="What happens next">
          <ol className={thankYouStyles.next}>
            <Steps booking={booking} />
          </ol>
          {isGuest && <KeepIt email={booking.contact.email} />}
        </Section>
      </div>
    </>
  );
}

export function titleOf({ status, contact, isPaying, payments }: ShownBooking): string {
  if (status === 'requested') return 'Requested. Nothing was charged.';
  if (isPaying) return 'Your payment is on its way';
  const isBalance = payments.some(({ purpose, hasReceipt }) => purpose === 'balance' && hasReceipt);
  return `${isBalance ? 'Paid' : 'Booked'}. Thank you, ${contact.firstName}`;
}

function leadOf({ status, travelers, tripName, startDate, endDate, isPaying, operatorName }: ShownBooking): string {
  const places = plural(travelers, 'place');
  const dates = startDate && endDate ? ` from ${formatShortDate(startDate)} to ${formatDate(endDate)}` : '';
  if (status === 'requested') return `You asked ${operatorName} for ${places} on ${tripName}${dates}.`;
  if (isPaying && status === 'awaiting_payment')
    return `${plural(travelers, 'place')} on ${tripName}${dates} wait for it.`;
  const whose = travelers === 1 ? 'is yours' : 'are yours';
  if (status === 'pending_operator') return `You booked ${places} on ${tripName}${dates}.`;
  return `${capital(places)} on ${tripName}${dates} ${whose}.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Steps({ booking }: { booking: ShownBooking }) {
  const { id, status, next, isPaying, operatorName, people, passengerInfoDueOn, startDate, tripName } = booking;
  const missing = people.some(({ fields, given }) => given < fields.length);
  return (
    <>
      {isPaying && (
        <Step when="Soon" what="PayPal settles the payment">
          The page of your booking says when. You need not pay again.
        </Step>
      )}
      {status === 'requested' && (
        <Step when="Then" what={`${operatorName} says yes or no`}>
          It collects the price itself, once it has said yes.
        </Step>
      )}
      {status === 'pending_operator' && (
        <Step when="Then" what={`${operatorName} confirms the booking`}>
          It confirms each one itself. The page of your booking says how it stands.
        </Step>
      )}
      {next && !isPaying && (
        <Step
          when={next.on ? `By ${formatShortDate(next.on)}` : 'Later'}
          what={`${sumOf(booking, next.cents)}, the balance`}
        >
          We never charge it automatically: you pay it on the page of your booking.
        </Step>
      )}
      {missing && booking.takesPassengers && (
        <Step
          when={passengerInfoDueOn ? `By ${formatShortDate(passengerInfoDueOn)}` : 'Before it starts'}
          what={`What ${operatorName} needs of each traveler`}
          act={<LinkButton href={`/booking/${id}#travelers`}>Fill in now</LinkButton>}
        >
          {people.length > 1 ? `For all ${people.length}; it` : 'It'} can wait, and be filled in bit by bit.
        </Step>
      )}
      {startDate && (
        <Step
          when={formatShortDate(startDate)}
          what={`${tripName} starts`}
          act={
            <LinkButton href={`/booking/${id}/trip.ics`} icon="calendar">
              Calendar file
            </LinkButton>
          }
        >
          {operatorName} runs the trip.
        </Step>
      )}
    </>
  );
}

type StepProps = { when: string; what: string; act?: ReactNode; children: ReactNode };

function Step({ when, what, act, children }: StepProps) {
  return (
    <li>
      <p className={thankYouStyles.when}>{when}</p>
      <div>
        <b>{what}</b>
        <p className={styles.note}>{children}</p>
      </div>
      {act}
    </li>
  );
}

/** Who signs in by a link to the address of a booking has it among theirs. */
function KeepIt({ email }: { email: string }) {
  return (
    <form method="post" action="/sign-in-mm" className={thankYouStyles.keep} aria-labelledby="keep">
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="ref_url" value="/my-bookings" />
      <div>
        <h3 id="keep">Keep this booking in an account</h3>
        <p className={styles.note}>You aren’t signed in. One link to {email}, and this joins your bookings.</p>
      </div>
      <Button type="submit" kind="line">
        Send the link
      </Button>
    </form>
  );
}

function laterWords(state: string, on: string | null): string {
  if (state === 'asked') return 'Collected by the company';
  return on ? `By ${formatDate(on)}` : 'Later';
}

function Order({ booking }: { booking: ShownBooking }) {
  const { id, orderNumber, payments, paidCents, dues, operatorName } = booking;
  const receipts = payments.filter(({ hasReceipt }) => hasReceipt);
  const last = receipts.at(-1);
  const open = dues.filter(({ state }) => state === 'open' || state === 'on_the_spot' || state === 'asked');
  return (
    <aside className={styles.panel} aria-label="Your order">
      <p className={styles.quiet}>Order number</p>
      <p className={styles.order}>{orderNumber}</p>
      <dl className={styles.rows}>
        {receipts.map((payment) => (
          <div key={payment.id}>
            <dt>{METHOD[payment.method]}</dt>
            <dd>{sumOf(payment, payment.amountCents)}</dd>
          </div>
        ))}
        {receipts.length > 0 && (
          <div className={styles.total}>
            <dt>Paid</dt>
            <dd>{sumOf(booking, paidCents)}</dd>
          </div>
        )}
        {open.map(({ what, label, cents, on, state }) => (
          <div key={label ?? what}>
            <dt>{what === 'local' ? `${label}, on the spot` : laterWords(state, on)}</dt>
            <dd>{sumOf(booking, cents)}</dd>
          </div>
        ))}
      </dl>
      {receipts.length > 0 && <p className={styles.note}>Paid to Sojourn; {operatorName} runs the trip.</p>}
      <LinkButton href={`/booking/${id}`} kind="ink" block>
        Open your booking
      </LinkButton>
      {last && (
        <LinkButton href={`/booking/${id}/receipts/${last.id}`} icon="receipt-text" block>
          Receipt
        </LinkButton>
      )}
    </aside>
  );
}
