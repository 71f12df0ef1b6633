import { captureSeats, extendHold, holdOf, renewHold } from '#inventory';
import { AppError, type Context, type Parts, transaction } from '#kernel';
import { failpoint } from '#kernel/running';
import {
  type CapturedPayment,
  capturePayment,
  isOpen,
  mayStillCome,
  type PaymentState,
  paymentsOf,
  type StartedPayment,
  startPayment,
} from '#payments';
import { lockOwn } from './access.ts';
import { leftToPay, payByCard, setAsideUntil } from './balance-card.ts';
import type { Purpose } from './card-part.ts';
import { holdExpired } from './confirm-reservation.ts';
import { assertRuns } from './follow-departure.ts';
import { isPaying, isProcessing } from './money.ts';
import type { Booking } from './queries/bookings.ts';
import { saveBooking } from './save-booking.ts';
import { seatsOf } from './seats-of.ts';
import { settleBooking } from './settle-booking.ts';
import { tellOfBooking } from './tell-of-booking.ts';

/** More time, once, for whoever is sent to PayPal. */
const AT_PAYPAL_MINUTES = 20;
const PAY = { name: 'PAY', max: 10, windowSeconds: 60 };

/**
 * Begins a payment of what is due: the deposit or everything of a reservation that was confirmed, or the rest of a
 * booking. The traveler approves it at `approvalUrl`.
 * @param seenCents what PayPal was said to take; left out by whoever reads it in the answer
 * @returns null where a gift card has paid all of a balance
 * @throws AppError not_confirmed, also for another sum than was seen; hold_expired, already_paid, payment_started,
 * invalid for another purpose than what is due, rate_limited, and what `startPayment` throws
 */
export async function startBookingPayment(
  ctx: Context,
  parts: Parts,
  { id, purpose, seenCents }: { id: string; purpose: Purpose | null; seenCents?: number },
): Promise<StartedPayment | null> {
  await countFor(parts, id);
  const { booking, wanted, cents } = await transaction(ctx, async (inside) => {
    const own = await lockOwn(inside, id);
    const payments = await paymentsOf(inside, { kind: 'booking', id });
    const due = dueNow(own, payments);
    assertPurpose(purpose, due.purpose);
    if (seenCents !== undefined && seenCents !== due.cents) throw changedMeanwhile();
    if (due.purpose === 'balance' && own.balanceCardCents > 0) {
      if (isPaying(own, payments)) throw new AppError('payment_started', 'A payment for this is on its way.');
      if (due.cents > 0) await saveBooking(inside, own, { balanceCardUntil: setAsideUntil(inside) });
      else
        await tellOfBooking(
          inside,
          parts,
          await payByCard(inside, own, payments),
          await paymentsOf(inside, { kind: 'booking', id }),
        );
    }
    if (due.purpose !== 'balance') {
      await assertRuns(inside, own);
      const hold = await renewHold(inside, id, own.terms.holdMinutes);
      if (!hold) throw holdExpired((await holdOf(inside, id))?.expiresAt ?? ctx.clock());
      await extendHold(inside, id, AT_PAYPAL_MINUTES);
    }
    return { booking: own, wanted: due.purpose, cents: due.cents };
  });
  if (cents <= 0) return null;
  // Where the browser’s cookie is.
  const back = `${ctx.partner?.origin ?? parts.bookings.baseUrl}/reserve/paypal-return?reservation=${id}`;
  return startPayment(ctx, {
    subject: { kind: 'booking', id },
    operatorId: booking.operatorId,
    purpose: wanted,
    amountCents: cents,
    currency: booking.currency ?? '',
    description: `${booking.tripName}, ${booking.operatorName}, order ${booking.orderNumber}`,
    returnUrl: back,
    cancelUrl: `${back}&left=yes`,
  });
}

