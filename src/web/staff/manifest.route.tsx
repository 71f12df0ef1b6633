import { useLoaderData } from 'react-router';
import type { Manifest, PassengerKey } from '#bookings/shared';
import { formatDate } from '#kernel/shared';
import { FIELD, fieldAsRead } from '../booking/traveler-fields.ts';
import { plural } from '../catalogue/trip-words.ts';
import { pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/manifest.route';
import { CompanyWayIn } from './company-parts.tsx';
import { Fact } from './fact.tsx';
import { manifestLoader } from './manifest.loader.ts';
import styles from './staff.module.css';
import { StaffFrame } from './staff-frame.tsx';
import type { WayInNeeds } from './way-in.loader.ts';
import { WayIn } from './way-in.tsx';

const PATH = '/operator/bookings';
const TITLE = 'Who travels';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches, params }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'Who travels on a booking, for its company.',
    path: `${PATH}/${params.order}/manifest`,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request, params }: Route.LoaderArgs) {
  return manifestLoader(context.get(services), request, params.order);
}

export default function ManifestPage() {
  const { order, manifest, wayIn, isOver } = useLoaderData<typeof loader>();
  return (
    <StaffFrame of="company" signedIn={wayIn !== 'sign-in'}>
      <h1>{TITLE}</h1>
      {manifest ? (
        <People manifest={manifest} />
      ) : isOver ? (
        <p>Nobody travels on this booking any more.</p>
      ) : (
        <Needs needs={wayIn} path={`${PATH}/${order}/manifest`} />
      )}
    </StaffFrame>
  );
}

function Needs({ needs, path }: { needs: WayInNeeds | null; path: string }) {
  if (needs === 'second-factor') return <WayIn needs={needs} path={path} />;
  return <CompanyWayIn path={path} words="Companies read here who travels with them." />;
}

function People({ manifest }: { manifest: Manifest }) {
  const { orderNumber, tripName, startDate, endDate, travelers, contact, passengers, missing, passengerInfoDueOn } =
    manifest;
  const unnamed = travelers - passengers.length;
  return (
    <>
      <dl className={styles.facts}>
        <Fact term="Trip" text={tripName} />
        <Fact term="Order" text={orderNumber} />
        {startDate && endDate && <Fact term="Dates" text={`${formatDate(startDate)} to ${formatDate(endDate)}`} />}
        <Fact term="Travelers" text={String(travelers)} />
        <Fact term="Booked by" text={`${contact.firstName} ${contact.lastName}, ${contact.email}`} />
        {contact.phone && <Fact term="Phone" text={contact.phone} />}
        {contact.country && <Fact term="Lives in" text={contact.country} />}
        {contact.comment && <Fact term="They wrote" text={contact.comment} />}
      </dl>
      {passengers.map((passenger) => (
        <Person
          key={passenger.position}
          passenger={passenger}
          room={manifest.rooms.find(({ positions }) => positions.includes(passenger.position))?.number ?? null}
          missing={missing.find(({ position }) => position === passenger.position)?.fields ?? []}
        />
      ))}
      <p className={styles.quiet}>
        {unnamed > 0 && `${plural(unnamed, 'traveler')} ${unnamed === 1 ? 'isn’t' : 'aren’t'} named yet. `}
        {passengerInfoDueOn && `Travelers can write this until ${formatDate(passengerInfoDueOn)}. `}
        That you looked is noted. Print it only where others can’t read it, and destroy it after the trip.
      </p>
    </>
  );
}

type PersonProps = {
  passenger: Manifest['passengers'][number];
  room: number | null;
  missing: readonly PassengerKey[];
};

function Person({ passenger, room, missing }: PersonProps) {
  const { position, ...fields } = passenger;
  const told = (Object.keys(FIELD) as PassengerKey[]).flatMap((key) => {
    const value = fields[key];
    return value ? [{ key, value: fieldAsRead(key, value) }] : [];
  });
  const id = `traveler-${position}`;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>
        {position}. {fields.first_name} {fields.last_name}
        {room !== null && <small>, room {room}</small>}
      </h2>
      <dl className={styles.facts}>
        {told.map(({ key, value }) => (
          <Fact key={key} term={FIELD[key]} text={<span className={styles.words}>{value}</span>} />
        ))}
        {missing.length > 0 && <Fact term="Missing" text={missing.map((key) => FIELD[key].toLowerCase()).join('; ')} />}
      </dl>
    </section>
  );
}
