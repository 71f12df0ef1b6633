import { type Context, type Log, logFailure } from '#kernel';
import { capturePayment, isOpen, type PaymentState, paymentsOf } from '#payments';
import { allOf } from './each-booking.ts';
import { isProcessing, processedPurpose } from './money.ts';
import type { Booking } from './queries/bookings.ts';
import { readBooking } from './queries/bookings.ts';
import { noteSettled, readToResume } from './queries/processing.ts';
import { settleBooking } from './settle-booking.ts';
import type { MailParts } from './tell-of-booking.ts';

const QUIET_MS = 60_000;

/**
 * Goes on with what was left: payments whose capture was begun and never heard of again, since its process ended, and
 * bookings that could not be settled. The traveler has approved the former, and the seats wait; PayPal takes the same
 * request as the same capture.
 */
export async function resumePayments(ctx: Context, parts: MailParts, log: Log, signal?: AbortSignal): Promise<void> {
  const before = new Date(ctx.clock().getTime() - QUIET_MS);
  for await (const bookingId of allOf((page) => readToResume(ctx.db, before, page))) {
    if (signal?.aborted) return;
    try {
      await resume(ctx, parts, bookingId);
      await noteSettled(ctx.db, bookingId);
    } catch (error) {
      logFailure(log, error, { booking: bookingId }, 'a payment could not be gone on with');
    }
  }
}

async function resume(ctx: Context, parts: MailParts, bookingId: string): Promise<void> {
  const booking = await readBooking(ctx.db, bookingId);
  const payments = await paymentsOf(ctx, { kind: 'booking', id: bookingId });
  const begun = booking && isProcessing(booking) ? begunOf(booking, payments) : undefined;
  const tried = begun ? await capturePayment(ctx, { paymentId: begun.id }) : null;
  const isRefused = tried !== null && tried.status !== 'unknown' && isOpen(tried.status);
  await settleBooking(ctx, parts, bookingId, isRefused ? tried.id : null);
}

/** The payment whose capture was begun: orders of another purpose may be open beside it, and be newer. */
function begunOf(booking: Booking, payments: readonly PaymentState[]): PaymentState | undefined {
  return payments.findLast(({ status, purpose }) => isOpen(status) && purpose === processedPurpose(booking));
}
