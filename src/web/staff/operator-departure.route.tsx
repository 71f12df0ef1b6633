import { useLoaderData } from 'react-router';
import type { DepartureToDecide } from '#bookings/shared';
import { formatDate, formatMoney } from '#kernel/shared';
import { plural } from '../catalogue/trip-words.ts';
import { pageMeta } from '../metadata/page-meta.ts';
import { ownIn } from '../own-in.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Typed } from '../typed.loader.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { Route } from './+types/operator-departure.route';
import { CompanyWayIn, deskHref, REFUSED } from './company-parts.tsx';
import { operatorDepartureLoader } from './operator-departure.loader.ts';
import { ReasonField } from './reason-field.tsx';
import styles from './staff.module.css';
import { StaffFrame } from './staff-frame.tsx';
import { PROVED_AGAIN, WayIn } from './way-in.tsx';

const LIST = '/operator/departures';
const BOOKINGS = '/staff/bookings';
const TITLE = { cancel: 'Cancel a departure', move: 'Move a departure' } as const;
type Deed = keyof typeof TITLE;

const ERRORS: Readonly<Record<string, string>> = {
  ...PROVED_AGAIN,
  ...REFUSED,
  reason: 'Write why, in 2 to 1,000 characters: travelers read it.',
  dates: 'Write both dates: the start after today, the end not before it.',
  start_date: 'The start has to be after today where the trip starts, and within three years.',
  end_date: 'The end can’t be before the start, nor more than 400 days after it.',
  changed_meanwhile: 'Somebody has moved this date meanwhile. These are its dates now: look once more, then decide.',
  invalid_transition: 'This date has begun, begins today or is canceled: it can’t be undone here.',
};

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches, params }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: 'A departure',
    description: 'What canceling or moving a departure does, before it is done.',
    path: `${LIST}/${params.id}`,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request, params }: Route.LoaderArgs) {
  return operatorDepartureLoader(context.get(services), request, params.id);
}

export default function OperatorDeparture() {
  const { id, wayIn, departure, deed, company, error, typed, isTeam } = useLoaderData<typeof loader>();
  const here = deskHref(`${LIST}/${id}`, { deed, company });
  const back = isTeam ? BOOKINGS : deskHref(LIST, { company });
  return (
    <StaffFrame of={isTeam ? 'team' : 'company'} signedIn={wayIn !== 'sign-in'}>
      {departure && (
        <p>
          <a href={back}>{isTeam ? 'All bookings' : 'All departures'}</a>
        </p>
      )}
      <h1>{TITLE[deed]}</h1>
      {error && <Alert>{ownIn(ERRORS, error) ?? 'Something went wrong, try again later'}</Alert>}
      {departure ? (
        <div className={styles.narrow}>
          <h2>
            {departure.tripName}, {formatDate(departure.startDate)} to {formatDate(departure.endDate)}
          </h2>
          {departure.availability === 'cancelled' ? (
            <p>This date is canceled. Nothing is left to decide about it.</p>
          ) : (
            <>
              <What departure={departure} deed={deed} />
              <DeedForm id={id} deed={deed} company={company} departure={departure} typed={typed} back={back} />
            </>
          )}
        </div>
      ) : wayIn === 'second-factor' ? (
        <WayIn needs={wayIn} path={here} />
      ) : (
        <CompanyWayIn path={here} words="Companies cancel and move their departures here." />
      )}
    </StaffFrame>
  );
}

/** How many it concerns, and what becomes of what they paid. */
function What({ departure, deed }: { departure: DepartureToDecide; deed: Deed }) {
  const { bookings, travelers, reservations, paid } = departure;
  const back = paid.map((sum) => formatMoney(sum)).join(' and ');
  const concerned = `${plural(bookings, 'booking')} with ${plural(travelers, 'traveler')}`;
  return (
    <ul className={styles.what}>
      {deed === 'cancel' ? (
        <>
          <li>
            {bookings === 0
              ? 'Nobody has booked it.'
              : `${concerned} ${bookings === 1 ? 'is' : 'are'} canceled. ${back ? `${back} goes back to them, in full.` : 'Nothing was paid for them here.'}`}
          </li>
          {reservations > 0 && (
            <li>
              {plural(reservations, 'unfinished reservation')} {reservations === 1 ? 'ends' : 'end'}.
            </li>
          )}
          <li>Each is told at once, with your reason. It can’t be undone: a new date comes by your feed.</li>
        </>
      ) : (
        <>
          <li>
            {bookings === 0
              ? 'Nobody has booked it.'
              : `${concerned} ${bookings === 1 ? 'is' : 'are'} asked to accept the new dates, within 14 days and at latest 3 days before the start. Whoever refuses or doesn’t answer gets everything back${back ? `: up to ${back}` : ''}.`}
          </li>
          {reservations > 0 && (
            <li>
              {plural(reservations, 'unfinished reservation')} {reservations === 1 ? 'gets' : 'get'} the new dates, to
              be confirmed anew.
            </li>
          )}
          <li>Each is told at once, with your reason. A feed that still has the old dates doesn’t move it back.</li>
        </>
      )}
    </ul>
  );
}

type DeedFormProps = {
  id: string;
  deed: Deed;
  company: string | null;
  departure: DepartureToDecide;
  typed: Typed | null;
  back: string;
};

function DeedForm({ id, deed, company, departure, typed, back }: DeedFormProps) {
  const { startDate, endDate, bookings, seen } = departure;
  return (
    <form method="post" action={LIST} className={styles.form}>
      <input type="hidden" name="do" value={deed} />
      <input type="hidden" name="departure" value={id} />
      <input type="hidden" name="seen" value={seen} />
      {company && <input type="hidden" name="company" value={company} />}
      {deed === 'move' && (
        <>
          <TextInput
            label="New start"
            name="start_date"
            type="date"
            defaultValue={typed?.start_date ?? startDate}
            required
          />
          <TextInput label="New end" name="end_date" type="date" defaultValue={typed?.end_date ?? endDate} required />
        </>
      )}
      <ReasonField typed={typed} />
      <Button type="submit" kind="go" size="large" block>
        {deed === 'move'
          ? 'Move this departure'
          : bookings > 0
            ? `Cancel it and ${plural(bookings, 'booking')}`
            : 'Cancel this departure'}
      </Button>
      <p className={styles.quiet}>
        <a href={back}>Leave it as it is</a>
      </p>
    </form>
  );
}
