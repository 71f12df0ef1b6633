export type { Review, ReviewOrder } from './review-list.ts';
export {
  latestReviews,
  reviewerKinds,
  reviewStatsOf,
  reviewStatsOfAll,
  reviewStatsOfTrips,
  reviewsOf,
  reviewsOfTrips,
} from './review-list.ts';
