import { tripForSale } from '#catalogue/sales';
import { AppError, type Context, type Parts, transaction } from '#kernel';
import { isReserved } from './is-reserved.ts';
import { priceOf } from './price-booking.ts';
import { type Reservation, reservationOf } from './reservation.ts';
import { beginBooking, type NewReservation } from './reserve.ts';
import { saveBooking } from './save-booking.ts';
import { datesChanged, priceChanged } from './seen-price.ts';
import { tellOfBooking } from './tell-of-booking.ts';

type Asked = NewReservation & {
  sharesRoom?: boolean;
  /** The total and the day that were shown; left out by whoever reads them in the answer. */
  seenCents?: number | null;
  seenStart?: string | null;
};

/**
 * Asks a company for a booking of a trip, or of a date on request, that isn’t paid here. Nothing is charged, and no places
 * are held: they are sold when the company says yes.
 * @throws AppError not_found, reservation_required of what is paid here, departure_closed, tier_unavailable,
 * share_unavailable; price_changed and changed_meanwhile where another total or day was shown
 */
export async function requestBooking(
  ctx: Context,
  parts: Parts,
  wish: Asked,
): Promise<Reservation & { token: string | null }> {
  const trip = await tripForSale(ctx, { trip: wish.trip, departureId: wish.departureId });
  const { departure } = trip;
  const canBeAsked = departure && ['open', 'limited', 'on_request'].includes(departure.availability);
  if (!departure || !canBeAsked) {
    throw new AppError('departure_closed', 'This date can’t be asked for. Choose another one.', {
      pointer: '/booking/departure_id',
    });
  }
  if (isReserved(trip)) {
    throw new AppError('reservation_required', 'This trip is reserved and paid here. Reserve it instead.');
  }
  const { sharesRoom = false, seenCents = null, seenStart = null } = wish;
  if (seenStart !== null && seenStart !== departure.startDate) throw datesChanged(departure);
  return transaction(ctx, async (inside) => {
    const { booking, token } = await beginBooking(inside, parts, { trip, departure, wish, leadType: 'booking' });
    const price = priceOf(trip, departure, { ...booking, sharesRoom }, booking.memberPrice, 'booking');
    if (seenCents !== null && seenCents !== price.totalCents) {
      throw priceChanged(seenCents, { totalCents: price.totalCents ?? null, currency: price.currency ?? null });
    }
    const asked = await saveBooking(
      inside,
      booking,
      { ...price, sharesRoom, step: 'completed', placedAt: ctx.clock(), termsAcceptedAt: ctx.clock() },
      { status: 'request', deposit: 'collect', finalPayment: 'collect' },
    );
    await tellOfBooking(inside, parts, asked, []);
    return { ...(await reservationOf(inside, parts, asked)), token };
  });
}
