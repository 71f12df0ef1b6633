import type { TripForSale } from '#catalogue/sales';
import { countCodeTry } from '#gift-cards';
import { type Hold, holdOf, holdSeats, renewHold } from '#inventory';
import { AppError, type Context, type Parts, transaction } from '#kernel';
import { failpoint } from '#kernel/running';
import { dateIn } from '#kernel/shared';
import { lockOwn } from './access.ts';
import { chooseCard, dueSoFar, fitCard, releaseCard } from './card-part.ts';
import { type Contact, openContact, sealContact } from './contact.ts';
import { isProcessing } from './money.ts';
import { reopening } from './money-moves.ts';
import type { PassengerFields } from './passenger-fields.ts';
import { dropPassengersAfter, keepPassengers, passengersOf } from './passengers.ts';
import { chosenRooms, priceOf, roomsOf, scheduleOf } from './price-booking.ts';
import type { Booking, BookingChange } from './queries/bookings.ts';
import { liveHold, type Reservation, reservationOf } from './reservation.ts';
import { notReservable, openDeparture } from './reserve.ts';
import { saveBooking } from './save-booking.ts';
import { seatsOf } from './seats-of.ts';
import { priceChanged } from './seen-price.ts';
import { stepOf } from './steps.ts';
import { tripOfBooking } from './trip-of-booking.ts';

/**
 * Whose reservation it is about; `trip`: what it has to be of, by id, slug or stock-keeping unit; `version`: as it was
 * when whoever changes it saw it.
 */
export type Of = { id: string; trip?: string | undefined; version?: number | undefined };

/** `hold`: of its places, renewed by the change itself. */
type Change = { change: BookingChange; hold?: Hold };

/**
 * Changes a reservation that isn’t paid yet, locked, and gives its places their time again. One that waits for its
 * payment is a draft again, to be confirmed anew.
 */
async function changing(
  ctx: Context,
  parts: Parts,
  of: Of,
  work: (inside: Context, booking: Booking) => Promise<Change>,
): Promise<Reservation> {
  return transaction(ctx, async (inside) =>
    changingLocked(inside, parts, of, await lockOwn(inside, of.id, of.trip), work),
  );
}

async function changingLocked(
  inside: Context,
  parts: Parts,
  { version }: Of,
  locked: Booking,
  work: (inside: Context, booking: Booking) => Promise<Change>,
): Promise<Reservation> {
  assertVersion(locked, version);
  const booking = await reopened(inside, locked);
  const { change, hold: renewed } = await work(inside, booking);
  const hold = renewed ?? (await renewHold(inside, booking.id, booking.terms.holdMinutes));
  const changed = { ...booking, ...change };
  const card = changed.giftCardId === null ? {} : await fitCard(inside, changed, await dueSoFar(inside, changed));
  const passengers = await passengersOf(inside, parts, booking.id);
  const step = stepOf({ ...changed, hasHold: liveHold(changed, hold) !== null, named: passengers.length });
  const saved = await saveBooking(inside, booking, { ...change, ...card, step });
  return reservationOf(inside, parts, saved, { hold, passengers });
}

/** @throws AppError payment_started, change_request_required, invalid_transition */
async function reopened(ctx: Context, booking: Booking): Promise<Booking> {
  if (booking.status === 'draft') return booking;
  if (isProcessing(booking)) {
    throw new AppError('payment_started', 'A payment is under way. Finish it, or cancel it at PayPal first.');
  }
  if (booking.status !== 'awaiting_payment') {
    const isOver = ['expired', 'cancelled', 'declined', 'completed'].includes(booking.status);
    throw isOver
      ? new AppError('invalid_transition', 'This reservation has ended. Reserve anew.')
      : new AppError('change_request_required', 'This is booked. Ask for the change: the company decides about it.');
  }
  return saveBooking(ctx, booking, {}, reopening(booking), 'changed by who reserves');
}

/** @throws AppError version_changed for whoever has seen an older one */
export function assertVersion(booking: Booking, seen: number | undefined): void {
  if (seen === undefined || seen === booking.version) return;
  throw new AppError('version_changed', 'This reservation was changed in another window. Look at it once more.', {
    meta: { version: booking.version },
  });
}

type Dates = { departureId: string; travelers: number };
type Rooms = { level: number; rooms: number[][] | null; sharesRoom: boolean };

/**
 * Chooses a date and how many travel: their places are held at once.
 * @throws AppError departure_closed, sold_out, hold_limit, tier_unavailable, and of `changing`
 */
export async function changeDates(ctx: Context, parts: Parts, of: Of, dates: Dates): Promise<Reservation> {
  const changed = await changing(ctx, parts, of, (inside, booking) => toDates(inside, booking, dates));
  failpoint('hold-committed');
  return changed;
}

