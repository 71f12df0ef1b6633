import type { DepartureEntry, TripPage } from '#catalogue/shared';
import { formatMoney } from '#kernel/shared';
import { LinkButton } from '../../ui/link-button.tsx';
import { MonthBars } from '../../ui/month-bars.tsx';
import { MonthBarsKey } from '../../ui/month-bars-key.tsx';
import { dateRange, runsWords, statusWords } from './departure-words.ts';
import { Section } from './section.tsx';
import { pickable } from './trip-choice.ts';
import styles from './trip-page.module.css';
import type { SpotsByDeparture } from './use-spots.ts';

/** When, and will it run: every departure with its tiers; exact places appear once the browser has read them. */
export function Dates({ trip, live }: { trip: TripPage; live: SpotsByDeparture | null }) {
  const tiers = trip.tiers.length > 0 ? trip.tiers : [{ tier: 0, label: 'Price', occupancy: 1 }];
  const shown = tiers.filter(({ tier }) => trip.departures.some(({ prices }) => (prices[tier] ?? null) !== null));
  const open = new Set(pickable(trip).map(({ id }) => id));
  return (
    <Section title="Dates and prices" id="dates">
      {trip.departures.length === 0 ? (
        <p>{trip.datesLabel ?? 'No date is for sale right now.'}</p>
      ) : (
        <>
          <div className={styles.months}>
            <MonthBars months={trip.monthBars} />
            <MonthBarsKey />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
          <section className={styles.tableScroll} tabIndex={0} aria-label="All dates">
            <table className={styles.dates}>
              <thead>
                <tr>
                  <th scope="col">Dates</th>
                  <th scope="col">Status</th>
                  {shown.map(({ tier, label }) => (
                    <th scope="col" key={tier} className={styles.sum}>
                      {label}
                    </th>
                  ))}
                  <th scope="col">
                    <span className="visually-hidden">Choose</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {trip.departures.map((departure) => (
                  <DateRow
                    key={departure.id}
                    departure={departure}
                    tiers={shown}
                    open={open.has(departure.id)}
                    live={live}
                  />
                ))}
              </tbody>
            </table>
          </section>
          <p className="small quiet" role="status">
            {live
              ? `Places read ${live.readAt.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}. `
              : ''}
            Prices are per person{trip.priceNotes ? `. ${trip.priceNotes}` : '.'}
          </p>
        </>
      )}
    </Section>
  );
}

type DateRowProps = {
  departure: DepartureEntry;
  tiers: { tier: number; label: string }[];
  open: boolean;
  live: SpotsByDeparture | null;
};

function DateRow({ departure, tiers, open, live }: DateRowProps) {
  const spots = live?.spots.get(departure.id);
  const runs = runsWords(departure, spots);
  const { currency } = departure;
  return (
    <tr className={open ? undefined : styles.off}>
      <th scope="row">{dateRange(departure)}</th>
      <td>
        {statusWords(departure, spots)}
        {runs && <small>{runs}</small>}
        {open && departure.memberSavingCents !== null && departure.memberSavingCents > 0 && (
          <small>Members save {formatMoney({ cents: departure.memberSavingCents, currency })}</small>
        )}
        {departure.priceNotes && <small>{departure.priceNotes}</small>}
      </td>
      {tiers.map(({ tier }) => {
        const cents = departure.prices[tier] ?? null;
        return (
          <td key={tier} className={styles.sum}>
            {cents === null ? <span className="quiet">–</span> : formatMoney({ cents, currency })}
          </td>
        );
      })}
      <td className={styles.sum}>
        {open && (
          <LinkButton
            size="small"
            href={`?departure=${departure.id}#price`}
            aria-label={`Choose ${dateRange(departure)}`}
          >
            Choose
          </LinkButton>
        )}
      </td>
    </tr>
  );
}
