export { confirmReview } from './confirm-review.ts';
export { type Decision, decideReview } from './decide-review.ts';
export { type Desk, moderateReview, moderationDesk } from './moderation.ts';
export { waitingReviews } from './own-reviews.ts';
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
