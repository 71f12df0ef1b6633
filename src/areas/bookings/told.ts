import type { Booking } from './queries/bookings.ts';

/** Of a booking only these: hashes, terms and what it came by never reach a page. */
export function told<Key extends keyof Booking>(booking: Booking, keys: readonly Key[]): Pick<Booking, Key> {
  return Object.fromEntries(keys.map((key) => [key, booking[key]])) as Pick<Booking, Key>;
}
