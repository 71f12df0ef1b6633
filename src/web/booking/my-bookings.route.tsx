import { useLoaderData } from 'react-router';
import { formatDate } from '#kernel/shared';
import { AccountFrame } from '../account/account-frame.tsx';
import { pageMeta } from '../metadata/page-meta.ts';
import { datesWords } from '../reserve/words.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Art } from '../ui/art.tsx';
import { Badge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/my-bookings.route';
import styles from './booking.module.css';
import { people, STATUS, sumOf } from './booking-words.ts';
import { myBookingsLoader, type ShownOwn } from './my-bookings.loader.ts';
import myBookingsStyles from './my-bookings.module.css';

const PATH = '/my-bookings';
const TITLE = 'My Bookings';

const PARTS: readonly { part: ShownOwn['part']; title: string }[] = [
  { part: 'booked', title: 'Booked' },
  { part: 'requested', title: 'Requested' },
  { part: 'unfinished', title: 'Not finished' },
  { part: 'past', title: 'Past and canceled' },
];

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'Trips that you have booked or asked for, what is still to do for them, and those you have traveled.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return myBookingsLoader(context.get(services), request);
}

export default function MyBookings() {
  const { me, bookings } = useLoaderData<typeof loader>();
  if (!me) return <ForVisitors bookings={bookings} />;
  return (
    <AccountFrame here={PATH} {...me.rail}>
      <h1>{TITLE}</h1>
      {bookings.length === 0 ? (
        <div className={myBookingsStyles.none}>
          <p>
            You haven’t booked a trip yet. Once you have, it stands here with all that is to do for it. What you booked
            without an account joins when you sign in by a mailed link or Google, not by a password.
          </p>
          <LinkButton kind="go" href="/all-trips">
            Find a trip
          </LinkButton>
        </div>
      ) : (
        <Lists bookings={bookings} />
      )}
    </AccountFrame>
  );
}

function Lists({ bookings }: { bookings: readonly ShownOwn[] }) {
  return PARTS.map(({ part, title }) => {
    const own = bookings.filter((booking) => booking.part === part);
    if (own.length === 0) return null;
    return (
      <section key={part} className={myBookingsStyles.list}>
        <h2>{title}</h2>
        <ul>
          {own.map((booking) => (
            <Own key={booking.id} booking={booking} />
          ))}
        </ul>
      </section>
    );
  });
}

function Own({ booking }: { booking: ShownOwn }) {
  const { id, orderNumber, status, tripName, operatorName, startDate, endDate, travelers, toPay, part, art } = booking;
  const { words, ...look } = STATUS[part === 'unfinished' ? 'draft' : status];
  const href = part === 'unfinished' ? `/reserve?reservation=${id}` : `/booking/${id}`;
  return (
    <li>
      <Art art={art} alt="" sizes="104px" loading="lazy" />
      <div>
        <Badge {...look}>{words}</Badge>
        <h3>
          <a href={href}>{tripName}</a>
        </h3>
        <p>
          {startDate && endDate && `${datesWords({ startDate, endDate })}, `}
          {people(travelers)}, with {operatorName}
        </p>
        <p className={styles.note}>
          {part === 'unfinished' ? 'Nothing was charged. ' : ''}Order {orderNumber}
          {toPay && `. Still to pay: ${sumOf(booking, toPay.cents)}${toPay.on ? ` by ${formatDate(toPay.on)}` : ''}`}
        </p>
      </div>
      {part === 'unfinished' && (
        <LinkButton href={href} aria-label={`Go on with ${tripName}`}>
          Go on
        </LinkButton>
      )}
    </li>
  );
}

function ForVisitors({ bookings }: { bookings: readonly ShownOwn[] }) {
  return (
    <div className={`wrap ${myBookingsStyles.visitor}`}>
      <header>
        <h1>{TITLE}</h1>
        <p>
          {bookings.length > 0
            ? 'What was booked in this browser without an account. Members find theirs in every browser.'
            : 'Trips that you book as a member stand here. What you booked without an account joins them once you sign in by a link to the address that you gave.'}
        </p>
        <LinkButton kind={bookings.length > 0 ? 'line' : 'go'} href={`/sign-in-mm?ref_url=${encodeURIComponent(PATH)}`}>
          Sign in or join
        </LinkButton>
      </header>
      <Lists bookings={bookings} />
    </div>
  );
}
