import { AppError, type Parts } from '#kernel';
import type { Booking } from './queries/bookings.ts';

type Keys = Pick<Parts, 'keyring'>;
type Seen = { cents: number; currency: string; start: string | null; until: number };

type Priced = Pick<Booking, 'id' | 'totalCents' | 'currency' | 'startDate'>;

const placeOf = (id: string) => ({ table: 'bookings', column: 'seen_price', id });

/**
 * The total of a reservation and its date, sealed for it with its end: what is sent back when it is confirmed, so that
 * nobody agrees to a price or a day that they didn’t see.
 */
export function sealPrice({ keyring }: Keys, booking: Priced, until: Date): string | null {
  if (booking.totalCents === null || booking.currency === null) return null;
  const { totalCents: cents, currency, startDate: start } = booking;
  const seen: Seen = { cents, currency, start, until: until.getTime() };
  return keyring.encrypt(JSON.stringify(seen), placeOf(booking.id)).toString('base64url');
}

/**
 * @throws AppError price_changed with both figures; changed_meanwhile where its date moved; quote_expired when its time is over; invalid for one that is
 * another reservation’s or nobody’s
 */
export function assertSeen(
  { keyring }: Keys,
  booking: Priced & Pick<Booking, 'endDate'>,
  sealed: string,
  now: Date,
): void {
  const seen = opened(keyring, booking.id, sealed);
  if (!seen) throw new AppError('invalid', 'must be the quote of this reservation', { pointer: '/reserve/quote' });
  if (seen.cents !== booking.totalCents || seen.currency !== booking.currency) {
    throw priceChanged(seen.cents, booking);
  }
  if (seen.start !== booking.startDate) throw datesChanged(booking);
  if (seen.until <= now.getTime()) {
    throw new AppError('quote_expired', 'This price was told a while ago. Look at it once more, then confirm.');
  }
}

export function priceChanged(
  seenCents: number,
  { totalCents, currency }: Pick<Booking, 'totalCents' | 'currency'>,
): AppError {
  return new AppError('price_changed', 'The price has changed since you saw it. Look at both, then decide.', {
    meta: { seen_cents: seenCents, total_cents: totalCents, currency },
  });
}

export function datesChanged({ startDate, endDate }: { startDate: string | null; endDate: string | null }): AppError {
  return new AppError('changed_meanwhile', 'The company has moved this date. Look at the new one, then decide.', {
    meta: { trip_date: startDate, trip_end_date: endDate },
  });
}

function opened(keyring: Keys['keyring'], id: string, sealed: string): Seen | null {
  try {
    return JSON.parse(keyring.decrypt(Buffer.from(sealed, 'base64url'), placeOf(id)));
  } catch {
    return null;
  }
}
