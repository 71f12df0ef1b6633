import { statedDeparture } from '#catalogue/sales';
import { AppError, type Context, isId, orNotFound, transaction } from '#kernel';
import { addDays, type CalendarDate, dateIn, daysBetween } from '#kernel/shared';
import { paymentsOf } from '#payments';
import { lockOwn } from './access.ts';
import { closeOffer, endBooking } from './end-booking.ts';
import { hasDatesOf } from './follow-departure.ts';
import { isPaying } from './money.ts';
import type { Booking } from './queries/bookings.ts';
import { type Change, readChange, readOffered } from './queries/changes.ts';
import { type Moves, saveBooking } from './save-booking.ts';
import { datesChanged } from './seen-price.ts';
import { type MailParts, tellOfCancellation } from './tell-of-booking.ts';

/**
 * Agrees to the dates to which the company moved a departure: what is due moves along. Accepted already, it stays so.
 * @throws AppError not_found; invalid_transition where it was answered otherwise or too late; changed_meanwhile where the
 * company has decided otherwise since
 */
export function acceptChange(ctx: Context, changeId: string): Promise<Booking> {
  return transaction(ctx, async (inside) => {
    const { booking, change } = await lockOwnChange(inside, changeId);
    if (change.state === 'accepted') return booking;
    assertOpen(inside, booking, change);
    const departure = booking.departureId === null ? null : await statedDeparture(inside, booking.departureId);
    const { newStartDate: startDate, newEndDate: endDate } = change;
    const moved = { ...booking, startDate, endDate };
    if (!departure || departure.availability === 'cancelled' || !hasDatesOf(moved, departure)) {
      throw datesChanged({ startDate: departure?.startDate ?? null, endDate: departure?.endDate ?? null });
    }
    await closeOffer(inside, change, 'accept');
    const { dues, moves } = duesOn(inside, booking, departure.startDate);
    return saveBooking(inside, booking, { startDate, endDate, ...dues }, moves, 'the traveler accepts the new dates');
  });
}

/**
 * Refuses them: the booking is canceled, and everything that was paid goes back. Refused already, it stays so.
 * @throws AppError not_found; invalid_transition as acceptChange; not_cancellable while a payment is on its way;
 * changed_meanwhile where other dates are offered by now
 */
export function refuseChange(ctx: Context, parts: MailParts, changeId: string): Promise<Booking> {
  return transaction(ctx, async (inside) => {
    const { booking, change } = await lockOwnChange(inside, changeId);
    if (change.state === 'refused') return booking;
    assertOpen(inside, booking, change);
    if (isPaying(booking, await paymentsOf(inside, { kind: 'booking', id: booking.id }))) {
      throw new AppError('not_cancellable', 'A payment is on its way. Wait until it is settled, then refuse.');
    }
    return endByAnswer(inside, parts, booking, change, 'refuse');
  });
}

/** Ends a booking whose moved departure nobody agreed to. */
export async function endByAnswer(
  ctx: Context,
  parts: MailParts,
  booking: Booking,
  { id }: Change,
  offer: 'refuse' | 'expire',
): Promise<Booking> {
  const reason = offer === 'refuse' ? 'the traveler refuses the new dates' : 'nobody answered in time';
  const because = offer === 'refuse' ? 'moved_refused' : 'moved_unanswered';
  const end = { as: 'cancel', causeId: id, by: 'departure', reason, offer } as const;
  const { booking: ended, backCents } = await endBooking(ctx, parts, booking, end);
  await tellOfCancellation(ctx, parts, ended, {
    refundCents: backCents,
    penaltyCents: 0,
    was: booking.status,
    because,
  });
  return ended;
}

async function lockOwnChange(ctx: Context, id: string): Promise<{ booking: Booking; change: Change }> {
  const found = orNotFound(isId(id) ? await readChange(ctx.db, id) : null, ({ kind }) => kind === 'moved');
  const booking = await lockOwn(ctx, found.bookingId);
  // What was read before the lock may have been answered with it.
  const change = orNotFound(await readChange(ctx.db, id), ({ state }) => state !== 'informed');
  const offered = change.state === 'withdrawn' ? await readOffered(ctx.db, booking.id) : null;
  // Other dates are offered by now than those that are answered.
  if (offered) throw datesChanged({ startDate: offered.newStartDate, endDate: offered.newEndDate });
  return { booking, change };
}

function assertOpen(ctx: Context, booking: Booking, { state, answerBy }: Change): void {
  if (state === 'expired' || (answerBy !== null && isLate(ctx, booking, answerBy))) {
    throw new AppError('invalid_transition', 'The time to answer is over: what you paid goes back to you.');
  }
  if (state !== 'offered') throw new AppError('invalid_transition', 'This was answered, or taken back, already.');
}

/** Whether the last day to answer is over where the trip starts. */
export function isLate(ctx: Context, { startZone }: Pick<Booking, 'startZone'>, answerBy: CalendarDate): boolean {
  return dateIn(startZone, ctx.clock()) > answerBy;
}

/** Days before the start stay what they were agreed to be; none that comes later now has passed by that. */
function duesOn(ctx: Context, booking: Booking, startDate: CalendarDate) {
  const today = dateIn(booking.startZone, ctx.clock());
  const { finalPaymentDays, passengerInfoDays } = booking.terms;
  const left = daysBetween(today, startDate);
  const before = (days: number | null) => (days === null ? null : addDays(today, Math.max(0, left - days)));
  const isPaidLater = booking.depositDueOn !== null;
  const paymentDueOn = isPaidLater ? before(finalPaymentDays) : booking.paymentDueOn;
  const wasAsked = booking.finalPaymentStatus === 'due' || booking.finalPaymentStatus === 'overdue';
  // It is asked for anew by its new day.
  const moves: Moves = isPaidLater && wasAsked ? { finalPayment: 'drop' } : {};
  return { dues: { paymentDueOn, passengerInfoDueOn: before(passengerInfoDays) }, moves };
}
