import { Fragment } from 'react';
import { formatMoney } from '#kernel/shared';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './dates.module.css';
import { dateRange, runsWords, statusWords } from './departure-words.ts';
import type { ShownDeparture } from './shown-trip-model.ts';
import { choiceQuery, type TripChoice } from './trip-choice.ts';
import type { SpotsByDeparture } from './use-spots.ts';

type Shared = {
  tiers: { tier: number; label: string }[];
  /** What a departure costs, by tier. */
  pricesOf: (departure: ShownDeparture) => ReadonlyMap<number, number>;
  /** The one of them that its row shows where the others don't fit, and what that buys where it isn't what the headline buys. */
  shownOf: (departure: ShownDeparture) => { cents: number; basis: string | null } | null;
  savingOf: (departure: ShownDeparture) => number | null;
  /** Departures that can be picked. */
  open: ReadonlySet<string>;
  choice: TripChoice | null;
  live: SpotsByDeparture | null;
};

type DateTableProps = Shared & { departures: ShownDeparture[]; caption: string };

/**
 * Departures as rows of a timetable. Where the table doesn't fit a row shows the price that the headline would be, and
 * its `details`, which is empty, unfolds the cells with the rooms: there is one table for every width.
 */
export function DateTable({ departures, caption, ...shared }: DateTableProps) {
  const { tiers } = shared;
  return (
    <table className={styles.dates} style={{ '--tiers': tiers.length }}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.when}>
            Dates
          </th>
          <th scope="col" className={styles.status}>
            Status
          </th>
          {tiers.map(({ tier, label }) => (
            <th scope="col" key={tier} className={styles.sum}>
              {label}
            </th>
          ))}
          <th scope="col" className={styles.choose}>
            <span className="visually-hidden">Choose</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {departures.map((departure) => (
          <Fragment key={departure.id}>
            <DateRow departure={departure} {...shared} />
            {departure.priceNotes && (
              <tr className={styles.note}>
                <td colSpan={tiers.length + 3}>
                  <span className="visually-hidden">{dateRange(departure)}: </span>
                  {departure.priceNotes}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function DateRow({
  departure,
  tiers,
  pricesOf,
  shownOf,
  savingOf,
  open,
  choice,
  live,
}: Shared & { departure: ShownDeparture }) {
  const { id, currency, priceNotes } = departure;
  const savingCents = savingOf(departure);
  const spots = live?.spots.get(id);
  const priced = pricesOf(departure);
  const runs = runsWords(departure, spots);
  const picks = open.has(id);
  const shown = shownOf(departure);
  const chosen = picks && choice?.departureId === id;
  return (
    <tr className={classes(!picks && styles.off, chosen && styles.chosen, priceNotes && styles.noted)}>
      <th scope="row" className={styles.when}>
        {dateRange(departure)}
        {shown && (
          <details className={styles.unfold}>
            <summary>
              {shown.basis && <small>{shown.basis}</small>} {formatMoney({ cents: shown.cents, currency })}
              <Icon of="chevron-down" size="small" />
            </summary>
          </details>
        )}
      </th>
      <td className={styles.status}>
        {statusWords(departure, spots)}
        {runs && <small>{runs}</small>}
        {picks && savingCents !== null && <small>Members save {formatMoney({ cents: savingCents, currency })}</small>}
      </td>
      {tiers.map(({ tier, label }) => {
        const cents = priced.get(tier) ?? null;
        return (
          <td key={tier} className={classes(styles.sum, cents === null && styles.none)} data-label={label}>
            {cents === null ? '–' : formatMoney({ cents, currency })}
          </td>
        );
      })}
      <td className={styles.choose}>
        {chosen && <b>Chosen</b>}
        {picks && !chosen && choice && (
          <LinkButton
            size="small"
            href={`${choiceQuery({ ...choice, departureId: id })}#price`}
            aria-label={`Choose ${dateRange(departure)}`}
          >
            Choose <span className={styles.these}>these dates</span>
          </LinkButton>
        )}
      </td>
    </tr>
  );
}
