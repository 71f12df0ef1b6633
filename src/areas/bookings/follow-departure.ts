import { type StatedDeparture, statedDeparture } from '#catalogue/sales';
import { freeSeats, holdOf } from '#inventory';
import { AppError, type Context, isAppError } from '#kernel';
import { addDays, type CalendarDate, dateIn, daysBetween } from '#kernel/shared';
import { tellTeam } from '#kernel/team';
import { isOpen, type PaymentState, paymentsOf, voidPayment } from '#payments';
import { releaseCard } from './card-part.ts';
import { closeOffer, endBooking, newChange } from './end-booking.ts';
import { isPaying } from './money.ts';
import { expiring, reopening } from './money-moves.ts';
import { priceOf } from './price-booking.ts';
import type { Booking } from './queries/bookings.ts';
import { type Change, insertChange, readChanges, readOffered } from './queries/changes.ts';
import { liveHold } from './reservation.ts';
import { saveBooking } from './save-booking.ts';
import { datesChanged } from './seen-price.ts';
import { bookingTasks } from './tasks.ts';
import type { MailParts } from './tell-of-booking.ts';
import { tellCancelled, tellChanged, tellMoved } from './tell-of-changes.ts';
import { tripOfBooking } from './trip-of-booking.ts';

const BEGUN: readonly Booking['status'][] = ['draft', 'awaiting_payment'];
const STANDING: readonly Booking['status'][] = ['requested', 'pending_operator', 'confirmed'];

/** Days that a traveler has to answer, and before the start by when at latest. */
const ANSWER_DAYS = 14;
const LATEST_DAYS = 3;

/**
 * Brings a booking to where its departure is, whoever changed that: the company, the team or a feed. A departure that
 * doesn’t run ends it; one that moved is offered, and to be answered. Within the transaction that has it locked; harmless
 * when nothing is new. While money is on its way it waits: what settles that comes by here.
 */
export async function followDeparture(ctx: Context, parts: MailParts, booking: Booking): Promise<Booking> {
  const isBegun = BEGUN.includes(booking.status);
  if (booking.departureId === null || !(isBegun || STANDING.includes(booking.status))) return booking;
  const departure = await statedDeparture(ctx, booking.departureId);
  if (!departure) return booking;
  const offered = isBegun ? null : await readOffered(ctx.db, booking.id);
  const isCancelled = departure.availability === 'cancelled';
  const isMoved = !hasDatesOf(booking, departure);
  if (!isCancelled && !isMoved && !offered && !isBegun) return booking;
  const payments = await paymentsOf(ctx, { kind: 'booking', id: booking.id });
  if (isPaying(booking, payments)) return booking;
  if (isBegun) return followAsReservation(ctx, parts, booking, departure, payments);
  // While other dates are offered, the old ones are those of nothing that runs.
  if (!offered && hasStarted(ctx, booking)) {
    if (isCancelled || isMoved) await tellOfLate(ctx, booking, departure);
    return booking;
  }
  if (isCancelled) return cancelFor(ctx, parts, booking, departure);
  if (isMoved) {
    await offerDates(ctx, parts, booking, departure, offered);
    return booking;
  }
  await closeOffer(ctx, offered, 'withdraw');
  if (offered) await tellChanged(ctx, parts, booking, { change: offered, what: 'moved_back' });
  return booking;
}

export const hasDatesOf = (booking: Booking, { startDate, endDate }: StatedDeparture): boolean =>
  booking.startDate === startDate && booking.endDate === endDate;

export function hasStarted(ctx: Context, { startDate, startZone }: Pick<Booking, 'startDate' | 'startZone'>): boolean {
  return startDate !== null && startDate <= dateIn(startZone, ctx.clock());
}

/** A trip that has begun is nothing that is undone by itself: somebody of the team looks. */
async function tellOfLate(ctx: Context, booking: Booking, { availability, startDate }: StatedDeparture): Promise<void> {
  await tellTeam(ctx.db, bookingTasks, 'booking.departure_changed_late', {
    subjectId: booking.id,
    details: { what: availability === 'cancelled' ? 'Canceled' : 'Moved', starts_on: startDate },
    // It is looked at again and again, and told once for each.
    occurrence: `${availability} ${startDate}`,
  });
}

async function cancelFor(
  ctx: Context,
  parts: MailParts,
  booking: Booking,
  { reason }: StatedDeparture,
): Promise<Booking> {
  const change = newChange(booking, { kind: 'cancelled', state: 'informed', reason });
  const end = { as: 'cancel', causeId: change.id, by: 'departure', reason } as const;
  const { booking: cancelled, backCents } = await endBooking(ctx, parts, booking, end);
  await insertChange(ctx.db, change);
  await tellCancelled(ctx, parts, cancelled, { reason, backCents });
  return cancelled;
}

