import type { Context } from '#kernel';
import { readTripIdsBySlug } from '../queries/offered-trips.ts';
import { type OldTrip, readOldTrips } from '../queries/operator-old-trips.ts';
import { readPreviousTripIds } from '../queries/previous-trips.ts';
import { readTripNames } from '../queries/trip-names.ts';

/** A trip with those that it replaced, newest first, and the ids of all; null when there are none. */
export async function previousTrips(
  ctx: Context,
  slug: string,
): Promise<{ trip: { name: string; slug: string }; trips: OldTrip[]; ids: string[] } | null> {
  const [previous, found] = await Promise.all([readPreviousTripIds(ctx, slug), readTripIdsBySlug(ctx, [slug])]);
  const id = found.get(slug);
  if (!id || !previous || previous.length === 0) return null;
  const [names, trips] = await Promise.all([readTripNames(ctx, [id]), readOldTrips(ctx, previous)]);
  const name = names.get(id)?.name;
  return name === undefined ? null : { trip: { name, slug }, trips, ids: [id, ...previous] };
}
