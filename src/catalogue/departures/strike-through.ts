import { type CalendarDate, toCalendarDate } from '#kernel/shared';
import type { StrikeThrough } from '../trips/trip-card.ts';
import type { HeadlinePrice } from './headline-price.ts';

type Claimed = { id: string } & Record<`strikethroughPrice${1 | 2 | 3 | 4 | 5}Cents`, number | null> & {
    strikethroughBasePriceCents: number | null;
  };

/** What the company claims the price was: the departure's own former price of that tier, else the trip's. */
export function claimedFormerCents(
  price: HeadlinePrice,
  departure: Claimed | undefined,
  promotion: { strikeThroughCents: number | null; currency: string | null },
): number | null {
  const own =
    price.tier === 0
      ? departure?.strikethroughBasePriceCents
      : departure?.[`strikethroughPrice${price.tier as 1 | 2 | 3 | 4 | 5}Cents`];
  if (own) return own;
  return promotion.currency === price.currency ? promotion.strikeThroughCents : null;
}

/**
 * The struck-through price, or null: it needs a real end, and must be the lowest price of the 30 days before
 * the change. `mandatoryCents` are in today's headline, so the former price carries them too.
 */
export function strikeThrough(input: {
  claimedCents: number | null;
  lowestOf30DaysCents: number | undefined;
  currency: string;
  expiry: Date | null;
  now: Date;
  headlineCents: number;
  mandatoryCents: number;
}): StrikeThrough | null {
  const { claimedCents, lowestOf30DaysCents, expiry, now } = input;
  if (claimedCents === null || expiry === null || expiry <= now) return null;
  if (claimedCents !== lowestOf30DaysCents) return null;
  const cents = claimedCents + input.mandatoryCents;
  if (cents <= input.headlineCents) return null;
  const until: CalendarDate = toCalendarDate(expiry);
  return { cents, currency: input.currency, until, endsAt: expiry.toISOString() };
}
