import { type Context, type Log, logFailure } from '#kernel';
import { noteUnsettled } from './queries/processing.ts';
import { settleBooking } from './settle-booking.ts';
import type { MailParts } from './tell-of-booking.ts';

/** Brings a booking to where its payments and its departure are; one that fails is noted for `resumePayments`. */
export async function settleOrNote(ctx: Context, parts: MailParts, log: Log, bookingId: string): Promise<void> {
  try {
    await settleBooking(ctx, parts, bookingId);
  } catch (error) {
    // When the database is away, nothing can be noted either: all of it is told again.
    await noteUnsettled(ctx.db, bookingId, ctx.clock());
    logFailure(log, error, { booking: bookingId }, 'a booking could not follow its payments or its departure');
  }
}
