import { type Context, type Log, logFailure } from '#kernel';
import { subscriber } from '#kernel/outbox';
import { capturePayment, isOpen, paymentsOf, subjectsTold } from '#payments';
import type { MailParts } from './deliver-cards.ts';
import { noteSettled, noteUnsettled, readUnsettled } from './queries.ts';
import { settleGiftCard } from './settle-card.ts';

const news = subscriber('gift-cards', 500);
const QUIET_MS = 60_000;
const AT_ONCE = 500;

/** Whether the outbox has news since cards followed their payments. */
export const paymentsTold = news.isDue;

/** Brings cards to where their payments are, whoever learned of it. One that fails is noted and tried again. */
export function followPayments(ctx: Context, parts: MailParts, log: Log, signal?: AbortSignal): Promise<void> {
  return news.take(
    ctx,
    async (events) => {
      for (const id of await subjectsTold(ctx, 'gift_card', events)) {
        signal?.throwIfAborted();
        await settleOrNote(ctx, parts, log, id);
      }
    },
    signal,
  );
}

async function settleOrNote(ctx: Context, parts: MailParts, log: Log, id: string): Promise<void> {
  try {
    await settleGiftCard(ctx, parts, id);
  } catch (error) {
    // When the database is away, nothing can be noted either: all of it is told again.
    await noteUnsettled(ctx.db, id, ctx.clock());
    logFailure(log, error, { giftCard: id }, 'a gift card could not be brought to where its payments are');
  }
}

/** Goes on with captures that were begun and never heard of again, since their process ended. */
export async function resumePayments(ctx: Context, parts: MailParts, log: Log, signal?: AbortSignal): Promise<void> {
  const before = new Date(ctx.clock().getTime() - QUIET_MS);
  for (const id of await readUnsettled(ctx, before, AT_ONCE)) {
    if (signal?.aborted) return;
    try {
      const payments = await paymentsOf(ctx, { kind: 'gift_card', id });
      const open = payments.findLast(({ status }) => isOpen(status));
      const tried = open ? await capturePayment(ctx, { paymentId: open.id }) : null;
      await settleGiftCard(ctx, parts, id);
      // What PayPal holds back is told by its news; what it didn't answer is asked again.
      if (tried?.status !== 'unknown') await noteSettled(ctx.db, id);
    } catch (error) {
      logFailure(log, error, { giftCard: id }, 'the payment of a gift card could not be gone on with');
    }
  }
}
