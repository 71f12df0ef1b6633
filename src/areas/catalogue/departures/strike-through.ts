import { toCalendarDate } from '#kernel/shared';
import type { StrikeThrough } from '../trips/trip-card.ts';
import type { DepartureOffer } from './departure-offers.ts';
import type { HeadlinePrice } from './headline-price.ts';

/** The struck-through price beside a headline, or null: it needs a proof, a real end, and to have been higher. */
export function strikeThrough(
  price: HeadlinePrice | null,
  offers: readonly DepartureOffer[],
  { promotionExpiry, now }: { promotionExpiry: Date | null; now: Date },
): StrikeThrough | null {
  if (price === null || promotionExpiry === null || promotionExpiry <= now) return null;
  const cents = offers.find(({ id }) => id === price.departureId)?.formerCents ?? 0;
  if (cents <= price.cents) return null;
  return {
    cents,
    currency: price.currency,
    // What ends as a day begins ended with the day before.
    until: toCalendarDate(new Date(promotionExpiry.getTime() - 1)),
    endsAt: promotionExpiry.toISOString(),
  };
}