/** @param wanted the rooms that are chosen along with the date: those of before may have no price on it */
async function toDates(
  inside: Context,
  booking: Booking,
  { departureId, travelers }: Dates,
  wanted: Partial<Pick<Rooms, 'level' | 'sharesRoom'>> = {},
): Promise<Change & { hold: Hold; trip: TripForSale }> {
  const trip = await tripOfBooking(inside, { ...booking, departureId });
  const known = await holdOf(inside, booking.id);
  const held = liveHold({ ...booking, departureId, travelers }, known);
  // A price stands as long as its places are held.
  const isSame = held !== null && booking.departureId === departureId && booking.priceCents !== null;
  const departure = isSame && trip.departure ? trip.departure : openDeparture(trip);
  // Other dates may have another currency, in which nobody pays here.
  if (!isSame && !trip.isPayable) throw notReservable(trip);
  const seats = seatsOf({ ...booking, departureId, travelers });
  const hold = await holdSeats(inside, { ...seats, minutes: booking.terms.holdMinutes }, known);
  if (travelers < booking.travelers) await dropPassengersAfter(inside, booking.id, travelers);
  const before = { level: booking.level, sharesRoom: travelers === booking.travelers && booking.sharesRoom };
  const { level, sharesRoom } = isSame ? before : { ...before, ...wanted };
  const choice = { ...booking, travelers, level, sharesRoom };
  return {
    trip,
    hold,
    change: {
      departureId,
      travelers,
      level,
      sharesRoom,
      startDate: departure.startDate,
      endDate: departure.endDate,
      ...(isSame ? {} : priceOf(trip, departure, choice, booking.memberPrice)),
    },
  };
}

/**
 * Chooses the kind of room, and who sleeps where.
 * @throws AppError tier_unavailable, share_unavailable, count_mismatch, step_incomplete without a date
 */
export function changeRooms(ctx: Context, parts: Parts, of: Of, rooms: Rooms): Promise<Reservation> {
  return changing(ctx, parts, of, async (inside, booking) => {
    if (booking.departureId === null) throw new AppError('step_incomplete', 'Choose a date first.');
    const trip = await tripOfBooking(inside, booking);
    return { change: toRooms(booking, trip, await holdOf(inside, booking.id), rooms) };
  });
}

function toRooms(
  booking: Booking,
  trip: TripForSale,
  hold: Hold | null,
  { level, rooms, sharesRoom }: Rooms,
): BookingChange {
  if (!trip.departure) {
    throw new AppError('departure_closed', 'This date isn’t on sale any more. Choose another one.');
  }
  const chosen = { ...booking, level, sharesRoom };
  const named = rooms ? chosenRooms(trip, chosen, rooms) : [];
  const choice = { ...chosen, rooms: named };
  // What was seen on these places stands while they are held, unless the choice itself is another one.
  const isSame = booking.level === level && booking.sharesRoom === sharesRoom && booking.priceCents !== null;
  const isHeld = liveHold(booking, hold) !== null;
  if (isSame && isHeld) return { level, sharesRoom, rooms: roomsOf(trip, choice) };
  return { level, sharesRoom, ...priceOf(trip, trip.departure, choice, booking.memberPrice) };
}

export type PlacesWish = Dates & {
  level: number;
  sharesRoom: boolean;
  /** The total that was shown, in minor units; null where none was. */
  seenCents: number | null;
};

/**
 * Holds places for a party in one go: date, kind of room, and the price that was seen. All of it or nothing.
 * @throws AppError price_changed with both figures, and what changeDates and changeRooms throw
 */
export function holdPlaces(ctx: Context, parts: Parts, of: Of, wish: PlacesWish): Promise<Reservation> {
  const { level, sharesRoom, seenCents } = wish;
  return changing(ctx, parts, of, async (inside, booking) => {
    const { trip, hold, change } = await toDates(inside, booking, wish, { level, sharesRoom });
    const dated = { ...booking, ...change };
    const chosen = { ...change, ...toRooms(dated, trip, hold, { level, rooms: null, sharesRoom }) };
    const priced = { ...dated, ...chosen };
    if (seenCents !== null && seenCents !== priced.totalCents) throw priceChanged(seenCents, priced);
    return { hold, change: chosen };
  });
}

export type PaymentChoice = {
  paymentType: 'deposit' | 'full';
  /** Of a gift card that pays of what is due now. Null: none does. Left out: as before. */
  giftCardCode?: string | null | undefined;
  /** Whom tries of codes are counted for. */
  caller: string;
};

