import { captureSeats, sellSeats, spotsOf } from '#inventory';
import { AppError, type Context, transaction } from '#kernel';
import { dateIn } from '#kernel/shared';
import { paymentsOf } from '#payments';
import { lockForCompany } from './company-access.ts';
import { endBooking } from './end-booking.ts';
import { assertRuns } from './follow-departure.ts';
import { isPaying } from './money.ts';
import { infoDueOn } from './price-booking.ts';
import { type Booking, type BookingChange, readEvents } from './queries/bookings.ts';
import { saveBooking } from './save-booking.ts';
import { seatsOf } from './seats-of.ts';
import { type MailParts, tellOfBooking } from './tell-of-booking.ts';
import { tellDeclined } from './tell-of-changes.ts';

const WAITING: readonly Booking['status'][] = ['requested', 'pending_operator'];

/**
 * Says yes for the company: the booking is confirmed, and seats that were only asked for are sold. Accepted already, it
 * stays so.
 * @throws AppError unauthenticated, not_found; invalid_transition where it doesn’t wait for an answer, or too late; sold_out
 * with the places left; departure_closed, changed_meanwhile
 */
export function acceptBooking(ctx: Context, parts: MailParts, orderNumber: string): Promise<Booking> {
  return transaction(ctx, async (inside) => {
    const { booking } = await lockForCompany(inside, orderNumber);
    if (await wasAnswered(inside, booking, 'accept')) return booking;
    assertWaiting(inside, booking);
    await assertRuns(inside, booking);
    if (booking.status === 'requested') await sellAsked(inside, booking);
    const accepted = await saveBooking(inside, booking, asksOf(inside, booking), { status: 'accept' });
    await tellOfBooking(inside, parts, accepted, await paymentsOf(inside, { kind: 'booking', id: booking.id }));
    return accepted;
  });
}

/**
 * Says no for the company: seats are free, and everything that was paid goes back. Declined already, it stays so.
 * @throws AppError unauthenticated, not_found; invalid_transition where it doesn’t wait for an answer; not_cancellable
 * while a payment is on its way
 */
export function declineBooking(
  ctx: Context,
  parts: MailParts,
  { orderNumber, reason }: { orderNumber: string; reason: string },
): Promise<Booking> {
  return transaction(ctx, async (inside) => {
    const { booking } = await lockForCompany(inside, orderNumber);
    if (booking.status === 'declined') return booking;
    if (!WAITING.includes(booking.status)) throw notWaiting();
    if (isPaying(booking, await paymentsOf(inside, { kind: 'booking', id: booking.id }))) {
      throw new AppError('not_cancellable', 'A payment is on its way. Wait until it is settled, then decline.');
    }
    const end = { as: 'decline', causeId: booking.id, reason } as const;
    const { booking: declined, backCents } = await endBooking(inside, parts, booking, end);
    await tellDeclined(inside, parts, declined, { reason, backCents });
    return declined;
  });
}

/** Whether the company has said this of a booking that stands since. */
async function wasAnswered({ db }: Context, { id, status }: Booking, event: 'accept'): Promise<boolean> {
  if (status !== 'confirmed' && status !== 'completed') return false;
  return (await readEvents(db, id)).some((one) => one.field === 'status' && one.event === event);
}

function assertWaiting(ctx: Context, { status, startDate, startZone }: Booking): void {
  if (!WAITING.includes(status)) throw notWaiting();
  if (startDate !== null && startDate <= dateIn(startZone, ctx.clock())) {
    throw new AppError('invalid_transition', 'This trip has begun: it can be declined only.');
  }
}

const notWaiting = () => new AppError('invalid_transition', 'This booking doesn’t wait for an answer.');

/** By when its company asks who travels: of what was paid here that stands since it was confirmed. */
function asksOf(
  ctx: Context,
  { status, startDate, startZone, terms }: Booking,
): Pick<BookingChange, 'passengerInfoDueOn'> {
  if (status !== 'requested' || startDate === null) return {};
  const { passengerInfoDays } = terms;
  return { passengerInfoDueOn: infoDueOn({ passengerInfoDays, today: dateIn(startZone, ctx.clock()) }, startDate) };
}

/** Seats of what was asked for. Where places are on request only, the company knows them. */
async function sellAsked(ctx: Context, booking: Booking): Promise<void> {
  const { departureId, travelers } = booking;
  if (departureId === null) return;
  const left = (await spotsOf(ctx, [departureId])).get(departureId)?.spotsLeft ?? null;
  if (left === null) return;
  if (left < travelers || !(await captureSeats(ctx, seatsOf(booking)))) {
    throw new AppError(
      'sold_out',
      `Only ${left} of these places are left here. Correct that in your feed, then accept.`,
      {
        meta: { spots_left: left },
      },
    );
  }
  await sellSeats(ctx, booking.id);
}
