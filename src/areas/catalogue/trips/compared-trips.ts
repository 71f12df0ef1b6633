import type { Context } from '#kernel';
import { readTripIdsBySlug } from '../queries/offered-trips.ts';
import type { TripCore } from './trip-page-model.ts';
import { tripCores } from './trip-pages.ts';

/** What is said of a trip beside others. */
export type ComparedTrip = TripCore;

/** Trips to be shown side by side, in the order asked for; unknown and hidden ones are left out, and those that aren't offered any more. */
export async function comparedTrips(ctx: Context, slugs: readonly string[]): Promise<ComparedTrip[]> {
  const ids = await readTripIdsBySlug(ctx, slugs);
  const known = slugs.flatMap((slug) => ids.get(slug) ?? []);
  const cores = await tripCores(ctx, known);
  return known.flatMap((id) => {
    const core = cores.get(id);
    return core?.state === 'offered' ? [core] : [];
  });
}
