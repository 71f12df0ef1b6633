import { formatMoney } from '#kernel/shared';
import { useSite } from '../../site.ts';
import { MonthBars } from '../../ui/month-bars.tsx';
import { MonthBarsKey } from '../../ui/month-bars-key.tsx';
import { Rating } from '../../ui/rating.tsx';
import { TripBadge } from '../trip-badge.tsx';
import {
  aboutUsd,
  fromTo,
  groupWords,
  monthsOf,
  noPriceWords,
  perDay,
  plural,
  priceBasis,
  priceLead,
} from '../trip-words.ts';
import type { BoardTrip } from './board-trip.ts';
import styles from './trip-board.module.css';

const COLUMNS = ['Trip', 'Length', 'Group', 'Effort', 'Starts and ends', 'Departures', 'Reviews', 'Price'] as const;

type TripBoardProps = { caption: string; trips: readonly BoardTrip[] };

/** Trips as rows of a table, the same facts in the same column; on a phone each row is a block. */
export function TripBoard({ caption, trips }: TripBoardProps) {
  return (
    <>
      <MonthBarsKey />
      <table className={styles.board}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {COLUMNS.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trips.map((trip) => (
            <BoardRow key={trip.slug} trip={trip} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function BoardRow({ trip }: { trip: BoardTrip }) {
  const { today } = useSite();
  return (
    <tr>
      <th scope="row">
        <a href={`/trips/${trip.slug}`}>{trip.name}</a>
        {trip.badge && <TripBadge badge={trip.badge} />}
      </th>
      <td className={styles.fact}>{plural(trip.durationDays, 'day')}</td>
      <td className={styles.fact}>{groupWords(trip)}</td>
      <td className={styles.fact}>{trip.effort}</td>
      <td className={styles.way}>{fromTo(trip.startCity, trip.endCity)}</td>
      <td className={styles.months}>
        <MonthBars months={monthsOf(today, trip.monthBars)} />
      </td>
      <td className={styles.rating}>
        {trip.rating !== null && <Rating score={trip.rating} count={trip.reviewsCount} />}
      </td>
      <td className={styles.price}>
        <BoardPrice trip={trip} />
      </td>
    </tr>
  );
}

function BoardPrice({ trip: { price, dates } }: { trip: BoardTrip }) {
  if (!price) return <b>{noPriceWords(dates.state)}</b>;
  const about = aboutUsd(price);
  return (
    <>
      <b>
        <small>{priceLead(price)}</small> {formatMoney(price)}
      </b>
      <span>{[about && `about ${formatMoney(about)}`, priceBasis(price)].filter(Boolean).join(', ')}</span>
      <span>{perDay(price)}</span>
    </>
  );
}
