import { type CalendarDate, toUsdCents } from '#kernel/shared';
import { availabilityAt, isOpen } from './availability.ts';
import type { DepartureOffer, MandatoryCharge } from './departure-offers.ts';

/**
 * The price a trip is shown with: its cheapest open departure for two sharing, plus every mandatory charge in that
 * currency (UK DMCC Act, EU Package Travel Directive). Charges in another currency stand beside it. A trip that only
 * can be asked for has the price of its cheapest date on request, else its own.
 */
export type HeadlinePrice = {
  cents: number;
  currency: string;
  /** At the newest rate; null without one. */
  usdCents: number | null;
  /** 0 is the base price. */
  tier: number;
  /** Named when the price is neither that of two people sharing nor the base price. */
  tierLabel: string | null;
  perDayCents: number;
  memberCents: number | null;
  /** Null: the price is the trip's own, without a date. */
  departureId: string | null;
  startDate: CalendarDate | null;
  /** Whether this departure runs in any case. */
  guaranteed: boolean;
  /** Nothing with a price is for sale at once: it is about what one pays when the company says yes. */
  onRequest: boolean;
  otherCharges: MandatoryCharge[];
};

type PricedTrip = {
  durationDays: number;
  mandatory: readonly MandatoryCharge[];
  cutoffDays: number;
  /** See undatedPrice. */
  undated: { cents: number; currency: string } | null;
};

/** A departure as search knows it: several may start on one day, and rates may have changed since. */
export type AskedDeparture = { startDate: CalendarDate; usdCents: number | null; guaranteed: boolean };

/** @param departure only what this may be counts, where one is given: the price nearest to its own. */
export function headlinePrice(
  trip: PricedTrip,
  offers: readonly DepartureOffer[],
  today: CalendarDate,
  rates: ReadonlyMap<string, number>,
  departure?: AskedDeparture,
): HeadlinePrice | null {
  const availabilityOf = availabilityAt(trip.cutoffDays, today);
  const asked = departure
    ? offers.filter(
        (offer) => offer.startDate === departure.startDate && offer.departureGuaranteed === departure.guaranteed,
      )
    : offers;
  const near = departure?.usdCents ?? 0;
  const open = nearest(
    asked.filter((offer) => isOpen(availabilityOf(offer))),
    rates,
    near,
  );
  const offer =
    open ??
    nearest(
      asked.filter((one) => availabilityOf(one) === 'on_request'),
      rates,
      near,
    );
  if (offer) return headlineOf(trip, offer, rates, !open);
  if (trip.undated === null || offers.some(({ cents }) => cents !== null)) return null;
  return headlineOf(trip, { ...NO_DATE, ...trip.undated }, rates, true);
}

type Priced = Omit<DepartureOffer, 'id' | 'startDate' | 'availability' | 'cents' | 'formerCents'> & {
  id: string | null;
  startDate: CalendarDate | null;
  cents: number;
};

const NO_DATE = {
  id: null,
  startDate: null,
  departureGuaranteed: false,
  tier: 0,
  tierLabel: null,
  memberSavingCents: null,
};

/** The price nearest to so many US cents: of none the cheapest. */
function nearest(
  offers: readonly DepartureOffer[],
  rates: ReadonlyMap<string, number>,
  usdCents: number,
): Priced | null {
  let best: Priced | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const offer of offers) {
    const { cents, currency } = offer;
    if (cents === null) continue;
    // Without a rate a price can only be the headline when no other has one.
    const comparable = toUsdCents({ cents, currency }, rates.get(currency)) ?? Number.MAX_SAFE_INTEGER;
    const distance = Math.abs(comparable - usdCents);
    if (distance >= least) continue;
    least = distance;
    best = { ...offer, cents };
  }
  return best;
}

function headlineOf(
  trip: PricedTrip,
  { id, startDate, cents, currency, tier, tierLabel, memberSavingCents, departureGuaranteed }: Priced,
  rates: ReadonlyMap<string, number>,
  onRequest: boolean,
): HeadlinePrice {
  return {
    cents,
    currency,
    usdCents: toUsdCents({ cents, currency }, rates.get(currency)),
    tier,
    tierLabel,
    perDayCents: Math.round(cents / trip.durationDays),
    memberCents: memberSavingCents !== null && !onRequest ? cents - memberSavingCents : null,
    departureId: id,
    startDate,
    guaranteed: departureGuaranteed,
    onRequest,
    otherCharges: trip.mandatory.filter((charge) => charge.currency !== currency),
  };
}
