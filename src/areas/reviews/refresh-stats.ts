import { setRatings } from '#catalogue/upkeep';
import { type Context, transaction } from '#kernel';
import { lockStats, recomputeStats } from './recompute-stats.ts';

export type ReviewSubjects = { operatorIds: string[]; tripIds: string[] };

/** Whoever publishes a review meanwhile waits for one transaction. */
const CHUNK = 500;

/** Recomputes the statistics of these operators and trips from their published reviews and hands the ratings down. */
export async function refreshStats(ctx: Context, { operatorIds, tripIds }: ReviewSubjects): Promise<void> {
  await refreshKind(ctx, 'operator', operatorIds);
  await refreshKind(ctx, 'trip', tripIds);
}

async function refreshKind(ctx: Context, kind: 'operator' | 'trip', ids: string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += CHUNK) {
    const chunk = ids.slice(start, start + CHUNK);
    await transaction(ctx, async (inside) => {
      await lockStats(inside, kind, chunk);
      await setRatings(inside, kind, await recomputeStats(inside, kind, chunk));
    });
  }
}
