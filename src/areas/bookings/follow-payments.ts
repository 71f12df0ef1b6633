import { type Context, type Log, logFailure } from '#kernel';
import { consume, type OutboxEvent, unreadEvents } from '#kernel/outbox';
import { paymentState, refundedPayment } from '#payments';
import { noteUnsettled } from './queries/processing.ts';
import { settleBooking } from './settle-booking.ts';
import type { MailParts } from './tell-of-booking.ts';

const SUBSCRIBER = 'bookings';
const EVENTS_AT_ONCE = 500;

/** Whether the outbox has news since bookings followed their payments. */
export async function paymentsTold(ctx: Context): Promise<boolean> {
  return (await unreadEvents(ctx.db, SUBSCRIBER, 1)).count > 0;
}

/**
 * Brings bookings to where their payments are, whoever learned of it. One that fails is noted and tried again by
 * `resumePayments`; the others go on.
 */
export async function followPayments(ctx: Context, parts: MailParts, log: Log, signal?: AbortSignal): Promise<void> {
  const take = async (events: OutboxEvent[]) => {
    const settled = new Set<string>();
    for (const { topic, subjectId } of events) {
      signal?.throwIfAborted();
      const readOf = topic === 'payment.changed' ? paymentState : topic === 'refund.changed' ? refundedPayment : null;
      if (!readOf || !subjectId) continue;
      const { subject } = await readOf(ctx, subjectId);
      if (subject.kind !== 'booking' || settled.has(subject.id)) continue;
      settled.add(subject.id);
      await settle(ctx, parts, log, subject.id);
    }
  };
  for (let read = 1; read > 0 && !signal?.aborted; ) read = await consume(ctx.db, SUBSCRIBER, EVENTS_AT_ONCE, take);
}

async function settle(ctx: Context, parts: MailParts, log: Log, bookingId: string): Promise<void> {
  try {
    await settleBooking(ctx, parts, bookingId);
  } catch (error) {
    // When the database is away, nothing can be noted either: all of it is told again.
    await noteUnsettled(ctx.db, bookingId, ctx.clock());
    logFailure(log, error, { booking: bookingId }, 'a booking could not be brought to where its payments are');
  }
}
