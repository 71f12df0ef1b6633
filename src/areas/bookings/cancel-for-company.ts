import { AppError, type Context, notFound, orNotFound, transaction } from '#kernel';
import { noteAudit } from '#kernel/audit';
import { type PaymentState, paymentsOf } from '#payments';
import { whyNotCancellable } from './cancel-booking.ts';
import { assertProved, deciderFor, isToldTo, lockForCompany } from './company-access.ts';
import { openContact } from './contact.ts';
import { endBooking } from './end-booking.ts';
import { paidOf } from './money.ts';
import { type Booking, readBooking, readIdByOrderNumber } from './queries/bookings.ts';
import { type MailParts, tellOfCancellation } from './tell-of-booking.ts';
import { told } from './told.ts';

/** waits: it is declined instead. over: nothing stands. begun: the trip has. paying: money is on its way. */
type WhyNot = 'waits' | 'over' | 'begun' | 'paying';

const TOLD = ['orderNumber', 'tripName', 'startDate', 'endDate', 'travelers', 'currency', 'priceCents'] as const;

/** What canceling a booking does, before its company does it. */
export type BookingToCancel = Pick<Booking, (typeof TOLD)[number]> & {
  contact: string;
  /** All of it goes back. */
  paidCents: number;
  /** What stands in the way; null: nothing. */
  why: WhyNot | null;
};

/** @throws AppError unauthenticated; not_found, of other companies and for the team, which cancels at its own desk;
 * second_factor_required */
export async function bookingToCancel(
  ctx: Context,
  parts: Pick<MailParts, 'keyring'>,
  orderNumber: string,
): Promise<BookingToCancel> {
  const id = await readIdByOrderNumber(ctx.db, orderNumber);
  const booking = id === null ? null : await readBooking(ctx.db, id);
  if (deciderFor(ctx, isToldTo(booking) ? booking.operatorId : null) !== 'operator') throw notFound();
  assertProved(ctx);
  const own = orNotFound(booking);
  const payments = await paymentsOf(ctx, { kind: 'booking', id: own.id });
  const { firstName, lastName } = openContact(parts, own);
  return {
    ...told(own, TOLD),
    contact: `${firstName} ${lastName}`,
    paidCents: paidOf(payments),
    why: await whyNot(ctx, own, payments),
  };
}

type Cancelling = {
  orderNumber: string;
  /** What was shown to come back: nobody cancels by another sum than they saw. */
  seenCents: number;
  reason: string;
};

/**
 * Cancels a confirmed booking for its company, which says why: everything that was paid goes back. Canceled by it already, it
 * stays so.
 * @throws AppError as bookingToCancel; not_cancellable with what stands in the way; changed_meanwhile where another sum comes
 * back by now
 */
export function cancelForCompany(
  ctx: Context,
  parts: MailParts,
  { orderNumber, seenCents, reason }: Cancelling,
): Promise<Booking> {
  return transaction(ctx, async (inside) => {
    const { booking, decider } = await lockForCompany(inside, orderNumber);
    if (decider !== 'operator') throw notFound();
    assertProved(ctx);
    if (booking.status === 'cancelled' && booking.cancelledBy === 'operator') return booking;
    const payments = await paymentsOf(inside, { kind: 'booking', id: booking.id });
    const why = await whyNot(inside, booking, payments);
    if (why !== null) throw new AppError('not_cancellable', WHY_NOT[why]);
    const backCents = paidOf(payments);
    if (backCents !== seenCents) {
      throw new AppError('changed_meanwhile', 'Another sum comes back by now. Look at it once more, then cancel.');
    }
    const end = { as: 'cancel', causeId: booking.id, by: 'operator', reason } as const;
    const { booking: cancelled } = await endBooking(inside, parts, booking, end);
    await noteAudit(inside.db, ctx.actor, {
      action: 'booking.canceled',
      subjectId: booking.id,
      details: { order: booking.orderNumber, as: decider, back_cents: backCents, currency: booking.currency },
    });
    const sums = { refundCents: backCents, penaltyCents: 0 };
    await tellOfCancellation(inside, parts, cancelled, {
      ...sums,
      was: booking.status,
      because: 'by_company',
      said: reason,
    });
    return cancelled;
  });
}

async function whyNot(ctx: Context, booking: Booking, payments: readonly PaymentState[]): Promise<WhyNot | null> {
  if (booking.status === 'requested' || booking.status === 'pending_operator') return 'waits';
  return whyNotCancellable(ctx, booking, payments);
}

const WHY_NOT: Readonly<Record<WhyNot, string>> = {
  waits: 'It waits for your answer: decline it instead.',
  over: 'Nothing stands that could be canceled.',
  begun: 'The trip has begun: write to us.',
  paying: 'A payment is on its way. Wait until it is settled, then cancel.',
};
