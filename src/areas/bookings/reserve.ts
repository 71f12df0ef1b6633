import { keptAddress } from '#attribution/shared';
import { isOpen } from '#catalogue/prices';
import { type SaleDeparture, type TripForSale, tripForSale } from '#catalogue/sales';
import { AppError, type Context, newId, type Parts, transaction } from '#kernel';
import { hashOf, newToken } from '#kernel/keys';
import { type Contact, sealContact } from './contact.ts';
import { newOrderNumber } from './order-number.ts';
import { priceOf } from './price-booking.ts';
import { type Booking, insertBooking } from './queries/bookings.ts';
import { type Reservation, reservationOf } from './reservation.ts';
import { saveBooking } from './save-booking.ts';

export type NewReservation = {
  /** Id, slug or stock-keeping unit. */
  trip: string;
  contact: Contact;
  departureId: string | null;
  travelers: number;
  ages: number[];
  level: number | null;
  /** Where it was begun; what opens that page is not kept. */
  source: { page_type?: string | undefined; page_url?: string | undefined };
  /** Whom limits count it for. */
  caller: string;
};

/** The longest that places are held; a trip may say less. */
const MOST_HOLD_MINUTES = 20;

const NOTHING_YET = { hold: null, passengers: [], changes: [] };

/**
 * Begins a reservation: who it is for and what of. No places are held yet.
 * @returns the token by which whoever has no account comes back; null for members
 * @throws AppError not_found, not_reservable, sold_out, departure_closed, tier_unavailable
 */
export async function reserve(
  ctx: Context,
  parts: Parts,
  wish: NewReservation,
): Promise<Reservation & { token: string | null }> {
  const trip = await tripForSale(ctx, { trip: wish.trip, departureId: wish.departureId });
  if (!trip.isPayable) throw notReservable(trip);
  const departure = wish.departureId === null ? trip.departure : openDeparture(trip);
  return transaction(ctx, async (inside) => {
    const { booking, token } = await beginBooking(inside, parts, { trip, departure, wish, leadType: 'reservation' });
    const price = departure ? priceOf(trip, departure, booking, booking.memberPrice) : {};
    const priced = await saveBooking(inside, booking, price);
    return { ...(await reservationOf(inside, parts, priced, NOTHING_YET)), token };
  });
}

/** The departure that was asked for. @throws AppError sold_out, departure_closed when it isn’t on sale otherwise */
export function openDeparture({ departure }: TripForSale): SaleDeparture {
  if (departure && isOpen(departure.availability)) return departure;
  if (departure?.availability === 'sold_out') {
    throw new AppError('sold_out', 'This date is sold out.', { meta: { spots_left: 0 } });
  }
  const isAsked = departure?.availability === 'on_request';
  const detail = isAsked
    ? 'Places on this date are on request only: ask for it instead.'
    : 'This date isn’t on sale. Choose another one.';
  throw new AppError('departure_closed', detail, {
    pointer: '/reserve/departure_id',
    ...(isAsked && { meta: { availability: 'on_request' } }),
  });
}

export function notReservable({ operator }: TripForSale): AppError {
  return new AppError(
    'not_reservable',
    `This trip can’t be paid here: ${operator.name} hasn’t stated all of its terms, collects itself, or asks for a currency that isn’t taken here. Ask for it instead.`,
  );
}

/** A booking that has just begun; nobody else sees it before its transaction is over. */
export async function beginBooking(
  ctx: Context,
  parts: Parts,
  given: {
    trip: TripForSale;
    departure: SaleDeparture | null;
    wish: NewReservation;
    leadType: Booking['leadType'];
  },
): Promise<{ booking: Booking; token: string | null }> {
  const { trip, departure, wish, leadType } = given;
  const { actor } = ctx;
  const member = actor.kind === 'member' ? actor : null;
  const token = member ? null : newToken();
  const id = newId();
  const booking = await insertBooking(ctx.db, {
    id,
    orderNumber: newOrderNumber(),
    leadType,
    operatorId: trip.operator.id,
    tripId: trip.id,
    departureId: departure?.id ?? null,
    partnerId: ctx.partner?.id ?? null,
    atPartnerHost: ctx.partner?.origin != null,
    userId: member?.userId ?? null,
    memberPrice: member?.verified ?? false,
    contact: sealContact(parts, id, wish.contact),
    emailHash: parts.addresses.hashOf(wish.contact.email),
    ipHash: parts.addresses.hashOf(wish.caller),
    tokenHash: token === null ? null : hashOf(token),
    travelers: wish.travelers,
    ages: wish.ages,
    level: wish.level,
    terms: {
      holdMinutes: Math.min(MOST_HOLD_MINUTES, trip.holdMinutes ?? MOST_HOLD_MINUTES),
      finalPaymentDays: trip.finalPaymentDays,
      passengerInfoDays: trip.passengerInfoDays,
      paymentTypes: trip.paymentTypes,
      reservationFields: trip.operator.reservationFields,
    },
    processType: trip.operator.businessProcessType,
    tripName: trip.name,
    tripSlug: trip.slug,
    tripSku: trip.sku,
    operatorName: trip.operator.name,
    startDate: departure?.startDate ?? null,
    endDate: departure?.endDate ?? null,
    startZone: trip.startZone,
    source: keptSource(wish.source),
  });
  return { booking, token };
}

function keptSource({ page_url: page, ...source }: NewReservation['source']): NewReservation['source'] {
  return page === undefined ? source : { ...source, page_url: keptAddress(page) };
}
