import { tripForSale } from '#catalogue/sales';
import { AppError, type Context, type Parts, transaction } from '#kernel';
import { priceOf } from './price-booking.ts';
import { type Reservation, reservationOf } from './reservation.ts';
import { beginBooking, type NewReservation } from './reserve.ts';
import { saveBooking } from './save-booking.ts';
import { tellOfBooking } from './tell-of-booking.ts';

/**
 * Asks a company for a booking of a trip that isn’t paid here. Nothing is charged, and no places are held: they are sold
 * when the company says yes.
 * @throws AppError not_found, reservation_required of a trip that is paid here, departure_closed, tier_unavailable
 */
export async function requestBooking(
  ctx: Context,
  parts: Parts,
  wish: NewReservation,
): Promise<Reservation & { token: string | null }> {
  const trip = await tripForSale(ctx, { trip: wish.trip, departureId: wish.departureId });
  if (trip.isPayable) {
    throw new AppError('reservation_required', 'This trip is reserved and paid here. Reserve it instead.');
  }
  const { departure } = trip;
  const canBeAsked = departure && ['open', 'limited', 'on_request'].includes(departure.availability);
  if (!departure || !canBeAsked) {
    throw new AppError('departure_closed', 'This date can’t be asked for. Choose another one.', {
      pointer: '/booking/departure_id',
    });
  }
  return transaction(ctx, async (inside) => {
    const { booking, token } = await beginBooking(inside, parts, { trip, departure, wish, leadType: 'booking' });
    const price = priceOf(trip, departure, booking, booking.memberPrice);
    const asked = await saveBooking(
      inside,
      booking,
      { ...price, step: 'completed', placedAt: ctx.clock(), termsAcceptedAt: ctx.clock() },
      { status: 'request', deposit: 'collect', finalPayment: 'collect' },
    );
    await tellOfBooking(inside, parts, asked, []);
    return { ...(await reservationOf(inside, parts, asked)), token };
  });
}
