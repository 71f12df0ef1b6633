import { categoriesOfTrips, membersOfCategories } from '#catalogue/upkeep';
import { type Context, publish, transaction } from '#kernel';
import { type OutboxEvent, subscriber } from '#kernel/outbox';
import { recomputeCategories } from './recompute-stats.ts';

/** An import tells of all its trips at once, which share their categories. */
const news = subscriber('reviews', 20_000);
const CATEGORIES_AT_ONCE = 100;

/** Whether the outbox has news since figures of categories were added up. */
export const categoriesAreDue = news.isDue;

/** Adds up the review figures of the categories that the outbox tells of, and of those of its trips. */
export function followCategories(ctx: Context, signal?: AbortSignal): Promise<void> {
  return news.take(ctx, (events) => addUp(ctx, events, signal), signal);
}

async function addUp(ctx: Context, events: readonly OutboxEvent[], signal?: AbortSignal): Promise<void> {
  const named = (topic: OutboxEvent['topic']) =>
    events.flatMap((event) => (event.topic === topic && event.subjectId ? [event.subjectId] : []));
  const ofTrips = await categoriesOfTrips(ctx, [...new Set(named('trip.changed'))]);
  const ids = [...new Set([...named('category.changed'), ...ofTrips])].sort();
  await addUpCategories(ctx, ids, signal);
}

/** Adds up the review figures of these categories, and tells of those that are others than before. */
export async function addUpCategories(ctx: Context, ids: readonly string[], signal?: AbortSignal): Promise<void> {
  for (let start = 0; start < ids.length; start += CATEGORIES_AT_ONCE) {
    signal?.throwIfAborted();
    const some = ids.slice(start, start + CATEGORIES_AT_ONCE);
    await transaction(ctx, async (inside) => {
      await publish(inside.db, 'category.reviewed', await recomputeCategories(inside, some, membersOfCategories(some)));
    });
  }
}
