import type { OldTrip } from '#catalogue/shared';
import { classes } from '../../ui/classes.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { Rating } from '../../ui/rating.tsx';
import { plural } from '../trip-words.ts';
import styles from './operator.module.css';
import { OperatorHead } from './operator-head.tsx';
import type { ShownCompany } from './shown-operator.ts';

type OperatorOldTripsProps = { operator: ShownCompany; trips: OldTrip[]; total: number; page: number; pages: number };

/** What a company used to run: pages that reviews still speak of. */
export function OperatorOldTrips({ operator, trips, total, page, pages }: OperatorOldTripsProps) {
  const path = `/tour-operators/${operator.slug}-previous-trips`;
  return (
    <div className="wrap">
      <OperatorHead operator={operator} page="Previous trips" />
      <p className={styles.note}>
        {operator.name} no longer offers {total === 1 ? 'this trip' : `these ${plural(total, 'trip')}`} as described.{' '}
        <a href={`/tour-operators/${operator.slug}-trips`}>See what it runs today</a>.
      </p>
      <h2 className="visually-hidden">Previous trips</h2>
      <OldTripRows trips={trips} />
      <Pagination
        label="Previous trips"
        page={page}
        pages={pages}
        hrefOf={(other) => (other > 1 ? `${path}?page=${other}` : path)}
      />
    </div>
  );
}

/** Trips that nobody can book any more, each with what came in its place. */
export function OldTripRows({ trips }: { trips: readonly OldTrip[] }) {
  return (
    <ul className={classes(styles.rows, styles.oldTrips)}>
      {trips.map((trip) => (
        <li key={trip.slug} className={styles.old}>
          <h3>
            <a href={`/trips/${trip.slug}`}>{trip.name}</a>
          </h3>
          {trip.rating !== null && <Rating score={trip.rating} count={trip.reviewsCount} />}
          <p className="small quiet">
            {plural(trip.durationDays, 'day')}.{' '}
            {trip.successor ? (
              <>
                Now: <a href={`/trips/${trip.successor.slug}`}>{trip.successor.name}</a>
              </>
            ) : (
              'No longer offered'
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
