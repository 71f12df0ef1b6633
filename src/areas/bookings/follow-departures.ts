import { type Context, type Log, logFailure } from '#kernel';
import { consume, type OutboxEvent, unreadEvents } from '#kernel/outbox';
import { readFollowing } from './queries/changes.ts';
import { noteUnsettled } from './queries/processing.ts';
import { settleBooking } from './settle-booking.ts';
import type { MailParts } from './tell-of-booking.ts';

const SUBSCRIBER = 'bookings.departures';
const EVENTS_AT_ONCE = 500;
const BOOKINGS_AT_ONCE = 100;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Whether the outbox has news since bookings followed their departures. */
export async function departuresTold(ctx: Context): Promise<boolean> {
  return (await unreadEvents(ctx.db, SUBSCRIBER, 1)).count > 0;
}

/**
 * Brings bookings to where their departures are, whoever changed those. One that fails is noted and tried again by
 * `resumePayments`; the others go on.
 */
export async function followDepartures(ctx: Context, parts: MailParts, log: Log, signal?: AbortSignal): Promise<void> {
  const take = async (events: OutboxEvent[]) => {
    const told = events.flatMap(({ topic, subjectId }) =>
      topic === 'departure.changed' && subjectId ? subjectId : [],
    );
    const ids = [...new Set(told)];
    for (let after = FIRST; ids.length > 0; ) {
      const bookings = await readFollowing(ctx.db, ids, { after, limit: BOOKINGS_AT_ONCE });
      for (const id of bookings) {
        signal?.throwIfAborted();
        await follow(ctx, parts, log, id);
      }
      if (bookings.length < BOOKINGS_AT_ONCE) return;
      after = bookings.at(-1) ?? after;
    }
  };
  for (let read = 1; read > 0 && !signal?.aborted; ) read = await consume(ctx.db, SUBSCRIBER, EVENTS_AT_ONCE, take);
}

async function follow(ctx: Context, parts: MailParts, log: Log, bookingId: string): Promise<void> {
  try {
    await settleBooking(ctx, parts, bookingId);
  } catch (error) {
    // When the database is away, nothing can be noted either: all of it is told again.
    await noteUnsettled(ctx.db, bookingId, ctx.clock());
    logFailure(log, error, { booking: bookingId }, 'a booking could not be brought to where its departure is');
  }
}
