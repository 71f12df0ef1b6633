import type { Actor, Context } from '#kernel';
import { dateIn } from '#kernel/shared';
import { moved } from '#kernel/states';
import { closeTasksAbout } from '#kernel/team';
import {
  bookingStates,
  type DepositEvent,
  depositStates,
  type FinalPaymentEvent,
  finalPaymentStates,
  type StatusEvent,
} from './booking-states.ts';
import { type Booking, type BookingChange, type BookingEvent, updateBooking } from './queries/bookings.ts';
import { bookingTasks } from './tasks.ts';

export type Moves = {
  status?: StatusEvent | undefined;
  deposit?: DepositEvent | undefined;
  finalPayment?: FinalPaymentEvent | undefined;
};

type StateFields = 'status' | 'depositStatus' | 'finalPaymentStatus';

/**
 * Writes what changes of a booking that this transaction has locked. States change by events of their tables alone,
 * and each change is kept with who made it and why.
 * @throws AppError invalid_transition
 */
export async function saveBooking(
  ctx: Context,
  booking: Booking,
  change: Omit<BookingChange, StateFields>,
  moves: Moves = {},
  reason: string | null = null,
): Promise<Booking> {
  const { status, deposit, finalPayment } = moves;
  const after = {
    ...booking,
    ...change,
    status: status ? moved(bookingStates, booking.status, status) : booking.status,
    depositStatus: deposit ? moved(depositStates, booking.depositStatus, deposit) : booking.depositStatus,
    finalPaymentStatus: finalPayment
      ? moved(finalPaymentStates, booking.finalPaymentStatus, finalPayment)
      : booking.finalPaymentStatus,
  };
  const about = { bookingId: booking.id, actor: wordFor(ctx.actor), reason };
  const events: BookingEvent[] = [
    { ...about, field: 'status', event: status ?? '', beforeValue: booking.status, afterValue: after.status },
    {
      ...about,
      field: 'deposit_status',
      event: deposit ?? '',
      beforeValue: booking.depositStatus,
      afterValue: after.depositStatus,
    },
    {
      ...about,
      field: 'final_payment_status',
      event: finalPayment ?? '',
      beforeValue: booking.finalPaymentStatus,
      afterValue: after.finalPaymentStatus,
    },
    { ...about, field: 'step', event: 'step', beforeValue: booking.step, afterValue: after.step },
  ];
  const { status: nowIs, depositStatus, finalPaymentStatus } = after;
  await updateBooking(
    ctx.db,
    booking.id,
    { ...change, status: nowIs, depositStatus, finalPaymentStatus },
    events.filter(({ beforeValue, afterValue }) => beforeValue !== afterValue),
  );
  if (finalPayment === 'pay' || finalPayment === 'drop') await closeOverdue(ctx, booking);
  return { ...after, version: booking.version + 1 };
}

/** Nobody has to ask any more for what is paid, or isn’t due. */
async function closeOverdue(ctx: Context, { id, paymentDueOn, startZone }: Booking): Promise<void> {
  if (paymentDueOn === null || paymentDueOn >= dateIn(startZone, ctx.clock())) return;
  await closeTasksAbout(ctx, bookingTasks, ['booking.payment_overdue'], id);
}

function wordFor(actor: Actor): string {
  return actor.kind === 'member' ? `member ${actor.userId}` : actor.kind;
}
