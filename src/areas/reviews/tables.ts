// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Json, Timestamp } from '#kernel/db';

export type ReviewsTable = {
  id: Generated<string>;
  sourceRef: string | null;
  operatorId: string;
  tripId: string | null;
  bookingId: string | null;
  userId: string | null;
  authorName: string | null;
  authorPlace: string | null;
  email: string | null;
  emailHash: Buffer | null;
  summary: string | null;
  content: string | null;
  overallScore: number;
  valueScore: number | null;
  guideScore: number | null;
  activitiesScore: number | null;
  lodgingScore: number | null;
  transportScore: number | null;
  mealsScore: number | null;
  reviewBadge: Generated<'none' | 'verified_traveler' | 'expert' | 'company_verified' | 'company_expert'>;
  source: Generated<'site' | 'invitation' | 'partner_import'>;
  state: Generated<'draft' | 'email_confirmed' | 'in_moderation' | 'published' | 'rejected' | 'withdrawn'>;
  rejectionReason:
    | 'spam'
    | 'abusive'
    | 'off_topic'
    | 'conflict_of_interest'
    | 'personal_data'
    | 'not_traveled'
    | 'duplicate'
    | null;
  traveledOn: string | null;
  reviewedAt: Timestamp;
  reply: string | null;
  repliedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  revision: Generated<number>;
  repliedBy: string | null;
  replyRemovedAt: Timestamp | null;
  authorRemovedAt: Timestamp | null;
};

export type ReviewStatsTable = {
  subjectKind: 'operator' | 'trip' | 'category';
  subjectId: string;
  count: number;
  overall: number | null;
  valueAverage: number | null;
  guideAverage: number | null;
  activitiesAverage: number | null;
  lodgingAverage: number | null;
  transportAverage: number | null;
  mealsAverage: number | null;
  histogram: Generated<Json>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  overallSum: Generated<number>;
  scoreSums: Generated<number[]>;
  scoreCounts: Generated<number[]>;
};

export type ReviewAuthorsTable = {
  id: string;
  userId: string | null;
  content: Buffer;
  tokenHash: Buffer | null;
  expiresAt: Timestamp | null;
  confirmedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type ReviewDecisionsTable = {
  id: Generated<string>;
  reviewId: string;
  decision:
    | 'published'
    | 'rejected'
    | 'withdrawn'
    | 'change_published'
    | 'change_rejected'
    | 'reports_kept'
    | 'reply_removed';
  reason:
    | 'spam'
    | 'abusive'
    | 'off_topic'
    | 'conflict_of_interest'
    | 'personal_data'
    | 'not_traveled'
    | 'duplicate'
    | null;
  decidedBy: string;
  createdAt: Generated<Timestamp>;
};

export type ReviewChangesTable = {
  id: string;
  authorName: string;
  summary: string;
  content: string;
  overallScore: number;
  valueScore: number | null;
  guideScore: number | null;
  activitiesScore: number | null;
  lodgingScore: number | null;
  transportScore: number | null;
  mealsScore: number | null;
  changedAt: Timestamp;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type ReviewReportsTable = {
  id: Generated<string>;
  reviewId: string;
  userId: string | null;
  reason: 'spam' | 'abusive' | 'off_topic' | 'conflict_of_interest' | 'personal_data' | 'not_traveled' | 'other';
  content: Buffer | null;
  settledAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type ReviewsTables = {
  reviews: ReviewsTable;
  reviewStats: ReviewStatsTable;
  reviewAuthors: ReviewAuthorsTable;
  reviewDecisions: ReviewDecisionsTable;
  reviewChanges: ReviewChangesTable;
  reviewReports: ReviewReportsTable;
};
