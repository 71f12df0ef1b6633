import { tripsPassedSince } from '#catalogue';
import type { Context } from '#kernel';
import { dayNumber, fromDayNumber, toCalendarDate } from '#kernel/shared';
import { keepRollDay, takeRollDay } from '../queries/projection.ts';
import { inTransaction } from './in-transaction.ts';
import { projectTrips } from './project-trips.ts';

/**
 * Projects the trips whose departures went off sale, or whose promotion ended, since the last roll: time changes them
 * without anybody's doing. Answers their ids, so that their pages can be dropped. Call at midnight UTC, and at start.
 */
export async function rollDate(ctx: Context): Promise<string[]> {
  const today = dayNumber(toCalendarDate(ctx.clock()));
  return inTransaction(ctx, async (inner) => {
    const last = await takeRollDay(inner.db);
    const passed = await tripsPassedSince(inner, fromDayNumber(last ?? 0));
    await projectTrips(inner, passed);
    await keepRollDay(inner.db, today);
    return passed;
  });
}
