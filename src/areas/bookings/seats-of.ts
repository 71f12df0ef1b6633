import { AppError } from '#kernel';
import type { Booking } from './queries/bookings.ts';

type Seated = Pick<Booking, 'id' | 'departureId' | 'travelers' | 'emailHash' | 'ipHash'>;

/**
 * What inventory holds or sells for a booking. Places are counted by whom they are for: a booking of an account that was
 * closed holds none any more. @throws AppError invalid_transition for such a one, or one without a date
 */
export function seatsOf({ id, departureId, travelers, emailHash, ipHash }: Seated) {
  if (departureId === null || emailHash === null || ipHash === null) {
    throw new AppError('invalid_transition', 'This reservation has ended. Reserve anew.');
  }
  return { bookingId: id, departureId, seats: travelers, emailHash, ipHash };
}
