import type { ShownTrip } from './shown-trip-model.ts';
import styles from './trip-page.module.css';

/** The date of a link can’t be chosen any more. */
export function Missed({ of: { date, elsewhere } }: { of: NonNullable<ShownTrip['missedDate']> }) {
  return (
    <div className={styles.gone}>
      <p>
        <b>{date}</b> {elsewhere}
      </p>
    </div>
  );
}

/** It is no longer to be had, and what is. */
export function Gone({ trip }: { trip: ShownTrip }) {
  return (
    <div className={styles.gone}>
      <p>
        <b>No longer offered.</b>{' '}
        {trip.successor ? (
          <>
            <a href={`/trips/${trip.successor.slug}`}>{trip.successor.name}</a> has taken its place.
          </>
        ) : (
          <>
            See <a href={`/tour-operators/${trip.operator.slug}-trips`}>what {trip.operator.name} runs today</a>.
          </>
        )}
      </p>
    </div>
  );
}
