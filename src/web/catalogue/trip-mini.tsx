import { formatMoney } from '#kernel/shared';
import { Art } from '../ui/art.tsx';
import { classes } from '../ui/classes.ts';
import { Rating } from '../ui/rating.tsx';
import { CompareBox } from './compare-box.tsx';
import { SaveLink } from './save-link.tsx';
import type { ShownMini } from './shown-card.ts';
import styles from './trip-mini.module.css';
import { aboutUsd, plural } from './trip-words.ts';

const ART_SIZES = '(min-width: 62rem) 26rem, (min-width: 36rem) 48vw, 92vw';

type TripMinisProps = {
  trips: ShownMini[];
  level?: 3 | 4;
  /** On a phone each trip is a low row with a small picture. */
  rows?: boolean;
};

/** Trips in a row of three, with the least that lets one choose. */
export function TripMinis({ trips, level = 3, rows }: TripMinisProps) {
  return (
    <ul className={classes(styles.row, rows && styles.stacked)}>
      {trips.map((trip) => (
        <li key={trip.slug}>
          <TripMini trip={trip} level={level} />
        </li>
      ))}
    </ul>
  );
}

function TripMini({ trip, level }: { trip: ShownMini; level: 3 | 4 }) {
  const Title = `h${level}` as const;
  return (
    <article className={styles.mini}>
      <div className={styles.art}>
        <Art art={trip.art} alt="" sizes={ART_SIZES} loading="lazy" decoding="async" />
        <SaveLink id={trip.id} name={trip.name} round />
      </div>
      <div className={styles.body}>
        <Title className={styles.title}>
          <a href={`/trips/${trip.slug}`}>{trip.name}</a>
        </Title>
        <p className="small quiet">{trip.operator}</p>
        {trip.rating !== null && <Rating score={trip.rating} count={trip.reviewsCount} />}
        <p className={styles.cost}>
          <span>{trip.price ? <MiniPrice price={trip.price} /> : <b>{trip.noPrice}</b>}</span>
          <span className="quiet">{plural(trip.durationDays, 'day')}</span>
        </p>
        <CompareBox slug={trip.slug} name={trip.name} className={classes('small', styles.compare)} />
      </div>
    </article>
  );
}

function MiniPrice({ price }: { price: NonNullable<ShownMini['price']> }) {
  const about = aboutUsd(price);
  return (
    <>
      {price.onRequest && 'About '}
      <b>{formatMoney(price)}</b>
      {about && ` (about ${formatMoney(about)})`} per person{price.onRequest && ', on request'}
    </>
  );
}
