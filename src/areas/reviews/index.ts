export { type CompanyDesk, companyReviews } from './company-reviews.ts';
export { confirmReview } from './confirm-review.ts';
export { type Decision, decideReview } from './decide-review.ts';
export { countReviewsToRead, type Desk, moderateReview, moderationDesk } from './moderation.ts';
export { type OwnReview, ownReviews } from './own-reviews.ts';
export { reportedReview } from './reported-review.ts';
export {
  latestReviews,
  reviewerKinds,
  reviewStatsOf,
  reviewStatsOfAll,
  reviewStatsOfCategory,
  reviewsOf,
  reviewsOfTrips,
} from './review-list.ts';
export { reviewsTag } from './reviews-tag.ts';
export { waitingReviews } from './waiting-reviews.ts';
