import type { CalendarDate } from '#kernel/shared';
import { departureHeadlineCents, headlineSaving, type TierPrices } from '../departure-price.ts';
import type { FormerPrice } from '../queries/former-prices.ts';
import type { Availability } from './availability.ts';

export type PriceTier = { tier: number; label: string; occupancy: number };

export type MandatoryCharge = { label: string; estimateCents: number; currency: string };

/** A departure as far as a trip's headline price goes. Cents include every mandatory charge in its currency. */
export type DepartureOffer = {
  id: string;
  startDate: CalendarDate;
  /** As the company states it; what it is today depends on the day. */
  availability: Availability;
  departureGuaranteed: boolean;
  currency: string;
  /** Null without any price. */
  cents: number | null;
  /** 1 to 5; 0 is the base price. */
  tier: number;
  tierLabel: string | null;
  /** What members pay less than `cents`; null: nothing. */
  memberSavingCents: number | null;
  /** What it cost before, where the company claims it and the price history proves it. */
  formerCents: number | null;
};

export type PricedDeparture = TierPrices & {
  id: string;
  startDate: CalendarDate;
  availability: Availability;
  departureGuaranteed: boolean;
  /** Former prices in cents, in the order of `prices`. */
  strikethroughPrices: readonly (number | null)[];
  memberSavingCents: number | null;
};

type ClaimingTrip = {
  promotionStrikeThroughPriceCents: number | null;
  /** Of the trip's own former price. */
  currency: string | null;
};

type OfferedTrip = ClaimingTrip & {
  departures: readonly PricedDeparture[];
  tiers: readonly PriceTier[];
  mandatory: readonly MandatoryCharge[];
};

/** @param former lowest earlier prices; without one no former price is proven. */
export function departureOffers(trip: OfferedTrip, former: readonly FormerPrice[]): DepartureOffer[] {
  return trip.departures.map((departure) => {
    const price = departureHeadlineCents(departure, trip.tiers, trip.mandatory);
    const { id, startDate, availability, departureGuaranteed, currency } = departure;
    return {
      id,
      startDate,
      availability,
      departureGuaranteed,
      currency,
      cents: price?.cents ?? null,
      tier: price?.tier ?? 0,
      tierLabel: price?.label ?? null,
      memberSavingCents: headlineSaving(departure, trip.tiers),
      formerCents: price && provenFormerCents(trip, departure, price.tier, former),
    };
  });
}

/** Of each price of a departure, base price first, what it was before, where that may be said: proven, and more than today. */
export function formerPrices(
  trip: ClaimingTrip,
  departure: PricedDeparture,
  former: readonly FormerPrice[],
): (number | null)[] {
  return departure.prices.map((cents, tier) => {
    const claim = provenClaim(trip, departure, tier, former);
    return claim !== null && cents !== null && claim > cents ? claim : null;
  });
}

/** Mandatory charges are in today's headline, so the former price carries them too. */
function provenFormerCents(
  trip: OfferedTrip,
  departure: PricedDeparture,
  tier: number,
  former: readonly FormerPrice[],
): number | null {
  const claim = provenClaim(trip, departure, tier, former);
  const charges = trip.mandatory.filter(({ currency }) => currency === departure.currency);
  return claim === null ? null : charges.reduce((sum, { estimateCents }) => sum + estimateCents, claim);
}

/** A former price may be struck through when it was the lowest of the 30 days before the change (EU Omnibus). */
function provenClaim(
  trip: ClaimingTrip,
  departure: PricedDeparture,
  tier: number,
  former: readonly FormerPrice[],
): number | null {
  const claimed = claimedCents(trip, departure, tier);
  const proof = former.find((price) => price.departureId === departure.id && price.tier === tier);
  return claimed !== null && claimed === proof?.lowestCents ? claimed : null;
}

/** What the company claims the price was: the departure's own former price of that tier, else the trip's. */
function claimedCents(trip: ClaimingTrip, departure: PricedDeparture, tier: number): number | null {
  const own = departure.strikethroughPrices[tier];
  if (own) return own;
  return trip.currency === departure.currency ? trip.promotionStrikeThroughPriceCents : null;
}
