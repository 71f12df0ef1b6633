import type { MouseEvent } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { MonthBars } from '../../ui/month-bars.tsx';
import { MonthBarsKey } from '../../ui/month-bars-key.tsx';
import { monthsOf } from '../trip-words.ts';
import { DateTable } from './date-table.tsx';
import styles from './dates.module.css';
import { Section } from './section.tsx';
import type { ShownTrip } from './shown-trip.ts';
import { pickable, type TripChoice } from './trip-choice.ts';
import type { SpotsByDeparture } from './use-spots.ts';

const SHOWN = 10;

type DatesProps = {
  trip: ShownTrip;
  today: string;
  choice: TripChoice | null;
  live: SpotsByDeparture | null;
  /** Takes a choice into the address without leaving the page. */
  onChoose: (query: string) => void;
};

/** When, and will it run: every departure with its tiers; exact places appear once the browser has read them. */
export function Dates({ trip, today, choice, live, onChoose }: DatesProps) {
  const { departures } = trip;
  const tiers = trip.tiers.length > 0 ? trip.tiers : [{ tier: 0, label: 'Price', occupancy: 1 }];
  const priced = tiers.filter(({ tier }) => departures.some(({ prices }) => (prices[tier] ?? null) !== null));
  const open = new Set(pickable(trip).map(({ id }) => id));
  // The chosen date stays in sight, however far off it is.
  const near = departures.filter(({ id }, index) => index < SHOWN || id === choice?.departureId);
  const far = departures.filter((departure) => !near.includes(departure));
  const table = { tiers: priced, open, choice, live };

  const press = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const query = link?.search;
    if (!query || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onChoose(query);
  };

  if (departures.length === 0) {
    return (
      <Section title="Dates and prices" id="dates">
        <p>{trip.datesLabel && `${trip.datesLabel}. `}No date is listed right now.</p>
      </Section>
    );
  }
  return (
    <Section title="Dates and prices" id="dates">
      <div className={styles.months}>
        <MonthBars months={monthsOf(today, trip.monthBars)} />
        <MonthBarsKey />
      </div>
      {trip.datesLabel && <p className={styles.label}>{trip.datesLabel}.</p>}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside answer keys; this only keeps the page from loading anew */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div className={styles.frame} onClick={press}>
        <DateTable {...table} departures={near} caption="Dates and prices" />
        {far.length > 0 && (
          <details className={styles.rest}>
            <summary>
              <span className={styles.closed}>Show all {departures.length} dates</span>
              <span className={styles.opened}>Show fewer dates</span>
              <Icon of="chevron-down" />
            </summary>
            <DateTable {...table} departures={far} caption="Later dates and prices" />
          </details>
        )}
      </div>
      <p className="small quiet" role="status">
        {live ? `Places read ${live.readAt.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}. ` : ''}
        {trip.priceNotes ?? 'Prices are per person.'}
      </p>
    </Section>
  );
}
