import type { Context, Log } from '#kernel';
import { subscriber } from '#kernel/outbox';
import { readFollowing } from './queries/changes.ts';
import { settleOrNote } from './settle-or-note.ts';
import type { MailParts } from './tell-of-booking.ts';

const news = subscriber('bookings.departures', 500);
const BOOKINGS_AT_ONCE = 100;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Whether the outbox has news since bookings followed their departures. */
export const departuresTold = news.isDue;

/**
 * Brings bookings to where their departures are, whoever changed those. One that fails is noted and tried again by
 * `resumePayments`; the others go on.
 */
export function followDepartures(ctx: Context, parts: MailParts, log: Log, signal?: AbortSignal): Promise<void> {
  return news.take(
    ctx,
    async (events) => {
      const told = events.flatMap(({ topic, subjectId }) =>
        topic === 'departure.changed' && subjectId ? subjectId : [],
      );
      const ids = [...new Set(told)];
      for (let after = FIRST; ids.length > 0; ) {
        const bookings = await readFollowing(ctx.db, ids, { after, limit: BOOKINGS_AT_ONCE });
        for (const id of bookings) {
          signal?.throwIfAborted();
          await settleOrNote(ctx, parts, log, id);
        }
        if (bookings.length < BOOKINGS_AT_ONCE) return;
        after = bookings.at(-1) ?? after;
      }
    },
    signal,
  );
}
