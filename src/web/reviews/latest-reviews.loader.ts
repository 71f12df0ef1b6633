import { offeredCards } from '#catalogue';
import type { TripName } from '#catalogue/shared';
import type { Context } from '#kernel';
import { latestReviews } from '#reviews';
import type { Review } from '#reviews/shared';
import { type ShownReview, shownReview } from './shown-review.ts';

/** A review among those of other companies: it says which trip it is about, and whose. */
export type LatestReview = ShownReview & { trip: TripName; operatorName: string; operatorSlug: string };

/** The newest reviews, one a company, of all trips or of some; those whose trip is in no list any more are left out. */
export async function readLatest(
  ctx: Context,
  limit: number,
  ofTrips?: Parameters<typeof latestReviews>[2],
): Promise<LatestReview[]> {
  return (await withTrips(ctx, await latestReviews(ctx, limit * 2, ofTrips))).slice(0, limit);
}

/** Reviews of several companies, each with its trip; those whose trip is in no list any more are left out. */
export async function withTrips(ctx: Context, reviews: readonly Review[]): Promise<LatestReview[]> {
  const cards = await offeredCards(ctx, [...new Set(reviews.flatMap(({ tripId }) => tripId ?? []))]);
  return reviews.flatMap((review) => {
    const trip = cards.find(({ id }) => id === review.tripId);
    if (!trip) return [];
    const { name, slug, durationDays, operator } = trip;
    const about = { name, slug, durationDays };
    return [{ ...shownReview(review, about), trip: about, operatorName: operator.name, operatorSlug: operator.slug }];
  });
}
