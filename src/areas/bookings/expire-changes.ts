import { type Context, type Log, logFailure } from '#kernel';
import { latestDate } from '#kernel/shared';
import { paymentsOf } from '#payments';
import { endByAnswer, isLate } from './answer-change.ts';
import { allOf, each } from './each-booking.ts';
import { isPaying } from './money.ts';
import { lockBooking } from './queries/bookings.ts';
import { readOffered, readUnanswered } from './queries/changes.ts';
import type { MailParts } from './tell-of-booking.ts';

/**
 * Gives everything back for departures that moved and that nobody agreed to in time, by the day where each trip starts. One
 * that fails is noted and tried again with the next run; the others go on.
 */
export async function expireChanges(ctx: Context, parts: MailParts, log: Log, signal?: AbortSignal): Promise<void> {
  const before = latestDate(ctx.clock());
  await each(
    ctx,
    allOf((page) => readUnanswered(ctx.db, before, page)),
    signal,
    (inside, id) => expireChange(inside, parts, id),
    (error, id) => logFailure(log, error, { booking: id }, 'an unanswered change could not be ended'),
  );
}

async function expireChange(ctx: Context, parts: MailParts, bookingId: string): Promise<void> {
  const booking = await lockBooking(ctx.db, bookingId);
  const change = await readOffered(ctx.db, bookingId);
  if (!booking || !change?.answerBy || !isLate(ctx, booking, change.answerBy)) return;
  // What is being paid is settled first.
  if (isPaying(booking, await paymentsOf(ctx, { kind: 'booking', id: bookingId }))) return;
  await endByAnswer(ctx, parts, booking, change, 'expire');
}