/** @throws AppError deposit_not_allowed, gift_card_invalid, gift_card_currency, step_incomplete without a price */
export async function changePaymentType(
  ctx: Context,
  parts: Parts,
  of: Of,
  { paymentType, giftCardCode: code, caller }: PaymentChoice,
): Promise<Reservation> {
  if (code) await countCodeTry(parts, caller);
  return changing(ctx, parts, of, async (inside, booking) => {
    if (!(await isPaidBy(inside, booking, paymentType))) {
      const offered = booking.terms.paymentTypes.join(' or ');
      throw new AppError('deposit_not_allowed', `This trip is paid by ${offered || 'request'} only.`, {
        pointer: '/reserve/payment_type',
      });
    }
    if (code === undefined) return { change: { paymentType } };
    if (code === null) return { change: { paymentType, ...(await releaseCard(inside, booking)) } };
    if (booking.priceCents === null) throw new AppError('step_incomplete', 'Choose a date and a kind of room first.');
    return { change: { paymentType, ...(await chooseCard(inside, booking, code)) } };
  });
}

/** Everything is paid at once also where deposits alone are asked for, once it is too late for one. */
async function isPaidBy(ctx: Context, booking: Booking, paymentType: PaymentChoice['paymentType']): Promise<boolean> {
  const { terms, currency, priceCents } = booking;
  if (terms.paymentTypes.includes(paymentType)) return true;
  if (paymentType === 'deposit' || terms.paymentTypes.length === 0 || currency === null || priceCents === null) {
    return false;
  }
  const trip = await tripOfBooking(ctx, booking);
  if (!trip.departure) return false;
  const { startDate } = trip.departure;
  return !scheduleOf(trip, { startDate, currency }, { ...booking, paymentType: 'deposit' }).takesDeposit;
}

export type ContactChange = { contact?: Partial<Contact>; ages?: number[] | undefined };

/** Changes who reserves. The address stays that of the hold. */
export function changeContact(ctx: Context, parts: Parts, of: Of, given: ContactChange): Promise<Reservation> {
  return changing(ctx, parts, of, async (_inside, booking) => ({
    change: {
      ...(given.contact
        ? { contact: sealContact(parts, booking.id, { ...openContact(parts, booking), ...given.contact }) }
        : {}),
      ...(given.ages ? { ages: given.ages } : {}),
    },
  }));
}

const OPEN_AFTERWARDS: readonly Booking['status'][] = ['requested', 'pending_operator', 'confirmed'];

/** Whether the company still takes who travels on what is booked. */
export function takesPassengers(
  ctx: Context,
  { status, passengerInfoDueOn, startZone }: Pick<Booking, 'status' | 'passengerInfoDueOn' | 'startZone'>,
): boolean {
  const isOver = passengerInfoDueOn !== null && passengerInfoDueOn < dateIn(startZone, ctx.clock());
  return OPEN_AFTERWARDS.includes(status) && !isOver;
}

/**
 * Names who travels. Once it is booked, as long as the company takes it.
 * @throws AppError count_mismatch for somebody beyond the party, passenger_info_closed, invalid for a position that is
 * named twice and for a passport that ends before the trip does
 */
export async function changePassengers(
  ctx: Context,
  parts: Parts,
  of: Of,
  passengers: readonly PassengerFields[],
): Promise<Reservation> {
  const keep = async (inside: Context, booking: Booking) => {
    assertParty(booking, passengers);
    await keepPassengers(inside, parts, booking, passengers);
  };
  return transaction(ctx, async (inside) => {
    const booking = await lockOwn(inside, of.id, of.trip);
    if (!OPEN_AFTERWARDS.includes(booking.status)) {
      return changingLocked(inside, parts, of, booking, async (within, open) => {
        await keep(within, open);
        return { change: {} };
      });
    }
    assertVersion(booking, of.version);
    if (!takesPassengers(ctx, booking)) {
      throw new AppError('passenger_info_closed', 'The company has the list of passengers. Ask it for changes.');
    }
    await keep(inside, booking);
    return reservationOf(inside, parts, await saveBooking(inside, booking, {}));
  });
}

function assertParty({ travelers, endDate }: Booking, passengers: readonly PassengerFields[]): void {
  for (const [at, { position, passport_expires_on: expires }] of passengers.entries()) {
    if (position > travelers) {
      throw new AppError('count_mismatch', `must be ${travelers} or less: so many travel`, {
        pointer: `/reserve/passengers/${at}/position`,
      });
    }
    if (passengers.findIndex((one) => one.position === position) < at) {
      throw new AppError('invalid', `names position ${position} once more`, {
        pointer: `/reserve/passengers/${at}/position`,
      });
    }
    if (expires && endDate && expires <= endDate) {
      throw new AppError('invalid', 'must be after the trip ends', {
        pointer: `/reserve/passengers/${at}/passport_expires_on`,
      });
    }
  }
}
