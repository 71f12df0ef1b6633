import type { ReactNode } from 'react';
import { formatDate, formatMoney } from '#kernel/shared';
import { STATUS } from '../booking/booking-words.ts';
import { plural } from '../catalogue/trip-words.ts';
import type { Typed } from '../typed.loader.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './booking-table.module.css';
import type { ShownCompanyBooking } from './company-desk.loader.ts';
import { deskHref } from './company-parts.tsx';
import { Fact } from './fact.tsx';
import { isWaiting } from './is-waiting.ts';
import { ReasonField } from './reason-field.tsx';
import staffStyles from './staff.module.css';

const FRONT = '/operator';
const BOOKINGS = '/operator/bookings';

type Props = {
  bookings: readonly ShownCompanyBooking[];
  company: string | null;
  page: number;
  /** The number of the one that is open. */
  open: string | null;
  /** Of that one. */
  error: string | null;
  typed: Typed | null;
};

const COLUMNS = [
  'Order',
  'Came in',
  'Trip and dates',
  'Travelers',
  'Places left',
  'Paid of total',
  'Status',
  'Your answer',
];

/** A company’s bookings, one of them open: who is coming, what yes does, and what no does. */
export function BookingTable({ bookings, company, page, open, error, typed }: Props) {
  const openHref = (order: string) => deskHref(FRONT, { company, page, open: order.toLowerCase() });
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {COLUMNS.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {bookings.map((booking) => {
        const isOpen = booking.orderNumber === open;
        return (
          <tbody key={booking.id} id={booking.orderNumber} className={classes(isOpen && styles.open)}>
            <Row booking={booking} company={company} isOpen={isOpen} openHref={openHref} />
            {isOpen && (
              <tr>
                <td colSpan={COLUMNS.length} className={styles.parts}>
                  <Open booking={booking} company={company} error={error} typed={typed} />
                </td>
              </tr>
            )}
          </tbody>
        );
      })}
    </table>
  );
}

type RowProps = {
  booking: ShownCompanyBooking;
  company: string | null;
  isOpen: boolean;
  openHref: (order: string) => string;
};

function Row({ booking, company, isOpen, openHref }: RowProps) {
  const { orderNumber, status, placedAt, tripName, startDate, endDate, travelers, contact, spotsLeft } = booking;
  const { currency, priceCents, paidCents, rooms } = booking;
  const { words, ...look } = STATUS[status];
  const sum = (cents: number) => formatMoney({ cents, currency: currency ?? '' });
  return (
    <tr>
      <th scope="row">{orderNumber}</th>
      <td data-lead="Came in">
        {placedAt && (
          <>
            {formatDate(placedAt.slice(0, 10))}
            <small>{placedAt.slice(11, 16)} UTC</small>
          </>
        )}
      </td>
      <td>
        <b>{tripName}</b>
        {startDate && endDate && (
          <small>
            {formatDate(startDate)} to {formatDate(endDate)}
          </small>
        )}
      </td>
      <td>
        {contact}
        <small>
          {plural(travelers, 'traveler')}
          {rooms.length > 1 && `, ${rooms.length} rooms`}
        </small>
      </td>
      <td data-lead="Places left">{isWaiting(booking) ? (spotsLeft ?? 'on request') : 'taken'}</td>
      <td className={styles.sum} data-lead="Paid">
        {priceCents === null ? (
          'no price'
        ) : (
          <>
            {sum(paidCents)}
            <small>of {sum(priceCents)}</small>
          </>
        )}
      </td>
      <td>
        <Badge {...look}>{words}</Badge>
      </td>
      <td className={styles.act}>
        {isOpen ? (
          <a href={`${openHref('none')}#${orderNumber}`}>
            Close<span className="visually-hidden"> order {orderNumber}</span>
          </a>
        ) : isWaiting(booking) ? (
          <div>
            <Form order={orderNumber} company={company} deed="accept">
              <Button
                type="submit"
                kind="ink"
                aria-label={`Accept ${plural(travelers, 'traveler')}: order ${orderNumber}`}
              >
                Accept
              </Button>
            </Form>
            <LinkButton kind="line" href={`${openHref(orderNumber)}#${orderNumber}`}>
              Decline<span className="visually-hidden"> order {orderNumber}</span>
            </LinkButton>
          </div>
        ) : (
          <LinkButton kind="line" href={deskHref(BOOKINGS, { company, order: orderNumber })}>
            Open<span className="visually-hidden"> order {orderNumber}</span>
          </LinkButton>
        )}
      </td>
    </tr>
  );
}

type OpenProps = { booking: ShownCompanyBooking } & Pick<Props, 'company' | 'error' | 'typed'>;

function Open({ booking, company, error, typed }: OpenProps) {
  const { orderNumber, status, travelers, ages, contact, comment, currency, priceCents, paidCents, wishes, rooms } =
    booking;
  const sum = (cents: number) => formatMoney({ cents, currency: currency ?? '' });
  const people = plural(travelers, 'traveler');
  const back = paidCents > 0 ? sum(paidCents) : null;
  const isRequest = status === 'requested';
  return (
    <>
      {error && <Alert>{error}</Alert>}
      <div className={styles.three}>
        <section aria-labelledby={`${orderNumber}-who`}>
          <h2 id={`${orderNumber}-who`}>Who is coming</h2>
          <dl className={staffStyles.facts}>
            <Fact term="Booked by" text={contact} />
            <Fact
              term="Travelers"
              text={rooms.length > 1 ? `${travelers}, in ${rooms.length} rooms` : `${travelers}`}
            />
            {ages.length > 0 && <Fact term="Ages" text={ages.join(', ')} />}
            {priceCents !== null && !back && (
              <Fact term="Price" text={`${sum(priceCents)}${isRequest ? ', collected by you' : ''}`} />
            )}
          </dl>
          {comment && <blockquote className={staffStyles.words}>{comment}</blockquote>}
          {wishes.map((wish) => (
            <blockquote key={wish} className={staffStyles.words}>
              {wish}
            </blockquote>
          ))}
        </section>
        <section aria-labelledby={`${orderNumber}-yes`}>
          <h2 id={`${orderNumber}-yes`}>If you accept</h2>
          <p className={staffStyles.quiet}>{acceptWords(booking)}</p>
          <Form order={orderNumber} company={company} deed="accept">
            <Button type="submit" kind="go" block aria-label={`Accept ${people}: order ${orderNumber}`}>
              Accept {people}
            </Button>
          </Form>
        </section>
        <section aria-labelledby={`${orderNumber}-no`}>
          <h2 id={`${orderNumber}-no`}>If you decline</h2>
          <p className={staffStyles.quiet}>
            {back
              ? `Its places open again, and all of the ${back} goes back.`
              : isRequest
                ? 'Nothing was charged here.'
                : 'Its places open again. Nothing that was paid is here, so nothing goes back.'}
          </p>
          <Form order={orderNumber} company={company} deed="decline">
            <ReasonField typed={typed} />
            <Button type="submit" kind="line" block aria-label={`Decline order ${orderNumber}`}>
              {back ? `Decline, ${back} back` : 'Decline'}
            </Button>
          </Form>
        </section>
      </div>
    </>
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
    <form method="post" action={BOOKINGS} className={staffStyles.form}>
      <input type="hidden" name="do" value={deed} />
      <input type="hidden" name="order" value={order} />
      {company && <input type="hidden" name="company" value={company} />}
      {children}
    </form>
  );
}
