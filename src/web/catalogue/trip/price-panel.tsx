import type { RefObject } from 'react';
import { quote } from '#catalogue/prices';
import { formatMoney, type Money } from '#kernel/shared';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Price } from '../../ui/price.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { aboutUsd, offerWords, perDay, plural, priceBasis, priceLead } from '../trip-words.ts';
import { DeparturePick } from './departure-pick.tsx';
import styles from './price-panel.module.css';
import { PriceTotal } from './price-total.tsx';
import type { PricedTrip } from './priced-trip.ts';
import { RoomPick } from './room-pick.tsx';
import type { ShownDeparture } from './shown-trip-model.ts';
import { choiceQuery, type TripChoice } from './trip-choice.ts';
import type { SpotsByDeparture } from './use-spots.ts';

type PricePanelProps = {
  trip: PricedTrip;
  today: string;
  choice: TripChoice | null;
  form: RefObject<HTMLFormElement | null>;
  live: SpotsByDeparture | null;
  /** Takes a choice into the address. */
  onPick: (query: string) => void;
};

/** What will I pay in all: a departure, a room, a party, and every line that follows from them. */
export function PricePanel({ trip, today, choice, form, live, onPick }: PricePanelProps) {
  const departure = trip.departures.find(({ id }) => id === choice?.departureId);
  if (!choice || !departure) return <RequestDates trip={trip} />;
  const sum = quote(trip, departure, choice, today);
  const forMembers = quote(trip, departure, { ...choice, isMember: true }, today)?.totalCents ?? null;
  const pick = { trip, departure, choice, live, onPick };
  return (
    <section className={styles.panel} aria-label="Price" id="price">
      <Headline
        trip={trip}
        members={
          forMembers !== null && forMembers !== sum?.totalCents
            ? { cents: forMembers, currency: departure.currency }
            : null
        }
      />
      <form ref={form} method="get" action="#price">
        <div className={styles.pick}>
          <DeparturePick {...pick} />
          <RoomPick {...pick} />
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
        </div>
        <noscript>
          {import.meta.env.SSR && (
            <Button type="submit" kind="line" block>
              Update the price
            </Button>
          )}
        </noscript>
      </form>
      {sum && <PriceTotal trip={trip} departure={departure} sum={sum} today={today} />}
      {sum && <Book trip={trip} departure={departure} choice={choice} />}
      <Elsewhere trip={trip} />
    </section>
  );
}

/** The way on, with what was chosen. */
function Book({ trip, departure, choice }: { trip: PricedTrip; departure: ShownDeparture; choice: TripChoice }) {
  const { cta, slug } = trip;
  const isReserved = trip.paidIn.includes(departure.currency) && departure.availability !== 'on_request';
  if (!trip.isBooked) {
    return (
      <div className={styles.book}>
        <LinkButton kind="line" block href="/contact">
          Ask about this trip
        </LinkButton>
        <p className="small quiet">{trip.operator.name} takes bookings itself, so it can’t be reserved on this page.</p>
      </div>
    );
  }
  return (
    <div className={styles.book}>
      <LinkButton
        kind={isReserved || cta === 'reserve' || cta === 'request_quote' ? 'go' : 'line'}
        size="large"
        block
        rel="nofollow"
        href={`/reserve${choiceQuery(choice)}&trip=${slug}`}
      >
        {isReserved ? 'Reserve' : 'Request to book'}
      </LinkButton>
      <p className="small quiet">
        {isReserved
          ? 'You see everything once more before you pay.'
          : 'Nothing is charged here: the company says yes or no.'}
      </p>
    </div>
  );
}

/** @param members what the choice costs them in all; null where that is no less */
function Headline({ trip, members = null }: { trip: PricedTrip; members?: Money | null }) {
  const { price, strikeThrough } = trip;
  if (!price) return null;
  const about = aboutUsd(price);
  return (
    <div className={styles.headline}>
      <Price
        amount={price}
        lead={price.onRequest ? priceLead(price) : undefined}
        size="large"
        inline={!about}
        was={strikeThrough ? { amount: strikeThrough, until: offerWords(strikeThrough.until) } : undefined}
        basis={priceBasis(price)}
        about={about}
      />
      <p className="small quiet">
        {plural(trip.durationDays, 'day')}, {perDay(price)}. <span>{trip.charges}</span>
        {price.onRequest && `Ask ${trip.operator.name} to confirm the date and the price.`}
      </p>
      {price.memberCents !== null && (
        <p className="small">
          <b>Member price {formatMoney({ cents: price.memberCents, currency: price.currency })}</b>
          {members !== null && `, for this choice ${formatMoney(members)} in all`}
        </p>
      )}
    </div>
  );
}

function RequestDates({ trip }: { trip: PricedTrip }) {
  const { operator, price } = trip;
  return (
    <section className={styles.panel} aria-label="Price" id="price">
      {price && <Headline trip={trip} />}
      <div className={styles.headline}>
        {!price && <h2>{trip.priceNotes ? 'Price notes' : trip.noPrice}</h2>}
        {!price && trip.priceNotes && <Prose text={trip.priceNotes} />}
        <p className="quiet">
          {trip.datesLabel && `${trip.datesLabel}. `}
          {trip.dates.state === 'open'
            ? `${operator.name} lists dates, but no price for each of them: ask for it before you choose one. `
            : `${operator.name} lists no date that can be booked right now. `}
          {trip.hasSimilar ? 'Trips like this one are further down this page.' : ''}
        </p>
        <p>
          <a href={`/tour-operators/${operator.slug}-trips`}>All trips of {operator.name}</a>
        </p>
      </div>
      <Elsewhere trip={trip} />
    </section>
  );
}

/** Where the company itself tells more of the trip, or takes what is asked of it. */
function Elsewhere({ trip: { operator, cta, externalUrl, brochureUrl } }: { trip: PricedTrip }) {
  if (!externalUrl && !brochureUrl) return null;
  const look = (action: PricedTrip['cta']) => ({
    kind: cta === action ? ('go' as const) : ('line' as const),
    block: true,
  });
  return (
    <p className={styles.elsewhere}>
      {externalUrl && (
        <LinkButton {...look('visit_site')} href={externalUrl} rel="nofollow noopener">
          See it on the site of {operator.name}
        </LinkButton>
      )}
      {brochureUrl && (
        <LinkButton {...look('brochure')} href={brochureUrl} rel="nofollow noopener">
          Read the brochure
        </LinkButton>
      )}
    </p>
  );
}