/** What can be paid of a booking at the moment. @throws AppError not_confirmed, already_paid */
export function dueNow(booking: Booking, payments: readonly PaymentState[]): { purpose: Purpose; cents: number } {
  if (booking.status === 'awaiting_payment') {
    const purpose = booking.depositDueOn === null ? 'full' : 'deposit';
    // The gift card pays its part when the booking is placed.
    return { purpose, cents: (booking.dueNowCents ?? 0) - booking.giftCardCents };
  }
  return { purpose: 'balance', cents: leftToPay(booking, payments) - booking.balanceCardCents };
}

function assertPurpose(asked: Purpose | null, due: Purpose): void {
  if (asked === null || asked === due) return;
  throw new AppError('invalid', `must be ${due}: that is what is due`, { pointer: '/booking_details/purpose' });
}

const changedMeanwhile = () =>
  new AppError('not_confirmed', 'What is due has changed since. Start the payment anew: nothing was charged.');

async function countFor({ sharedLimits }: Pick<Parts, 'sharedLimits'>, id: string): Promise<void> {
  const { allowed, resetSeconds } = await sharedLimits.hit(PAY, id);
  if (allowed) return;
  throw new AppError('rate_limited', `This was tried many times. Try again in ${resetSeconds} seconds.`, {
    retryAfterSeconds: resetSeconds,
  });
}

export type PaidBooking = { booking: Booking; payment: CapturedPayment };

/**
 * Takes the money that was approved, and places the booking. Seats are taken before: where none are left nothing is
 * charged. Sent again, or when PayPal doesn’t answer, it is settled once all the same.
 * @throws AppError not_found, not_confirmed, sold_out, already_paid for another one, payment_declined with the reason
 */
export async function captureBookingPayment(
  ctx: Context,
  parts: Parts,
  { id, processorOrderId }: { id: string; processorOrderId: string | null },
): Promise<PaidBooking> {
  await countFor(parts, id);
  const paymentId = await transaction(ctx, async (inside) => {
    const booking = await lockOwn(inside, id);
    const payments = await paymentsOf(inside, { kind: 'booking', id });
    const payment = payments.findLast((one) => processorOrderId === null || one.processorOrderId === processorOrderId);
    if (!payment) throw new AppError('not_found', 'Page not found');
    if (mayStillCome(payment.status)) await beginCapture(inside, booking, payment, payments);
    return payment.id;
  });
  const payment = await capturePayment(ctx, { paymentId });
  const isRefused = payment.status !== 'unknown' && isOpen(payment.status);
  const booking = await settleBooking(ctx, parts, id, isRefused ? paymentId : null);
  failpoint('capture-committed');
  if (!booking) throw new Error('A booking is gone that was just paid.');
  if (isRefused) throw new AppError('payment_declined', 'Nothing was charged. Approve the payment at PayPal first.');
  if (payment.status === 'denied' || payment.status === 'voided') {
    const why = payment.failure ?? 'PayPal didn’t take the payment.';
    throw new AppError('payment_declined', `Nothing was charged. ${why}`);
  }
  return { booking, payment };
}

/** Notes that money may come now, and takes the seats for it. */
async function beginCapture(
  ctx: Context,
  booking: Booking,
  payment: PaymentState,
  payments: readonly PaymentState[],
): Promise<void> {
  const others = payments.filter(({ id }) => id !== payment.id);
  const due = dueNow(booking, others);
  if (payment.purpose !== due.purpose || payment.amountCents !== due.cents || payment.currency !== booking.currency) {
    throw changedMeanwhile();
  }
  if (due.purpose === 'balance') {
    if (booking.finalPaymentStatus !== 'processing') await saveBooking(ctx, booking, {}, { finalPayment: 'start' });
    return;
  }
  await assertRuns(ctx, booking);
  if (!(await captureSeats(ctx, seatsOf(booking)))) {
    throw new AppError('sold_out', 'The places are gone, and nothing was charged. Choose another date.', {
      meta: { spots_left: 0 },
    });
  }
  if (isProcessing(booking)) return;
  await saveBooking(ctx, booking, {}, due.purpose === 'deposit' ? { deposit: 'start' } : { finalPayment: 'start' });
}
