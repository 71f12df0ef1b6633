import { type Context, type Log, logFailure } from '#kernel';
import { consume, type OutboxEvent, unreadEvents } from '#kernel/outbox';
import { capturePayment, paymentState, paymentsOf, refundedPayment } from '#payments';
import type { MailParts } from './deliver-cards.ts';
import { noteSettled, noteUnsettled, readUnsettled } from './queries.ts';
import { settleGiftCard } from './settle-card.ts';

const SUBSCRIBER = 'gift-cards';
const EVENTS_AT_ONCE = 500;
const QUIET_MS = 60_000;
const AT_ONCE = 50;

/** Whether the outbox has news since cards followed their payments. */
export async function paymentsTold(ctx: Context): Promise<boolean> {
  return (await unreadEvents(ctx.db, SUBSCRIBER, 1)).count > 0;
}

/** Brings cards to where their payments are, whoever learned of it. One that fails is noted and tried again. */
export async function followPayments(ctx: Context, parts: MailParts, log: Log, signal?: AbortSignal): Promise<void> {
  const take = async (events: OutboxEvent[]) => {
    const settled = new Set<string>();
    for (const { topic, subjectId } of events) {
      signal?.throwIfAborted();
      const readOf = topic === 'payment.changed' ? paymentState : topic === 'refund.changed' ? refundedPayment : null;
      if (!readOf || !subjectId) continue;
      const { subject } = await readOf(ctx, subjectId);
      if (subject.kind !== 'gift_card' || settled.has(subject.id)) continue;
      settled.add(subject.id);
      try {
        await settleGiftCard(ctx, parts, subject.id);
      } catch (error) {
        // When the database is away, nothing can be noted either: all of it is told again.
        await noteUnsettled(ctx.db, subject.id, ctx.clock());
        logFailure(log, error, { giftCard: subject.id }, 'a gift card could not be brought to where its payments are');
      }
    }
  };
  for (let read = 1; read > 0 && !signal?.aborted; ) read = await consume(ctx.db, SUBSCRIBER, EVENTS_AT_ONCE, take);
}

/** Goes on with captures that were begun and never heard of again, since their process ended. */
export async function resumePayments(ctx: Context, parts: MailParts, log: Log, signal?: AbortSignal): Promise<void> {
  const before = new Date(ctx.clock().getTime() - QUIET_MS);
  for (const id of await readUnsettled(ctx, before, AT_ONCE)) {
    if (signal?.aborted) return;
    try {
      const payments = await paymentsOf(ctx, { kind: 'gift_card', id });
      const open = payments.findLast(({ status }) => status === 'created' || status === 'approved');
      const tried = open ? await capturePayment(ctx, { paymentId: open.id }) : null;
      await settleGiftCard(ctx, parts, id);
      // What PayPal holds back is told by its news; what it didn't answer is asked again.
      if (tried?.status !== 'unknown') await noteSettled(ctx.db, id);
    } catch (error) {
      logFailure(log, error, { giftCard: id }, 'the payment of a gift card could not be gone on with');
    }
  }
}
