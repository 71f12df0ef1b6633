import { useLoaderData } from 'react-router';
import { formatDate } from '#kernel/shared';
import { STATUS } from '../booking/booking-words.ts';
import { plural } from '../catalogue/trip-words.ts';
import { pageMeta } from '../metadata/page-meta.ts';
import { ownIn } from '../own-in.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import type { Route } from './+types/booking.route';
import { bookingLoader, type ShownDeskBooking } from './booking.loader.ts';
import { HistoryPart, MoneyPart } from './booking-parts.tsx';
import { CancelForTeam } from './cancel-for-team.tsx';
import { Fact, momentWords } from './fact.tsx';
import styles from './staff.module.css';
import { StaffFrame } from './staff-frame.tsx';
import { PROVED_AGAIN, WayIn } from './way-in.tsx';

const PATH = '/staff/bookings';
const TITLE = 'A booking';

const DONE: Readonly<Record<string, string>> = {
  canceled: 'The booking is canceled. The traveler and the company are told, and what comes back is on its way.',
};
const ERRORS: Readonly<Record<string, string>> = {
  ...PROVED_AGAIN,
  reason: 'Write why, in 2 to 1,000 characters: the traveler and the company read it.',
  changed_meanwhile: 'Another sum comes back by now. Look at it once more: nothing is canceled yet.',
  not_cancellable: 'It can’t be canceled like this by now. This is how it stands.',
  not_found: 'This booking isn’t there.',
  rate_limited: 'That was too often in a short time. Wait a minute, then try again.',
};

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches, params }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'A booking with its sums and what happened to it, for the team.',
    path: `${PATH}/${params.order}`,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request, params }: Route.LoaderArgs) {
  return bookingLoader(context.get(services), request, params.order);
}

export default function Booking() {
  const { order, booking, chosen, wayIn, done, error, typed } = useLoaderData<typeof loader>();
  if (!booking) {
    return (
      <StaffFrame signedIn={wayIn !== 'sign-in'}>
        <h1>{TITLE}</h1>
        <WayIn needs={wayIn} path={`${PATH}/${order}`} />
      </StaffFrame>
    );
  }
  const { words, ...look } = STATUS[booking.status];
  return (
    <StaffFrame signedIn>
      <p>
        <a href={PATH}>All bookings</a>
      </p>
      <h1>Order {booking.orderNumber}</h1>
      {error && <Alert>{ownIn(ERRORS, error) ?? 'Something went wrong, try again later'}</Alert>}
      {done && ownIn(DONE, done) && (
        <p role="status" className={styles.done}>
          {ownIn(DONE, done)}
        </p>
      )}
      <p>
        <Badge {...look}>{words}</Badge>
      </p>
      <Facts booking={booking} order={order} />
      <MoneyPart booking={booking} />
      <CancelForTeam booking={booking} order={order} chosen={chosen} typed={typed} />
      <HistoryPart booking={booking} />
    </StaffFrame>
  );
}

const TRAVELS: readonly ShownDeskBooking['status'][] = ['requested', 'pending_operator', 'confirmed', 'completed'];

/** What it is of, and how many travel; who they are opens elsewhere, and each look is noted. */
function Facts({ booking, order }: { booking: ShownDeskBooking; order: string }) {
  const { tripName, operatorName, startDate, endDate, travelers, ages, rooms, named, wishes, departureId } = booking;
  const isPlaced = booking.placedAt !== null;
  return (
    <>
      <dl className={styles.facts}>
        <Fact term="Trip" text={tripName} />
        <Fact term="Company" text={operatorName} />
        {startDate && endDate && <Fact term="Dates" text={`${formatDate(startDate)} to ${formatDate(endDate)}`} />}
        <Fact
          term="Travelers"
          text={`${travelers}${ages.length > 0 ? `, aged ${ages.join(', ')}` : ''}; ${named} named`}
        />
        {rooms.length > 0 && <Fact term="Rooms" text={String(rooms.length)} />}
        <Fact term="Begun" text={momentWords(booking.begunAt)} />
        {booking.placedAt && <Fact term="Booked" text={momentWords(booking.placedAt)} />}
        {booking.cancelledAt && (
          <Fact term="Canceled" text={`${momentWords(booking.cancelledAt)}, ${cancelledByWords(booking)}`} />
        )}
        {wishes > 0 && <Fact term="Wishes" text={`${plural(wishes, 'message')} to the company`} />}
      </dl>
      <p className={styles.links}>
        {isPlaced && TRAVELS.includes(booking.status) && (
          <a href={`/operator/bookings/${order}/manifest`}>Who travels, which is noted</a>
        )}
        {departureId && isPlaced && (
          <a href={`/operator/departures/${departureId}?deed=cancel`}>Cancel the whole date</a>
        )}
        {departureId && isPlaced && <a href={`/operator/departures/${departureId}?deed=move`}>Move the whole date</a>}
      </p>
    </>
  );
}

function cancelledByWords({ cancelledBy, operatorName }: ShownDeskBooking): string {
  switch (cancelledBy) {
    case 'traveler':
      return 'by the traveler';
    case 'staff':
      return 'by the team';
    case 'operator':
      return `by ${operatorName}`;
    default:
      return 'as its date changed';
  }
}
