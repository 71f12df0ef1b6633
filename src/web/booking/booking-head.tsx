import { formatDate } from '#kernel/shared';
import { Badge } from '../ui/badge.tsx';
import { PosterFrame } from '../ui/poster-frame.tsx';
import styles from './booking.module.css';
import bookingHeadStyles from './booking-head.module.css';
import { STATUS, stateWords, sumOf } from './booking-words.ts';
import type { ShownBooking } from './shown-booking.ts';

/** What is booked and how it stands; below it its facts side by side. */
export function BookingHead({ booking }: { booking: ShownBooking }) {
  const { status, tripName, tripHref, operatorName, companyHref, art } = booking;
  const { words, ...look } = STATUS[status];
  const more = stateWords(booking);
  return (
    <>
      <header className={bookingHeadStyles.head}>
        <PosterFrame art={art} ratio="2.1" sizes="(min-width: 62rem) 480px, 100vw" first />
        <div>
          <Badge {...look}>{words}</Badge>
          <h1>{tripHref ? <a href={tripHref}>{tripName}</a> : tripName}</h1>
          <p className={styles.quiet}>With {companyHref ? <a href={companyHref}>{operatorName}</a> : operatorName}</p>
          {more && <p className={bookingHeadStyles.state}>{more}</p>}
        </div>
      </header>
      <Strip booking={booking} />
    </>
  );
}

function Strip({ booking }: { booking: ShownBooking }) {
  const { orderNumber, placedOn, startDate, endDate, travelers, rooms, next, status, dues, operatorName } = booking;
  const isOpen = status === 'confirmed' || status === 'pending_operator';
  const asked = dues.find(({ state }) => state === 'asked');
  const facts = [
    { label: 'Order', value: orderNumber, note: placedOn && `${verbOf(booking)} ${formatDate(placedOn)}` },
    ...(startDate ? [{ label: 'Starts', value: formatDate(startDate), note: null }] : []),
    ...(endDate ? [{ label: 'Ends', value: formatDate(endDate), note: null }] : []),
    { label: 'Travelers', value: `${travelers}`, note: rooms.length > 1 ? `in ${rooms.length} rooms` : null },
    ...(isOpen
      ? [
          asked
            ? { label: 'To pay', value: sumOf(booking, asked.cents), note: `to ${operatorName}` }
            : {
                label: 'Still to pay',
                value: sumOf(booking, next?.cents ?? 0),
                note: next?.on ? `by ${formatDate(next.on)}` : null,
              },
        ]
      : []),
  ];
  return (
    <dl className={bookingHeadStyles.strip}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const verbOf = ({ leadType }: ShownBooking) => (leadType === 'booking' ? 'requested' : 'booked');
