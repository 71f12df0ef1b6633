import type { RefObject } from 'react';
import { type DepartureEntry, type Quote, quote, refundSteps, type TripPage } from '#catalogue/shared';
import { formatDate, formatMoney } from '#kernel/shared';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { Radio, type RadioProps } from '../../ui/radio.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { useKeptChecked } from '../../ui/use-kept-checked.ts';
import { aboutUsd, perDay, plural, priceBasis, untilWords } from '../trip-words.ts';
import { dateRange, runsWords, statusWords } from './departure-words.ts';
import styles from './price-panel.module.css';
import { pickable, type TripChoice, tiersOf } from './trip-choice.ts';
import type { SpotsByDeparture } from './use-spots.ts';

const LISTED = 4;

type PricePanelProps = {
  trip: TripPage;
  today: string;
  choice: TripChoice | null;
  form: RefObject<HTMLFormElement | null>;
  live: SpotsByDeparture | null;
};

/** What will I pay in all: a departure, a room, a party, and every line that follows from them. */
export function PricePanel({ trip, today, choice, form, live }: PricePanelProps) {
  const departure = trip.departures.find(({ id }) => id === choice?.departureId);
  if (!choice || !departure) return <RequestDates trip={trip} />;
  const sum = quote(trip, departure, choice, today);
  return (
    <section className={styles.panel} aria-label="Price" id="price">
      <Headline trip={trip} />
      <form ref={form} method="get" action="#price">
        <Departures trip={trip} chosen={departure} live={live} />
        <Rooms trip={trip} departure={departure} choice={choice} />
        <div className={styles.party}>
          <Stepper
            label="Travelers"
            unit="traveler"
            name="travelers"
            defaultValue={choice.travelers}
            min={1}
            max={20}
            // Its buttons set the field by hand, which the form doesn't hear.
            onChange={() => form.current?.dispatchEvent(new Event('change'))}
          />
        </div>
        <noscript>
          <Button type="submit" kind="line" block>
            Update the price
          </Button>
        </noscript>
      </form>
      {sum && <Total trip={trip} departure={departure} sum={sum} today={today} />}
    </section>
  );
}

function Headline({ trip }: { trip: TripPage }) {
  const { price, strikeThrough } = trip;
  if (!price) return null;
  return (
    <div className={styles.headline}>
      <Price
        amount={price}
        size="large"
        inline
        was={strikeThrough ? { amount: strikeThrough, until: untilWords(strikeThrough.until) } : undefined}
        basis={priceBasis(price)}
        about={aboutUsd(price)}
      />
      <p className="small quiet">
        {plural(trip.durationDays, 'day')}, {perDay(price)}. Every charge you can’t leave out is in.
      </p>
      {price.memberCents !== null && (
        <p className="small">
          <b>Member price {formatMoney({ cents: price.memberCents, currency: price.currency })}</b>
        </p>
      )}
    </div>
  );
}

function Departures({ trip, chosen, live }: { trip: TripPage; chosen: DepartureEntry; live: SpotsByDeparture | null }) {
  const all = pickable(trip);
  const near = all.slice(0, LISTED);
  const listed = near.some(({ id }) => id === chosen.id) ? near : [...near.slice(0, LISTED - 1), chosen];
  return (
    <RadioGroup
      legend={
        <span className={styles.legend}>
          Departure{' '}
          <a href="#dates">{trip.departures.length > 1 ? `All ${trip.departures.length} dates` : 'All dates'}</a>
        </span>
      }
    >
      {listed.map((departure) => {
        const spots = live?.spots.get(departure.id);
        const note = [runsWords(departure, spots), statusWords(departure, spots)].filter(Boolean).join(', ');
        const cheapest = Math.min(...tiersOf(trip, departure).map(({ cents }) => cents));
        return (
          <Choice
            key={departure.id}
            name="departure"
            value={departure.id}
            chosen={departure.id === chosen.id}
            note={note}
            amount={formatMoney({ cents: cheapest, currency: departure.currency })}
          >
            {dateRange(departure)}
          </Choice>
        );
      })}
    </RadioGroup>
  );
}

function Rooms({ trip, departure, choice }: { trip: TripPage; departure: DepartureEntry; choice: TripChoice }) {
  const tiers = tiersOf(trip, departure);
  if (tiers.length < 2) return <input type="hidden" name="tier" value={choice.tier} />;
  return (
    <RadioGroup legend="Room">
      {tiers.map(({ tier, label, cents, occupancy }) => (
        <Choice
          key={tier}
          name="tier"
          value={tier}
          chosen={tier === choice.tier}
          note={occupancy && occupancy > 1 ? `${occupancy} to a room` : undefined}
          amount={formatMoney({ cents, currency: departure.currency })}
        >
          {label}
        </Choice>
      ))}
    </RadioGroup>
  );
}

function Choice({ chosen, ...radio }: RadioProps & { chosen: boolean }) {
  return <Radio {...useKeptChecked(chosen)} {...radio} />;
}

function Total({
  trip,
  departure,
  sum,
  today,
}: {
  trip: TripPage;
  departure: DepartureEntry;
  sum: Quote;
  today: string;
}) {
  const money = (cents: number) => formatMoney({ cents, currency: sum.currency });
  const steps = refundSteps(
    trip.refund,
    { startDate: departure.startDate, paidCents: sum.chargedCents, depositCents: sum.dueLater ? sum.dueNowCents : 0 },
    today,
  );
  const refundable = steps.find(({ backCents }) => backCents > 0);
  return (
    <div aria-live="polite" className={styles.sum}>
      <dl className={styles.lines}>
        {[...sum.lines, ...sum.localLines].map(({ label, eachCents, quantity, cents }) => (
          <div key={label}>
            <dt>
              {label}
              {quantity > 1 && ` · ${quantity} × ${money(eachCents)}`}
              {sum.localLines.some((local) => local.label === label) && <small> paid on the spot</small>}
            </dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{money(sum.totalCents)}</dd>
        </div>
        {sum.otherCurrency.map(({ label, cents, currency }) => (
          <div key={label}>
            <dt>{label}, also due</dt>
            <dd>{formatMoney({ cents, currency })}</dd>
          </div>
        ))}
        <div>
          <dt>{sum.dueLater ? 'Deposit when you book' : 'Due when you book'}</dt>
          <dd>{money(sum.dueNowCents)}</dd>
        </div>
        {sum.dueLater && (
          <div>
            <dt>By {formatDate(sum.dueLater.on)}</dt>
            <dd>{money(sum.dueLater.cents)}</dd>
          </div>
        )}
      </dl>
      <p className="small quiet">
        {refundable
          ? `Cancel by ${formatDate(refundable.until)} and ${money(refundable.backCents)} comes back.`
          : 'Nothing comes back after you cancel this departure.'}{' '}
        <a href="#cancel">If you cancel</a>
      </p>
    </div>
  );
}

function RequestDates({ trip }: { trip: TripPage }) {
  return (
    <section className={styles.panel} aria-label="Price" id="price">
      <h2 className={styles.request}>Request dates</h2>
      <p className="quiet">
        {trip.operator.name} lists no date for sale right now. Its trips like this one are below, and the company’s page
        has all that are open.
      </p>
      <p>
        <a href={`/tour-operators/${trip.operator.slug}-trips`}>All trips of {trip.operator.name}</a>
      </p>
    </section>
  );
}
