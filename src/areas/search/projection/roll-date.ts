import { tripsPassedSince } from '#catalogue/search';
import { type Context, publish, transaction } from '#kernel';
import { toCalendarDate } from '#kernel/shared';
import { keepRollDay, takeRollDay } from '../queries/projection.ts';

const THE_FIRST_DAY = '1970-01-01';

/**
 * Tells of the trips whose departures went off sale, or whose promotion ended, since the last roll: time changes them
 * without anybody's doing. Answers their ids. Call at midnight UTC, and at start.
 */
export async function rollDate(ctx: Context): Promise<string[]> {
  const today = toCalendarDate(ctx.clock());
  return transaction(ctx, async (inner) => {
    const passed = await tripsPassedSince(inner, (await takeRollDay(inner.db)) ?? THE_FIRST_DAY);
    await publish(inner.db, 'trip.changed', passed);
    await keepRollDay(inner.db, today);
    return passed;
  });
}
