export type { Review, ReviewOrder } from './review-list.ts';
export {
  latestReviews,
  reviewerKinds,
  reviewStatsOf,
  reviewStatsOfAll,
  reviewStatsOfCategory,
  reviewStatsOfTrips,
  reviewsOf,
  reviewsOfTrips,
} from './review-list.ts';
export { reviewsTag } from './reviews-tag.ts';
