import { AppError, type Context, orNotFound, transaction } from '#kernel';
import { staffOf } from '#kernel/team';
import { type PaymentState, paymentsOf } from '#payments';
import { assertCancellable, isUnanswered, termsNow, whyNotCancellable } from './cancel-booking.ts';
import { endBooking } from './end-booking.ts';
import { paidOf } from './money.ts';
import { type Booking, lockBooking, readIdByOrderNumber } from './queries/bookings.ts';
import { type MailParts, tellOfCancellation } from './tell-of-booking.ts';

/** in_full: everything that was paid goes back. by_terms: what the terms say, for a balance that isn’t paid. */
export type TeamCancelling = 'in_full' | 'by_terms';
export type TeamCancellation = { how: TeamCancelling; backCents: number; keptCents: number };

/** In which ways the team may cancel a booking, with what comes back and what is kept; none where it can’t be. */
export async function teamCancellations(
  ctx: Context,
  booking: Booking,
  payments: readonly PaymentState[],
): Promise<TeamCancellation[]> {
  if ((await whyNotCancellable(ctx, booking, payments)) !== null) return [];
  const paidCents = paidOf(payments);
  const inFull = { how: 'in_full', backCents: paidCents, keptCents: 0 } as const;
  // Nobody loses a deposit but for what they owe (domain-and-api 3.2).
  if (booking.finalPaymentStatus !== 'overdue' || isUnanswered(ctx, booking)) return [inFull];
  const { refundCents, penaltyCents } = await termsNow(ctx, booking, payments);
  return [inFull, { how: 'by_terms', backCents: refundCents, keptCents: penaltyCents }];
}

type Cancelling = {
  orderNumber: string;
  how: TeamCancelling;
  /** What was shown to come back: nobody cancels by another sum than they saw. */
  seenCents: number;
  reason: string;
};

/**
 * Cancels a booking for the team, which says why to the traveler and the company. Canceled by the team already, it stays so.
 * @throws AppError as staffOf; not_found; not_cancellable where nothing stands, the trip has begun, money is on its way, or by
 * the terms where nothing is overdue; changed_meanwhile where another sum comes back by now
 */
export function cancelForTeam(
  ctx: Context,
  parts: MailParts,
  { orderNumber, how, seenCents, reason }: Cancelling,
): Promise<Booking> {
  staffOf(ctx);
  return transaction(ctx, async (inside) => {
    const id = orNotFound(await readIdByOrderNumber(inside.db, orderNumber));
    const booking = orNotFound(await lockBooking(inside.db, id));
    if (booking.status === 'cancelled' && booking.cancelledBy === 'staff') return booking;
    const payments = await paymentsOf(inside, { kind: 'booking', id });
    await assertCancellable(inside, booking, payments);
    const ways = await teamCancellations(inside, booking, payments);
    const way = ways.find((one) => one.how === how);
    if (!way) throw new AppError('not_cancellable', ways.length > 0 ? NOT_OVERDUE : PAYING);
    if (way.backCents !== seenCents) {
      throw new AppError('changed_meanwhile', 'Another sum comes back by now. Look at it once more, then cancel.');
    }
    const { backCents, keptCents } = way;
    const end = { as: 'cancel', causeId: id, by: 'staff', reason, backCents } as const;
    const { booking: cancelled } = await endBooking(inside, parts, booking, end);
    await tellOfCancellation(inside, parts, cancelled, {
      refundCents: backCents,
      penaltyCents: keptCents,
      was: booking.status,
      because: how === 'by_terms' ? 'unpaid' : 'by_team',
      said: reason,
    });
    return cancelled;
  });
}

const NOT_OVERDUE = 'Nothing is overdue, so all of it goes back: cancel it in full.';
const PAYING = 'A payment is on its way. Wait until it is settled, then cancel.';