/** The last day to answer: two weeks on, and three days before the start at latest; today where that has passed. */
export function answerBy(today: CalendarDate, startDate: CalendarDate): CalendarDate {
  const days = Math.min(ANSWER_DAYS, daysBetween(today, startDate) - LATEST_DAYS);
  return addDays(today, Math.max(0, days));
}

/** Offered anew, under an id of its own, when it moves once more: who answers the offer before has seen other dates. */
async function offerDates(
  ctx: Context,
  parts: MailParts,
  booking: Booking,
  { startDate, endDate, reason }: StatedDeparture,
  offered: Change | null,
): Promise<void> {
  if (offered?.newStartDate === startDate && offered.newEndDate === endDate) return;
  const to = {
    newStartDate: startDate,
    newEndDate: endDate,
    answerBy: answerBy(dateIn(booking.startZone, ctx.clock()), startDate),
    reason,
  };
  const change = newChange(booking, { kind: 'moved', state: 'offered', ...to });
  await closeOffer(ctx, offered, 'withdraw');
  await insertChange(ctx.db, change);
  await tellMoved(ctx, parts, booking, change);
}

async function followAsReservation(
  ctx: Context,
  parts: MailParts,
  booking: Booking,
  departure: StatedDeparture,
  payments: readonly PaymentState[],
): Promise<Booking> {
  const { startDate, endDate, availability, reason } = departure;
  if (availability === 'cancelled') return endReservation(ctx, parts, booking, reason, payments);
  if (!hasDatesOf(booking, departure)) {
    const to = { newStartDate: startDate, newEndDate: endDate, reason };
    const change = newChange(booking, { kind: 'moved', state: 'informed', ...to });
    await insertChange(ctx.db, change);
    // What was agreed to were other dates: it is confirmed anew.
    const moves = booking.status === 'awaiting_payment' ? reopening(booking) : {};
    const saved = await saveBooking(ctx, booking, { startDate, endDate }, moves, 'the departure moved');
    await tellChanged(ctx, parts, saved, { change, what: 'moved' });
    return saved;
  }
  if (booking.status === 'draft') await tellOfPrice(ctx, parts, booking);
  return booking;
}

/** Ends a reservation whose departure doesn’t run; what was paid for it, if anything, is on its way back already. */
export async function endReservation(
  ctx: Context,
  parts: MailParts,
  booking: Booking,
  reason: string | null,
  payments: readonly PaymentState[],
): Promise<Booking> {
  const change = newChange(booking, { kind: 'cancelled', state: 'informed', reason });
  await freeSeats(ctx, booking.id);
  const card = await releaseCard(ctx, booking);
  for (const { id, status } of payments) if (isOpen(status)) await voidPayment(ctx, id);
  const ended = await saveBooking(ctx, booking, card, expiring(booking), 'the departure was canceled');
  await insertChange(ctx.db, change);
  await tellChanged(ctx, parts, ended, { change, what: 'cancelled' });
  return ended;
}

/** A price stands while its places are held: what it is afterwards is told beforehand. */
async function tellOfPrice(ctx: Context, parts: MailParts, booking: Booking): Promise<void> {
  const hold = liveHold(booking, await holdOf(ctx, booking.id));
  if (!hold || booking.totalCents === null) return;
  const later = await totalToday(ctx, booking);
  if (later === null || later.currency !== booking.currency || later.cents === booking.totalCents) return;
  const [before] = (await readChanges(ctx.db, booking.id)).filter(({ kind }) => kind === 'price');
  if (before?.newCents === later.cents) return;
  const to = { oldCents: booking.totalCents, newCents: later.cents };
  const change = newChange(booking, { kind: 'price', state: 'informed', ...to });
  await insertChange(ctx.db, change);
  await tellChanged(ctx, parts, booking, { change, what: 'price', heldUntil: hold.expiresAt });
}

/** What the same choice would cost today; null where it isn’t on sale any more. */
async function totalToday(ctx: Context, booking: Booking): Promise<{ cents: number; currency: string } | null> {
  try {
    const trip = await tripOfBooking(ctx, booking);
    if (!trip.departure) return null;
    const { totalCents, currency } = priceOf(trip, trip.departure, booking, booking.memberPrice);
    return totalCents == null || currency == null ? null : { cents: totalCents, currency };
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
}

/**
 * Nobody pays for a date that doesn’t run, or for one that they haven’t seen.
 * @throws AppError departure_closed, changed_meanwhile with the dates
 */
export async function assertRuns(ctx: Context, booking: Booking): Promise<void> {
  const departure = booking.departureId === null ? null : await statedDeparture(ctx, booking.departureId);
  if (!departure) return;
  if (departure.availability === 'cancelled') {
    throw new AppError('departure_closed', 'The company has canceled this date. Choose another one.');
  }
  if (!hasDatesOf(booking, departure)) throw datesChanged(departure);
}
