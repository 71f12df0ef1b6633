import { type RefundStep, refundSteps } from '#catalogue/prices';
import type { SaleDeparture, TripForSale } from '#catalogue/sales';
import type { CalendarDate } from '#kernel/shared';
import { priceOf, scheduleOf } from './price-booking.ts';
import type { Booking, PriceLine } from './queries/bookings.ts';

export type PaymentType = 'deposit' | 'full';
/** What is paid at once, and what later; `on` is null where the company names no day. */
export type PlanDue = { nowCents: number; later: { cents: number; on: CalendarDate | null } | null };

/** What a party pays for a date, when, and what of it comes back: in minor units of one currency. */
export type Plan = {
  currency: string;
  lines: PriceLine[];
  /** Paid on the spot. */
  localLines: PriceLine[];
  priceCents: number;
  totalCents: number;
  /** For each way of paying that the trip offers. */
  due: Partial<Record<PaymentType, PlanDue>>;
  passengerInfoDueOn: CalendarDate | null;
  refund: RefundStep[];
  /** What is kept of a deposit whenever one cancels. */
  keptCents: number;
};

export type Party = { level: number; travelers: number; sharesRoom: boolean; isMember: boolean };
type Priced = Pick<Booking, 'currency' | 'priceLines' | 'localLines' | 'priceCents' | 'totalCents' | 'travelers'>;

/** What a party would pay for a date today. @throws AppError tier_unavailable, share_unavailable */
export function planFor(trip: TripForSale, departure: SaleDeparture, party: Party): Plan | null {
  const price = priceOf(trip, departure, { ...party, rooms: [] }, party.isMember);
  return planOf(trip, departure, { ...price, travelers: party.travelers } as Priced);
}

/** The same of a price that was told already; null while there is none. */
export function planOf(trip: TripForSale, departure: SaleDeparture, priced: Priced): Plan | null {
  const { currency, priceLines, localLines, priceCents, totalCents, travelers } = priced;
  if (currency === null || priceCents === null || totalCents === null) return null;
  const scheduled = (paymentType: PaymentType) =>
    scheduleOf(trip, { startDate: departure.startDate, currency }, { priceCents, travelers, paymentType });
  const dueBy = (paymentType: PaymentType): PlanDue => {
    const { takesDeposit, dueNowCents = 0, paymentDueOn = null } = scheduled(paymentType);
    const nowCents = dueNowCents ?? priceCents;
    return { nowCents, later: takesDeposit ? { cents: priceCents - nowCents, on: paymentDueOn } : null };
  };
  const offered = trip.paymentTypes.filter((type) => type === 'full' || dueBy(type).later !== null);
  const { depositCents = 0, passengerInfoDueOn = null } = scheduled('full');
  const policy = trip.policy;
  return {
    currency,
    lines: priceLines,
    localLines,
    priceCents,
    totalCents,
    // So late that the deposit would be everything: then everything is what is paid.
    due: Object.fromEntries((offered.length > 0 ? offered : (['full'] as const)).map((type) => [type, dueBy(type)])),
    passengerInfoDueOn,
    refund: policy
      ? refundSteps(
          policy,
          { startDate: departure.startDate, paidCents: priceCents, depositCents, currency },
          trip.today,
        )
      : [],
    keptCents: policy && !policy.depositRefundable ? Math.min(depositCents, priceCents) : 0,
  };
}
