import type { TripName } from '#catalogue/shared';
import type { Review, ReviewList } from '#reviews/shared';

/** What a page shows of a review; the rest isn't sent. */
export type ShownReview = Pick<
  Review,
  | 'id'
  | 'tripId'
  | 'authorName'
  | 'authorPlace'
  | 'summary'
  | 'content'
  | 'rating'
  | 'badge'
  | 'traveledOn'
  | 'reviewedAt'
  | 'reply'
> & {
  /** What it is about; null where the page says so already, and for a company as a whole. */
  trip: TripName | null;
};

export function shownReview(review: Review, trip: TripName | null = null): ShownReview {
  const { id, tripId, authorName, authorPlace, summary, content, rating, badge, traveledOn, reviewedAt, reply } =
    review;
  return { id, tripId, authorName, authorPlace, summary, content, rating, badge, traveledOn, reviewedAt, reply, trip };
}

export type ShownReviews = Omit<ReviewList, 'reviews'> & { reviews: ShownReview[] };

/** The trips that they name: a page must not outlive a name on it. */
export function tripTags({ reviews }: Pick<ShownReviews, 'reviews'>): string[] {
  return [...new Set(reviews.flatMap(({ tripId }) => (tripId === null ? [] : [`trip:${tripId}`])))];
}
