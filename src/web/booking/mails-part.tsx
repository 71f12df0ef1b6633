import { Fragment } from 'react';
import { formatDate } from '#kernel/shared';
import { ownIn } from '../own-in.ts';
import { Board } from '../reserve/board.tsx';
import { Button } from '../ui/button.tsx';
import { ClockTime } from '../ui/clock-time.tsx';
import { Section } from '../ui/section.tsx';
import { TextInput } from '../ui/text-input.tsx';
import styles from './booking.module.css';
import { BookingForm } from './booking-form.tsx';
import { sumOf } from './booking-words.ts';
import type { ShownBooking, ShownMail } from './shown-booking.ts';
import { StateMark } from './state-mark.tsx';

const NAMES: Readonly<Partial<Record<ShownMail['name'], string>>> = {
  reservation_reminder: 'Reminder of your reservation',
  reservation_resume: 'Link to open this',
  booking_address: 'Link to confirm an address',
  booking_address_changed: 'Notice of another address',
  booking_confirmation: 'Booking confirmation',
  booking_request_received: 'Your request',
  payment_receipt: 'Receipt',
  deposit_due: 'Reminder to pay',
  balance_due: 'Balance reminder',
  payment_overdue: 'Overdue balance',
  passenger_info_due: 'Traveler details reminder',
  cancellation: 'Cancellation',
  reservation_changed: 'Change of date or price',
  booking_declined: 'Answer of the company',
  departure_cancelled: 'Date canceled',
  departure_moved: 'New dates',
  refund_done: 'Refund',
  refund_manual: 'Refund by hand',
};

const STATES: Readonly<Record<ShownMail['state'], Parameters<typeof StateMark>[0]>> = {
  waiting: { icon: 'clock', words: 'On its way' },
  sent: { icon: 'check', words: 'Sent', good: true },
  returned: { icon: 'circle-alert', words: 'Came back', bad: true },
  refused: { icon: 'circle-alert', words: 'Came back: it wasn’t taken', bad: true },
  suppressed: { icon: 'circle-alert', words: 'Not sent: earlier mail came back', bad: true },
  failed: { icon: 'circle-alert', words: 'Not delivered', bad: true },
};

const COMING = {
  balance_due: 'Waits for its day',
  passenger_info_due: 'Only if details are missing',
} as const;

type Props = { booking: ShownBooking; done: string | null; error: string | null; isAsked: boolean };

const AGAIN_LIMIT = 'That mail was sent again three times today. Look into your inbox, or try tomorrow.';

/** Every mail of the booking: what it was, when, and what became of it. */
export function MailsPart({ booking, done, error, isAsked }: Props) {
  const { id, sent } = booking;
  const { email, isUnreachable, mails, coming } = sent;
  const said =
    done === 'again'
      ? 'It is on its way once more.'
      : done === 'address'
        ? 'A link is on its way to the new address. Once it is pressed there, mail goes there.'
        : null;
  return (
    <Section title="Mails about this booking" id="mails">
      <p className={styles.lead}>
        To {email}
        {isUnreachable && ', where no mail arrives'}.{' '}
        <a href={`/booking/${id}?address=yes#address`}>Change the address</a>
      </p>
      {said && (
        <p role="status" className={styles.done}>
          {said}
        </p>
      )}
      {error === 'again_limit' && <p role="alert">{AGAIN_LIMIT}</p>}
      {mails.length + coming.length > 0 && (
        <Board
          columns={[
            { title: 'Mail' },
            { title: 'When', quiet: true },
            { title: 'State' },
            { title: 'Send again', is: 'act' },
          ]}
          rows={[
            ...mails.map((mail) => ({ key: mail.id, cells: cellsOf(booking, mail) })),
            ...coming.map(({ name, on }) => ({
              key: name + on,
              cells: [NAMES[name], formatDate(on), <StateMark key="state" icon="clock" words={COMING[name]} />, null],
            })),
          ]}
        />
      )}
      {(isAsked || error === 'address' || error === 'address_limit') && <Address booking={booking} error={error} />}
    </Section>
  );
}

function cellsOf(booking: ShownBooking, mail: ShownMail) {
  const { id, name, cents, at, state, toOther, times, can } = mail;
  const words = `${ownIn(NAMES, name) ?? 'Mail'}${cents === null ? '' : `, ${sumOf(booking, cents)}`}`;
  return [
    words,
    <span key="when" className={styles.moment}>
      <ClockTime at={at} dated />
    </span>,
    <Fragment key="state">
      <StateMark {...STATES[state]} />
      {toOther && <small>To an earlier address</small>}
      {times > 0 && <small>{times > 1 ? `Sent again ${times} times` : 'Sent again'}</small>}
    </Fragment>,
    can === 'again' ? (
      <BookingForm key="again" id={booking.id} name="again" label={`Send again: ${words}`} hidden={{ mail: id, times }}>
        <Button type="submit" kind="text">
          Send again
          <span className="visually-hidden">: {words}</span>
        </Button>
      </BookingForm>
    ) : (
      can && (
        <a key="correct" href={`/booking/${booking.id}?address=yes#address`}>
          {can === 'correct' ? 'Correct the address' : 'Correct and send'}
          <span className="visually-hidden">: {words}</span>
        </a>
      )
    ),
  ];
}

function Address({ booking: { id, sent }, error }: { booking: ShownBooking; error: string | null }) {
  return (
    <div className={`${styles.card} ${styles.address}`} id="address">
      <h3>Another address</h3>
      <p className={styles.note}>
        We mail a link there. Once it is pressed, whatever we write about this booking goes there, and so does what came
        back and still holds.
      </p>
      <BookingForm id={id} name="address" label="Another address" className={styles.aside}>
        <TextInput
          label="Your email address"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={sent.isUnreachable ? sent.email : undefined}
          maxLength={254}
          error={
            error === 'address'
              ? 'Enter an address that this booking doesn’t have yet, such as ada@example.com'
              : error === 'address_limit'
                ? 'Three links were asked for today. Look into your inbox, or try tomorrow.'
                : undefined
          }
          required
        />
        <Button type="submit" kind="line">
          Mail the link
        </Button>
      </BookingForm>
    </div>
  );
}
