export { reviewImport } from './import/reviews.ts';
export { type ReviewSubjects, refreshStats } from './refresh-stats.ts';
export type { Review, ReviewOrder } from './review-list.ts';
export {
  latestReviews,
  reviewerKinds,
  reviewStatsOf,
  reviewStatsOfAll,
  reviewsOf,
  reviewsOfTrips,
} from './review-list.ts';
