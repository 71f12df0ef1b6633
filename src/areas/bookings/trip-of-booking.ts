import { type TripForSale, tripForSale } from '#catalogue/sales';
import type { Context } from '#kernel';
import type { Booking } from './queries/bookings.ts';

/**
 * The trip of what was begun already, also where the partner through whose site it is asked for shows it no more.
 * @throws AppError not_found where it isn’t offered any more
 */
export function tripOfBooking(
  ctx: Context,
  { tripId, departureId }: Pick<Booking, 'tripId' | 'departureId'>,
): Promise<TripForSale> {
  return tripForSale({ ...ctx, partner: null }, { trip: tripId, departureId });
}
