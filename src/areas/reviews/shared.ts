export { isReportReason, reportReasons } from './report-reasons.ts';
export type { Review, ReviewList, ReviewStats, SixScores } from './review-list.ts';
export type { ReviewOrder } from './review-orders.ts';
export { isRejectionReason, rejectionReasons, type Scores, scoreNames } from './score-names.ts';
