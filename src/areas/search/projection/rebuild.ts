import { setTimeout } from 'node:timers/promises';
import type { Context, Log } from '#kernel';
import { projectEntries } from './project-entries.ts';
import { projectOrPark } from './project-or-park.ts';
import { everyTrip, projectTrips } from './project-trips.ts';

/**
 * Projects everything anew, as if nothing had been heard of any change: what is right already isn't written. Takes its
 * time, for requests are answered beside it.
 */
export async function rebuildProjection(ctx: Context, log: Log, signal: AbortSignal): Promise<void> {
  await everyTrip(ctx, async (ids) => {
    signal.throwIfAborted();
    const began = performance.now();
    await projectOrPark(ctx, log, 'trip', ids, (some) => projectTrips(ctx, some));
    await setTimeout(performance.now() - began);
  });
  signal.throwIfAborted();
  await projectEntries(ctx, { operatorIds: 'all', categoryIds: 'all' });
}
