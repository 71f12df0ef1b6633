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
>;

export function shownReview(review: Review): ShownReview {
  const { id, tripId, authorName, authorPlace, summary, content, rating, badge, traveledOn, reviewedAt, reply } =
    review;
  return { id, tripId, authorName, authorPlace, summary, content, rating, badge, traveledOn, reviewedAt, reply };
}

export type ShownReviews = Omit<ReviewList, 'reviews'> & { reviews: ShownReview[] };

export function shownReviews({ reviews, ...list }: ReviewList): ShownReviews {
  return { ...list, reviews: reviews.map(shownReview) };
}
