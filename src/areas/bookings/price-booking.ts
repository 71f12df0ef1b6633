import { depositCentsOf, dueOf, occupancyOf, quote, roomSizes } from '#catalogue/prices';
import type { SaleDeparture, TripForSale } from '#catalogue/sales';
import { AppError } from '#kernel';
import { addDays, type CalendarDate } from '#kernel/shared';
import type { Booking, BookingChange, Room } from './queries/bookings.ts';

type Choice = Pick<Booking, 'level' | 'travelers' | 'sharesRoom' | 'rooms'>;

/**
 * What a choice costs on a departure, by the same function as the trip’s page (`quote`): lines that add up to the price,
 * what is paid on the spot beside it, and the rooms. Nothing where no tier is chosen yet.
 * @param root under which a refusal names the field that it is about
 * @throws AppError tier_unavailable, share_unavailable
 */
export function priceOf(
  trip: TripForSale,
  departure: SaleDeparture,
  choice: Choice,
  isMember: boolean,
  root: 'reserve' | 'booking' = 'reserve',
): BookingChange {
  const { level, travelers, sharesRoom } = choice;
  if (level === null) {
    return {
      currency: departure.currency,
      priceLines: [],
      localLines: [],
      priceCents: null,
      totalCents: null,
      rooms: [],
    };
  }
  const occupancy = occupancyOf(trip, level);
  const isOdd = occupancy > 1 && travelers % occupancy === 1;
  if (sharesRoom && !(isOdd && trip.operator.shareOffers)) {
    throw new AppError('share_unavailable', 'Nobody of this party can share a room with somebody else’s.');
  }
  const sum = quote(trip, departure, { tier: level, travelers, sharesRoom, isMember }, trip.today);
  if (!sum) {
    const detail = 'This kind of room has no price on this date. Choose another one.';
    throw new AppError('tier_unavailable', detail, { pointer: `/${root}/accommodation_level` });
  }
  return {
    currency: sum.currency,
    priceLines: sum.lines,
    localLines: sum.localLines,
    priceCents: sum.chargedCents,
    totalCents: sum.totalCents,
    rooms: roomsFor(choice.rooms, roomSizes(occupancy, travelers)),
  };
}

/** Who sleeps where: as it was chosen while that fits the party, else in the order in which people are named. */
function roomsFor(chosen: readonly Room[], sizes: readonly number[]): Room[] {
  const fits = chosen.length === sizes.length && chosen.every(({ positions }, at) => positions.length === sizes[at]);
  if (fits) return [...chosen];
  let next = 1;
  return sizes.map((size, at) => ({ number: at + 1, positions: Array.from({ length: size }, () => next++) }));
}

/** The rooms that a party takes of a kind, and who sleeps where in them. */
export function roomsOf(trip: TripForSale, { level, travelers, rooms }: Omit<Choice, 'sharesRoom'>): Room[] {
  return roomsFor(rooms, roomSizes(occupancyOf(trip, level ?? 0), travelers));
}

/**
 * Rooms as somebody chose them: everybody in one of them, as many rooms of each size as the party takes.
 * @throws AppError count_mismatch
 */
export function chosenRooms(
  trip: TripForSale,
  { level, travelers }: Pick<Choice, 'level' | 'travelers'>,
  rooms: number[][],
): Room[] {
  const sizes = roomSizes(occupancyOf(trip, level ?? 0), travelers);
  const sorted = [...rooms].sort((a, b) => b.length - a.length);
  const people = rooms.flat().sort((a, b) => a - b);
  const isWhole = people.length === travelers && people.every((position, at) => position === at + 1);
  if (!isWhole || sorted.length !== sizes.length || sorted.some((room, at) => room.length !== sizes[at])) {
    const wanted = sizes.map((size) => `${size}`).join(', ');
    throw new AppError('count_mismatch', `must put each traveler into one room; rooms for this party hold ${wanted}`, {
      pointer: '/reserve/rooms',
    });
  }
  return sorted.map((positions, at) => ({ number: at + 1, positions: [...positions].sort((a, b) => a - b) }));
}

/** When the price of a booking is paid: now and later, with its days. Dates count where the trip starts. */
export function scheduleOf(
  trip: TripForSale,
  { startDate, currency }: Pick<SaleDeparture, 'startDate' | 'currency'>,
  { priceCents, travelers, paymentType }: Pick<Booking, 'travelers' | 'priceCents' | 'paymentType'>,
): Pick<BookingChange, 'depositCents' | 'dueNowCents' | 'depositDueOn' | 'paymentDueOn' | 'passengerInfoDueOn'> & {
  takesDeposit: boolean;
} {
  const price = { cents: priceCents ?? 0, travelers };
  const due = dueOf(trip, { startDate, currency }, price, trip.today);
  const takesDeposit = paymentType === 'deposit' && due !== null && due.later !== null;
  return {
    takesDeposit,
    depositCents: depositCentsOf(trip, currency, price),
    dueNowCents: takesDeposit ? due.nowCents : price.cents,
    depositDueOn: takesDeposit ? trip.today : null,
    paymentDueOn: takesDeposit ? dayBefore(startDate, trip.finalPaymentDays) : trip.today,
    passengerInfoDueOn: infoDueOn(trip, startDate),
  };
}

/** Whoever books later than the company’s day has until the day before the start: who travels can be told by then. */
export function infoDueOn(
  { passengerInfoDays, today }: Pick<TripForSale, 'passengerInfoDays' | 'today'>,
  startDate: CalendarDate,
): CalendarDate | null {
  const dueOn = dayBefore(startDate, passengerInfoDays);
  if (dueOn === null || dueOn >= today) return dueOn;
  const lastDay = addDays(startDate, -1);
  return lastDay >= today ? lastDay : today;
}

const dayBefore = (start: CalendarDate, days: number | null): CalendarDate | null =>
  days === null ? null : addDays(start, -days);
