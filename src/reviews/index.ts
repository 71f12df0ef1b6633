export { latestReviews, reviewerKinds, reviewStatsOf, reviewsOf } from './review-list.ts';
