import { type CalendarDate, toUsdCents } from '#kernel/shared';
import { availabilityAt, isOpen } from './availability.ts';
import type { DepartureOffer } from './departure-offers.ts';

export type PriceTier = { tier: number; label: string; occupancy: number };

export type MandatoryCharge = { label: string; estimateCents: number; currency: string };

/**
 * The price a trip is shown with: its cheapest open departure for two sharing, plus every mandatory charge in that
 * currency (UK DMCC Act, EU Package Travel Directive). Charges in another currency stand beside it.
 */
export type HeadlinePrice = {
  cents: number;
  currency: string;
  /** At the newest rate; null without one. */
  usdCents: number | null;
  /** 0 is the base price. */
  tier: number;
  /** Named when the price isn't that of two people sharing. */
  tierLabel: string | null;
  perDayCents: number;
  memberCents: number | null;
  departureId: string;
  startDate: CalendarDate;
  otherCharges: MandatoryCharge[];
};

type PricedTrip = { durationDays: number; mandatory: readonly MandatoryCharge[]; cutoffDays: number };

/** @param startDate only departures of this day count, where one is given. */
export function headlinePrice(
  trip: PricedTrip,
  offers: readonly DepartureOffer[],
  today: CalendarDate,
  rates: ReadonlyMap<string, number>,
  startDate?: CalendarDate,
): HeadlinePrice | null {
  const availabilityOf = availabilityAt(trip.cutoffDays, today);
  let best: { offer: DepartureOffer; cents: number; usdCents: number | null } | null = null;
  let bestUsd = Number.POSITIVE_INFINITY;
  for (const offer of offers) {
    if (startDate !== undefined && offer.startDate !== startDate) continue;
    if (offer.cents === null || !isOpen(availabilityOf(offer))) continue;
    const usdCents = toUsdCents({ cents: offer.cents, currency: offer.currency }, rates.get(offer.currency));
    // Without a rate a price can only be the headline when no other has one.
    const comparable = usdCents ?? Number.MAX_SAFE_INTEGER;
    if (comparable >= bestUsd) continue;
    bestUsd = comparable;
    best = { offer, cents: offer.cents, usdCents };
  }
  if (best === null) return null;
  const { offer, cents, usdCents } = best;
  return {
    cents,
    currency: offer.currency,
    usdCents,
    tier: offer.tier,
    tierLabel: offer.tierLabel,
    perDayCents: Math.round(cents / trip.durationDays),
    memberCents: offer.memberSavingCents ? cents - offer.memberSavingCents : null,
    departureId: offer.id,
    startDate: offer.startDate,
    otherCharges: trip.mandatory.filter((charge) => charge.currency !== offer.currency),
  };
}
