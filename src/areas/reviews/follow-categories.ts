import { categoriesOfTrips, membersOfCategories } from '#catalogue/upkeep';
import { type Context, publish, transaction } from '#kernel';
import { consume, type OutboxEvent, unreadEvents } from '#kernel/outbox';
import { recomputeCategories } from './recompute-stats.ts';

const SUBSCRIBER = 'reviews';
/** An import tells of all its trips at once, which share their categories. */
const EVENTS_AT_ONCE = 20_000;
const CATEGORIES_AT_ONCE = 100;

/** Whether the outbox has news since figures of categories were added up. */
export async function categoriesAreDue(ctx: Context): Promise<boolean> {
  return (await unreadEvents(ctx.db, SUBSCRIBER, 1)).count > 0;
}

/** Adds up the review figures of the categories that the outbox tells of, and of those of its trips. */
export async function followCategories(ctx: Context, signal?: AbortSignal): Promise<void> {
  const take = (events: OutboxEvent[]) => addUp(ctx, events, signal);
  for (let read = 1; read > 0 && !signal?.aborted; ) read = await consume(ctx.db, SUBSCRIBER, EVENTS_AT_ONCE, take);
}

async function addUp(ctx: Context, events: readonly OutboxEvent[], signal?: AbortSignal): Promise<void> {
  const named = (topic: OutboxEvent['topic']) =>
    events.flatMap((event) => (event.topic === topic && event.subjectId ? [event.subjectId] : []));
  const ofTrips = await categoriesOfTrips(ctx, [...new Set(named('trip.changed'))]);
  const ids = [...new Set([...named('category.changed'), ...ofTrips])].sort();
  for (let start = 0; start < ids.length; start += CATEGORIES_AT_ONCE) {
    signal?.throwIfAborted();
    const some = ids.slice(start, start + CATEGORIES_AT_ONCE);
    await transaction(ctx, async (inside) => {
      await publish(inside.db, 'category.reviewed', await recomputeCategories(inside, some, membersOfCategories(some)));
    });
  }
}
