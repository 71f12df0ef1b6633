import type { Context, Log } from '#kernel';
import { subscriber } from '#kernel/outbox';
import { subjectsTold } from '#payments';
import { settleOrNote } from './settle-or-note.ts';
import type { MailParts } from './tell-of-booking.ts';

const news = subscriber('bookings', 500);

/** Whether the outbox has news since bookings followed their payments. */
export const paymentsTold = news.isDue;

/**
 * Brings bookings to where their payments are, whoever learned of it. One that fails is noted and tried again by
 * `resumePayments`; the others go on.
 */
export function followPayments(ctx: Context, parts: MailParts, log: Log, signal?: AbortSignal): Promise<void> {
  return news.take(
    ctx,
    async (events) => {
      for (const id of await subjectsTold(ctx, 'booking', events)) {
        signal?.throwIfAborted();
        await settleOrNote(ctx, parts, log, id);
      }
    },
    signal,
  );
}
