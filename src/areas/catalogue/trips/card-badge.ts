import type { HeadlinePrice } from '../departures/headline-price.ts';
import type { CardBadge } from './trip-card.ts';

const NEW_FOR_DAYS = 90;
/** Below it, a least age says little about whom one meets. */
const ADULTS_ABOUT = 12;
const SHIPS = new Set(['small-ship-cruise', 'large-ship-cruise', 'river-cruise']);

/** The one badge of a trip: a promise first, then what the traveler might not expect. Nobody can buy one. */
export function cardBadge(trip: {
  price: HeadlinePrice | null;
  tripType: { key: string; name: string } | null;
  minAge: number | null;
  maxAge: number | null;
  publishedAt: Date | null;
  now: Date;
}): CardBadge | null {
  if (trip.price?.guaranteed) return { kind: 'guaranteed' };
  if (trip.price?.memberCents) {
    return { kind: 'member_price', cents: trip.price.memberCents, currency: trip.price.currency };
  }
  if (trip.tripType && SHIPS.has(trip.tripType.key)) return { kind: 'ship', label: trip.tripType.name };
  const { minAge, maxAge } = trip;
  if ((minAge ?? 0) >= ADULTS_ABOUT || maxAge !== null) return { kind: 'ages', from: minAge, to: maxAge };
  return isNew(trip.publishedAt, trip.now) ? { kind: 'new' } : null;
}

/** True for the first ninety days, of a trip whose company says when they began; not before. */
export function isNew(publishedAt: Date | null, now: Date): boolean {
  if (publishedAt === null || publishedAt > now) return false;
  return now.getTime() - publishedAt.getTime() < NEW_FOR_DAYS * 86_400_000;
}
