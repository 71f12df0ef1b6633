import type { MouseEvent } from 'react';
import { chargesIn, headlineSaving, mandatoryCharges } from '#catalogue/prices';
import { formatMoney } from '#kernel/shared';
import { MonthBars } from '../../ui/month-bars.tsx';
import { MonthBarsKey } from '../../ui/month-bars-key.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { monthsOf, plural, rateWords } from '../trip-words.ts';
import { DateTable } from './date-table.tsx';
import styles from './dates.module.css';
import type { PricedTrip } from './priced-trip.ts';
import type { ShownDeparture } from './shown-trip-model.ts';
import { pickable, rowPrice, type TripChoice, tiersOf } from './trip-choice.ts';
import type { SpotsByDeparture } from './use-spots.ts';

/** Of many dates so many are listed; of hardly more, all. */
const SHOWN = 5;
const MOST_SHOWN = 7;

type DatesProps = {
  trip: PricedTrip;
  today: string;
  choice: TripChoice | null;
  live: SpotsByDeparture | null;
  /** Takes a choice into the address without leaving the page. */
  onChoose: (query: string) => void;
};

/** When, and will it run: every departure with its tiers; exact places appear once the browser has read them. */
export function Dates({ trip, today, choice, live, onChoose }: DatesProps) {
  const { departures } = trip;
  const pricesOf = (departure: ShownDeparture) =>
    new Map(tiersOf(trip, departure).map(({ tier, cents }) => [tier, cents]));
  const open = new Set(pickable(trip).map(({ id }) => id));
  // The chosen date stays in sight, however far off it is.
  const shown = departures.length <= MOST_SHOWN ? departures.length : SHOWN;
  const near = departures.filter(({ id }, index) => index < shown || id === choice?.departureId);
  const far = departures.filter((departure) => !near.includes(departure));
  const shownOf = (departure: ShownDeparture) => rowPrice(trip, departure);
  const savingOf = (departure: ShownDeparture) => headlineSaving(departure, trip.tiers);
  const table = { tiers: columnsOf(trip), pricesOf, shownOf, savingOf, open, choice, live };

  const charged = departures.some(({ currency }) => chargesIn(currency, mandatoryCharges(trip.inclusions)) > 0);

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
        <PriceNotes trip={trip} />
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
          <ShowMore more={`Show ${plural(far.length, 'more date')}`} fewer="Show fewer dates">
            <DateTable {...table} departures={far} caption="Later dates and prices" />
          </ShowMore>
        )}
      </div>
      <p className="small quiet" role="status">
        {live
          ? `Places as of ${live.readAt.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}. `
          : ''}
        Prices are per person{charged && ', required charges in the same currency included'}.{rateWords(trip.perUsd)}
      </p>
      <PriceNotes trip={trip} />
    </Section>
  );
}

/** A column for each tier that some date is priced by; dates that have the base price alone share one more. */
function columnsOf(trip: PricedTrip): { tier: number; label: string }[] {
  const priced = new Map(
    trip.departures.flatMap((departure) => tiersOf(trip, departure).map(({ tier, label }) => [tier, label])),
  );
  return [...priced].map(([tier, label]) => ({ tier, label })).sort((a, b) => a.tier - b.tier);
}

function PriceNotes({ trip }: { trip: PricedTrip }) {
  const { price, priceNotes, singleSupplement: alone } = trip;
  return (
    <>
      {alone && <p className="small quiet">A room of one’s own costs {formatMoney(alone)} more.</p>}
      {/* Without a price they stand where it would. */}
      {price && priceNotes && <Prose text={priceNotes} className="small quiet" />}
    </>
  );
}
