export { isReportReason, type ReportReason, reportReasons } from './report-reasons.ts';
export type { Review, ReviewList, ReviewOrder, ReviewStats, SixScores } from './review-list.ts';
export {
  isRejectionReason,
  type RejectionReason,
  rejectionReasons,
  type ScoreName,
  type Scores,
  scoreNames,
} from './score-names.ts';
