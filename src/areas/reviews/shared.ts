export type { Review, ReviewList, ReviewOrder, ReviewStats, SixScores } from './review-list.ts';
