import { useLoaderData } from 'react-router';
import { formatDate } from '#kernel/shared';
import { STATUS, sumOf } from '../booking/booking-words.ts';
import { plural } from '../catalogue/trip-words.ts';
import { pageMeta } from '../metadata/page-meta.ts';
import { ownIn } from '../own-in.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { Route } from './+types/bookings.route';
import { bookingsLoader } from './bookings.loader.ts';
import { deskHref } from './company-parts.tsx';
import { DESK_STATES } from './desk-states.ts';
import styles from './staff.module.css';
import { StaffFrame } from './staff-frame.tsx';
import { PROVED_AGAIN, WayIn } from './way-in.tsx';

const PATH = '/staff/bookings';
const TITLE = 'All bookings';

const DONE: Readonly<Record<string, string>> = {
  'departure-canceled': 'The date is canceled. Its bookings follow within moments, and what was paid goes back.',
  'departure-moved': 'The date is moved. Whoever booked it is asked within moments.',
};
const ERRORS: Readonly<Record<string, string>> = {
  ...PROVED_AGAIN,
  not_found: 'This booking isn’t there.',
  rate_limited: 'That was too often in a short time. Wait a minute, then try again.',
};

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'Bookings of all companies, for the team.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return bookingsLoader(context.get(services), request);
}

export default function Bookings() {
  const { desk, wayIn, page, order, company, state, done, error } = useLoaderData<typeof loader>();
  return (
    <StaffFrame signedIn={wayIn !== 'sign-in'}>
      <h1>{TITLE}</h1>
      {error && <Alert>{ownIn(ERRORS, error) ?? 'Something went wrong, try again later'}</Alert>}
      {done && ownIn(DONE, done) && (
        <p role="status" className={styles.done}>
          {ownIn(DONE, done)}
        </p>
      )}
      {desk ? (
        <>
          <form action={PATH} className={styles.filter} aria-label="Which bookings">
            <TextInput label="Order" name="order" defaultValue={order ?? ''} maxLength={100} />
            <Select label="State" name="state" defaultValue={state ?? ''}>
              <option value="">All</option>
              {Object.entries(DESK_STATES).map(([one, words]) => (
                <option key={one} value={one}>
                  {words}
                </option>
              ))}
            </Select>
            <TextInput label="Company" name="company" defaultValue={company ?? ''} maxLength={100} />
            <Button type="submit" kind="ink">
              Show
            </Button>
          </form>
          <p className={styles.quiet}>
            {desk.count === 0
              ? 'There is none of these. An order is found by its whole number, a company by a part of its name.'
              : `${plural(desk.count, 'booking')}, the newest first.`}
          </p>
          {desk.bookings.length > 0 && (
            <ul className={styles.rows}>
              {desk.bookings.map((booking) => (
                <Row key={booking.id} booking={booking} />
              ))}
            </ul>
          )}
          <Pagination
            label="Bookings"
            page={page}
            pages={desk.pages}
            hrefOf={(other) => deskHref(PATH, { order, state, company, page: other })}
          />
        </>
      ) : (
        <WayIn needs={wayIn} path={PATH} />
      )}
    </StaffFrame>
  );
}

type Listed = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['desk']>['bookings'][number];

function Row({ booking }: { booking: Listed }) {
  const { orderNumber, href, status, tripName, operatorName, startDate, travelers, priceCents, paidCents } = booking;
  const { words, ...look } = STATUS[status];
  const facts = [
    operatorName,
    plural(travelers, 'traveler'),
    ...(startDate ? [`starts ${formatDate(startDate)}`] : []),
    ...(priceCents === null ? [] : [`${sumOf(booking, paidCents)} paid of ${sumOf(booking, priceCents)}`]),
    ...(booking.finalPaymentStatus === 'overdue' ? ['the balance is overdue'] : []),
    `begun ${formatDate(booking.begunOn)}`,
  ];
  return (
    <li>
      <a href={href}>
        {orderNumber}, {tripName}
      </a>
      <small>{facts.join(', ')}</small>
      <Badge {...look}>{words}</Badge>
    </li>
  );
}
