import { payableShare, payableStep, payableWithin } from '#kernel/payable';
import { addDays, type CalendarDate } from '#kernel/shared';
import { givenSaving } from '../departure-price.ts';
import type { InclusionFacts } from '../trips/inclusion-lines.ts';
import { depositIn, type PaymentTerms } from '../trips/payment-terms.ts';
import type { RefundPolicy } from '../trips/refund-policy.ts';
import type { TripPage } from '../trips/trip-page-model.ts';
import type { PriceTier } from './departure-offers.ts';

export type QuoteLine = { label: string; eachCents: number; quantity: number; cents: number };

/** What travelers pay in all for one departure, room and party; amounts in the departure's currency. */
export type Quote = {
  currency: string;
  lines: QuoteLine[];
  /** Charged by us or the company. */
  chargedCents: number;
  /** Paid on the spot, named and counted in. */
  localLines: QuoteLine[];
  totalCents: number;
  /** Mandatory, yet in another currency: named beside the total. */
  otherCurrency: { label: string; cents: number; currency: string }[];
  /** Null: the company doesn't say. */
  due: Due | null;
  /** By the company's terms, also where everything is due at once. */
  depositCents: number;
};

/** What is paid when one books and what later; `on` is null where the company names no day. */
export type Due = { nowCents: number; later: { cents: number; on: CalendarDate | null } | null };

export type QuoteTrip = Pick<PaymentTerms, 'finalPaymentDays' | 'paymentTypes'> & {
  tiers: readonly PriceTier[];
  inclusions: readonly Pick<
    InclusionFacts,
    'kind' | 'included' | 'mandatory' | 'label' | 'estimateCents' | 'currency'
  >[];
  singleSupplement: { cents: number; currency: string } | null;
  deposit: TripPage['deposit'];
};

export type QuoteDeparture = {
  startDate: CalendarDate;
  currency: string;
  prices: readonly (number | null)[];
  /** A person. */
  memberSavingCents?: number | null;
};

export type QuoteChoice = {
  tier: number;
  travelers: number;
  /** Whether an odd traveler shares a room with somebody else’s, where the company offers that. */
  sharesRoom?: boolean;
  /** Whether a member with a confirmed address books. */
  isMember?: boolean;
};

/**
 * Travelers fill rooms of the tier's occupancy; a smaller last room takes the cheapest price of its own size that is no
 * less than the tier's, else the tier's and the single supplement; who shares it pays the tier’s alone. Null when the tier
 * has no price.
 */
export function quote(
  trip: QuoteTrip,
  departure: QuoteDeparture,
  choice: QuoteChoice,
  today: CalendarDate,
): Quote | null {
  const each = departure.prices[choice.tier];
  if (each === null || each === undefined) return null;
  const { currency } = departure;
  const lines = roomLines(trip, departure, choice, each);
  const charge = (kind: 'local' | 'billed') =>
    trip.inclusions
      .filter((item) => !item.included && item.mandatory && item.estimateCents !== null && item.currency === currency)
      .filter((item) => (item.kind === 'local_payment') === (kind === 'local'))
      .map((item) => line(item.label, item.estimateCents ?? 0, choice.travelers));
  lines.push(...charge('billed'));
  const saving = choice.isMember ? givenSaving(departure.memberSavingCents, each) : null;
  if (saving !== null) lines.push(line('Member saving', -saving, choice.travelers));
  // Of some currencies whole units alone are paid: what is left of a price could never be.
  const beyond = trip.paymentTypes.length > 0 ? sum(lines) - payableWithin(sum(lines), currency) : 0;
  if (beyond > 0) lines.push(line(`Rounded to whole ${currency}`, -beyond, 1));
  const localLines = charge('local');
  const chargedCents = sum(lines);
  const price = { cents: chargedCents, travelers: choice.travelers };
  return {
    currency,
    lines,
    chargedCents,
    localLines,
    totalCents: chargedCents + sum(localLines),
    otherCurrency: trip.inclusions.flatMap((item) =>
      !item.included &&
      item.mandatory &&
      item.estimateCents !== null &&
      item.currency !== null &&
      item.currency !== currency
        ? [{ label: item.label, cents: item.estimateCents * choice.travelers, currency: item.currency }]
        : [],
    ),
    due: dueOf(trip, departure, price, today),
    depositCents: depositCentsOf(trip, currency, price),
  };
}

