import type { ReactElement } from 'react';
import { classes } from '../ui/classes.ts';
import { MonthBars } from '../ui/month-bars.tsx';
import { Rating } from '../ui/rating.tsx';
import { CompanyName } from './company-name.tsx';
import { CompareBox } from './compare-box.tsx';
import type { BoardTrip } from './shown-card.ts';
import { TripBadge } from './trip-badge.tsx';
import styles from './trip-board.module.css';
import { TripPrice } from './trip-price.tsx';
import { fromTo, groupWords, monthsOf, perDay, plural } from './trip-words.ts';

type Cell = ReactElement | string | false | null | undefined;
type Column = { title: string; kind: string | undefined; cell: (trip: BoardTrip) => Cell };

const COLUMNS: readonly Column[] = [
  { title: 'Length', kind: styles.short, cell: ({ durationDays }) => <b>{plural(durationDays, 'day')}</b> },
  { title: 'Group', kind: styles.short, cell: groupWords },
  { title: 'Effort', kind: styles.effort, cell: ({ effort }) => effort },
  { title: 'Shares with this plan', kind: styles.way, cell: ({ shares }) => shares },
  { title: 'Starts and ends', kind: styles.way, cell: ({ startCity, endCity }) => fromTo(startCity, endCity) },
  {
    title: 'Departures',
    kind: styles.months,
    cell: ({ barsFrom, monthBars }) => <MonthBars months={monthsOf(barsFrom, monthBars)} />,
  },
  {
    title: 'Reviews',
    kind: styles.rating,
    cell: ({ rating, reviewsCount }) => rating !== null && <Rating score={rating} count={reviewsCount} />,
  },
  { title: 'Price', kind: styles.cost, cell: (trip) => <Cost trip={trip} /> },
];

/** On phones the others come when they are asked for. */
const FIRST = 5;

type TripBoardProps = {
  trips: readonly BoardTrip[];
  caption: string;
  /** The page is about the company that runs them all. */
  ownCompany?: boolean;
};

/** Trips in rows, the same facts below each other. A column that nobody has anything for isn't there. */
export function TripBoard({ trips, caption, ownCompany }: TripBoardProps) {
  const columns = COLUMNS.filter(({ cell }) => trips.some((trip) => cell(trip)));
  const more = trips.length - FIRST;
  return (
    <div className={styles.frame}>
      <table className={styles.board}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Trip</th>
            {columns.map(({ title, kind }) => (
              <th key={title} scope="col" className={kind}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trips.map((trip, row) => (
            <tr key={trip.slug} className={classes(row >= FIRST && styles.late)}>
              <th scope="row">
                <a href={`/trips/${trip.slug}`}>{trip.name}</a>
                {!ownCompany && (
                  <span className={styles.by}>
                    <CompanyName of={trip.operator} />
                  </span>
                )}
                {trip.badge && <TripBadge badge={trip.badge} />}
                <CompareBox slug={trip.slug} name={trip.name} className="small" />
              </th>
              {columns.map(({ title, kind, cell }) => (
                <td key={title} className={kind}>
                  {cell(trip)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <details className={styles.more}>
          <summary>
            <span className={styles.closed}>Show {plural(more, 'more trip', 'more trips')}</span>
            <span className={styles.opened}>Show {FIRST} trips only</span>
          </summary>
        </details>
      )}
    </div>
  );
}

function Cost({ trip: { price, strikeThrough, noPrice } }: { trip: BoardTrip }) {
  if (!price) return noPrice;
  return (
    <>
      <TripPrice price={price} strikeThrough={strikeThrough} size="small" />
      <span className={styles.day}>{perDay(price)}</span>
    </>
  );
}
