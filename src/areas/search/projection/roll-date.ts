import { tripsPassedSince } from '#catalogue/search';
import { type Context, publish, transaction } from '#kernel';
import { keepRolledAt, takeRolledAt } from '../queries/projection.ts';

const THE_FIRST_DAY = new Date(0);

/**
 * Tells of the trips whose departures left or went off sale, or whose promotion ended, since the last roll: time changes
 * them without anybody's doing. Answers their ids. Call at start, and each quarter of an hour: some midnight may pass then.
 */
export async function rollDate(ctx: Context): Promise<string[]> {
  const now = ctx.clock();
  return transaction(ctx, async (inner) => {
    const passed = await tripsPassedSince(inner, (await takeRolledAt(inner.db)) ?? THE_FIRST_DAY);
    await publish(inner.db, 'trip.changed', passed);
    await keepRolledAt(inner.db, now);
    return passed;
  });
}
