export { changeReview, type ReviewChange, withdrawReview } from './own-reviews.ts';
export { changeReply, removeReviewReply, replyToReview } from './reply-to-review.ts';
export { keepReported, reportReview } from './report-review.ts';
export { reviewFields } from './review-fields.ts';
