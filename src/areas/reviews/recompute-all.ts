import { idsAfter } from '#catalogue/upkeep';
import type { Context } from '#kernel';
import { addUpCategories } from './follow-categories.ts';
import { refreshStats } from './refresh-stats.ts';

const AT_ONCE = 500;

/** Works out the figures of every company, trip and category from the published reviews; writes and tells what differs. */
export async function recomputeAll(ctx: Context, signal: AbortSignal): Promise<void> {
  await each(ctx, 'operators', signal, (operatorIds) => refreshStats(ctx, { operatorIds, tripIds: [] }));
  await each(ctx, 'trips', signal, (tripIds) => refreshStats(ctx, { operatorIds: [], tripIds }));
  await each(ctx, 'categories', signal, (ids) => addUpCategories(ctx, ids, signal));
}

async function each(
  ctx: Context,
  table: Parameters<typeof idsAfter>[1],
  signal: AbortSignal,
  work: (ids: string[]) => Promise<void>,
): Promise<void> {
  for (let after: string | null = null; ; ) {
    signal.throwIfAborted();
    const ids: string[] = await idsAfter(ctx, table, after, AT_ONCE);
    if (ids.length > 0) await work(ids);
    if (ids.length < AT_ONCE) return;
    after = ids.at(-1) ?? null;
  }
}
