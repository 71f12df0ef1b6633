import { tripNames } from '#catalogue';
import type { Context } from '#kernel';
import type { ReviewList } from '#reviews/shared';
import { type ShownReviews, shownReview } from './shown-review.ts';

/** A company's reviews, each with its trip. */
export async function shownReviews(ctx: Context, { reviews, ...list }: ReviewList): Promise<ShownReviews> {
  const trips = await tripNames(
    ctx,
    reviews.flatMap(({ tripId }) => tripId ?? []),
  );
  return { ...list, reviews: reviews.map((review) => shownReview(review, trips.get(review.tripId ?? '') ?? null)) };
}
