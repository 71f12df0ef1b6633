import type { Context } from '#kernel';
import { readTripIdsBySlug } from '../queries/offered-trips.ts';
import type { TripCore, TripPage } from './trip-page-model.ts';
import { tripCores, tripStories } from './trip-pages.ts';

/** What is said of a trip beside others. */
export type ComparedTrip = TripCore & Pick<TripPage, 'refund'>;

/** Trips to be shown side by side, in the order asked for; unknown and hidden ones are left out, and those that aren't offered any more. */
export async function comparedTrips(ctx: Context, slugs: readonly string[]): Promise<ComparedTrip[]> {
  const ids = await readTripIdsBySlug(ctx, slugs);
  const known = slugs.flatMap((slug) => ids.get(slug) ?? []);
  const [cores, stories] = await Promise.all([tripCores(ctx, known), tripStories(ctx, known)]);
  return known.flatMap((id) => {
    const core = cores.get(id);
    return core?.state === 'offered' ? [{ ...core, refund: stories.get(id)?.refund ?? null }] : [];
  });
}
