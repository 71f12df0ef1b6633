import { toCalendarDate } from '#kernel/shared';
import type { FormerPrice } from '../queries/former-prices.ts';
import type { StrikeThrough } from '../trips/trip-card.ts';
import type { HeadlinePrice, MandatoryCharge } from './headline-price.ts';

type Claims = { id: string; strikethroughBasePriceCents: number | null } & Record<
  `strikethroughPrice${1 | 2 | 3 | 4 | 5}Cents`,
  number | null
>;

/** A trip as far as its offer goes. */
type Offer = {
  departures: readonly Claims[];
  promotionStrikeThroughPriceCents: number | null;
  currency: string | null;
  promotionExpiry: Date | null;
};

/** What the company claims the price was: the departure's own former price of that tier, else the trip's. */
function claimedCents(offer: Offer, price: HeadlinePrice): number | null {
  const departure = offer.departures.find(({ id }) => id === price.departureId);
  const own =
    price.tier === 0
      ? departure?.strikethroughBasePriceCents
      : departure?.[`strikethroughPrice${price.tier as 1 | 2 | 3 | 4 | 5}Cents`];
  if (own) return own;
  return offer.currency === price.currency ? offer.promotionStrikeThroughPriceCents : null;
}

/**
 * The struck-through price beside a headline, or null: it needs a real end, and must be the lowest price of the 30 days
 * before the change. Mandatory charges are in today's headline, so the former price carries them too.
 */
export function strikeThrough(
  offer: Offer,
  price: HeadlinePrice,
  { mandatory, former, now }: { mandatory: readonly MandatoryCharge[]; former: readonly FormerPrice[]; now: Date },
): StrikeThrough | null {
  const claimed = claimedCents(offer, price);
  const expiry = offer.promotionExpiry;
  if (claimed === null || expiry === null || expiry <= now) return null;
  const proof = former.find(({ departureId, tier }) => departureId === price.departureId && tier === price.tier);
  if (claimed !== proof?.lowestCents) return null;
  const charges = mandatory.filter(({ currency }) => currency === price.currency);
  const cents = charges.reduce((sum, { estimateCents }) => sum + estimateCents, claimed);
  if (cents <= price.cents) return null;
  return { cents, currency: price.currency, until: toCalendarDate(expiry), endsAt: expiry.toISOString() };
}