function roomLines(
  trip: QuoteTrip,
  departure: QuoteDeparture,
  { tier, travelers, sharesRoom = false }: QuoteChoice,
  each: number,
): QuoteLine[] {
  const label = trip.tiers.find((known) => known.tier === tier)?.label ?? 'Trip price';
  const occupancy = occupancyOf(trip, tier);
  const left = travelers % occupancy;
  if (left === 0) return [line(label, each, travelers)];
  const full = travelers - left;
  const lines = full > 0 ? [line(label, each, full)] : [];
  if (left === 1 && sharesRoom) return [...lines, line(`${label}, sharing a room`, each, 1)];
  const priceOf = (one: PriceTier) => departure.prices[one.tier] ?? 0;
  // A plainer room would make it cheaper to be alone in this one than to share it.
  const [smaller] = trip.tiers
    .filter((known) => known.occupancy === left && priceOf(known) >= each)
    .sort((a, b) => priceOf(a) - priceOf(b));
  if (smaller) return [...lines, line(smaller.label, priceOf(smaller), left)];
  lines.push(line(full > 0 ? `${label}, last room` : label, each, left));
  if (left === 1 && trip.singleSupplement && trip.singleSupplement.currency === departure.currency) {
    lines.push(line('Single supplement', trip.singleSupplement.cents, 1));
  }
  return lines;
}

/** People in a room of a tier. Where being alone costs more, the base price is that of two who share. */
export function occupancyOf(
  { tiers, singleSupplement }: Pick<QuoteTrip, 'tiers' | 'singleSupplement'>,
  tier: number,
): number {
  if (tier === 0) return singleSupplement ? 2 : 1;
  return tiers.find((known) => known.tier === tier)?.occupancy ?? 1;
}

/** How many people sleep in each room, the smaller one last. */
export function roomSizes(occupancy: number, travelers: number): number[] {
  const full = Math.floor(travelers / occupancy);
  const left = travelers % occupancy;
  return [...Array.from({ length: full }, () => occupancy), ...(left > 0 ? [left] : [])];
}

type Price = { cents: number; travelers: number };

/** What a company asks for of a price when one reserves, whatever else is due by then; nothing where it doesn't say. */
export function depositCentsOf(
  { deposit }: Pick<QuoteTrip, 'deposit'>,
  currency: string,
  { cents, travelers }: Price,
): number {
  if (deposit === null) return 0;
  const asked = depositIn(deposit, currency);
  const askedCents = asked.kind === 'fixed' ? asked.cents * travelers : Math.floor((cents * asked.bps) / 10_000);
  if (askedCents >= cents) return cents;
  // Of some currencies whole units alone are paid.
  return Math.min(cents, Math.max(payableWithin(askedCents, currency), payableStep(currency)));
}

/** When a price is paid, whatever it is made of. */
export function dueOf(
  trip: Pick<QuoteTrip, 'deposit' | 'paymentTypes' | 'finalPaymentDays'>,
  { startDate, currency }: Pick<QuoteDeparture, 'startDate' | 'currency'>,
  price: Price,
  today: CalendarDate,
): Due | null {
  const { cents } = price;
  if (trip.deposit === null || !trip.paymentTypes.includes('deposit')) {
    return trip.paymentTypes.includes('full') ? { nowCents: cents, later: null } : null;
  }
  const nowCents = depositCentsOf(trip, currency, price);
  const on = trip.finalPaymentDays === null ? null : addDays(startDate, -trip.finalPaymentDays);
  if (nowCents >= cents || (on !== null && on <= today)) return { nowCents: cents, later: null };
  return { nowCents, later: { cents: cents - nowCents, on } };
}

const line = (label: string, eachCents: number, quantity: number): QuoteLine => ({
  label,
  eachCents,
  quantity,
  cents: eachCents * quantity,
});

const sum = (lines: readonly QuoteLine[]) => lines.reduce((total, { cents }) => total + cents, 0);

/** One step of the refund curve: cancel from `from` (today, when null) until `until`, both included. */
export type RefundStep = { from: CalendarDate | null; until: CalendarDate; bps: number; backCents: number };

type Paid = { startDate: CalendarDate; paidCents: number; depositCents: number; currency: string };

/**
 * What comes back of a fully paid trip, by the day of cancelling: (paid − deposit) × share, the deposit too when it is
 * refundable. Steps that have passed are left out.
 */
export function refundSteps(
  policy: Pick<RefundPolicy, 'tiers' | 'depositRefundable'>,
  { startDate, paidCents, depositCents, currency }: Paid,
  today: CalendarDate,
): RefundStep[] {
  const kept = policy.depositRefundable ? 0 : Math.min(depositCents, paidCents);
  const tiers = [...policy.tiers].sort((a, b) => b.minDays - a.minDays);
  if (tiers.at(-1)?.minDays !== 0) tiers.push({ minDays: 0, refundBps: 0 });
  const steps: RefundStep[] = [];
  let from: CalendarDate | null = null;
  for (const { minDays, refundBps } of tiers) {
    const until = addDays(startDate, -minDays);
    if (until >= today) {
      const backCents = payableShare(paidCents - kept, refundBps, currency);
      steps.push({ from: from !== null && from > today ? from : null, until, bps: refundBps, backCents });
    }
    from = addDays(until, 1);
  }
  return steps;
}
