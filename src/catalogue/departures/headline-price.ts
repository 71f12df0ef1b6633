import { type CalendarDate, toUsdCents } from '#kernel/shared';
import { departureHeadlineCents } from '../departure-price.ts';
import { type Availability, availabilityOn, isOpen } from './availability.ts';

export type PriceTier = { tier: number; label: string; occupancy: number };

export type PricedDeparture = {
  id: string;
  startDate: CalendarDate;
  availability: Availability;
  currency: string;
  basePriceCents: number | null;
  price1Cents: number | null;
  price2Cents: number | null;
  price3Cents: number | null;
  price4Cents: number | null;
  price5Cents: number | null;
  memberSavingCents: number | null;
};

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

export function headlinePrice(
  trip: {
    durationDays: number;
    tiers: readonly PriceTier[];
    mandatory: readonly MandatoryCharge[];
    cutoffDays: number;
  },
  departures: readonly PricedDeparture[],
  today: CalendarDate,
  rates: ReadonlyMap<string, number>,
): HeadlinePrice | null {
  let best: HeadlinePrice | null = null;
  let bestUsd = Number.POSITIVE_INFINITY;
  for (const departure of departures) {
    if (!isOpen(availabilityOn(departure, trip.cutoffDays, today))) continue;
    const price = departureHeadlineCents(departure, trip.tiers, trip.mandatory);
    if (!price) continue;
    const money = { cents: price.cents, currency: departure.currency };
    const usdCents = toUsdCents(money, rates.get(departure.currency));
    // Without a rate a price can only be the headline when no other has one.
    const comparable = usdCents ?? Number.MAX_SAFE_INTEGER;
    if (comparable >= bestUsd) continue;
    bestUsd = comparable;
    best = {
      ...money,
      usdCents,
      tier: price.tier,
      tierLabel: price.label,
      perDayCents: Math.round(price.cents / trip.durationDays),
      memberCents: departure.memberSavingCents ? price.cents - departure.memberSavingCents : null,
      departureId: departure.id,
      startDate: departure.startDate,
      otherCharges: trip.mandatory.filter((charge) => charge.currency !== departure.currency),
    };
  }
  return best;
}
