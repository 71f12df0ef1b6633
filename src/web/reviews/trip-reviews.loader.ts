import { tripCards } from '#catalogue';
import type { NamedLink } from '#catalogue/shared';
import type { Context } from '#kernel';
import type { Review } from '#reviews';
import { type ShownReview, shownReview } from './shown-review.ts';

export type TripReview = ShownReview & { trip: NamedLink; operatorName: string; operatorSlug: string };

/** Reviews with their trips and companies; those of trips that aren't listed any more are left out. */
export async function tripReviews(ctx: Context, reviews: readonly Review[]): Promise<TripReview[]> {
  const cards = await tripCards(ctx, [...new Set(reviews.flatMap(({ tripId }) => tripId ?? []))]);
  return reviews.flatMap((review) => {
    const trip = cards.find(({ id }) => id === review.tripId);
    if (!trip) return [];
    const { name, slug, operator } = trip;
    return [{ ...shownReview(review), trip: { name, slug }, operatorName: operator.name, operatorSlug: operator.slug }];
  });
}
