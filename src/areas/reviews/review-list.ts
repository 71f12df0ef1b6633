import { tripsOfCategory, tripsOfPartner } from '#catalogue';
import type { Context } from '#kernel';
import { shownScope } from '#partners';
import type { ReviewBadge } from './badge.ts';
import {
  type ReviewRow,
  readLatestReviews,
  readNewestReviews,
  readReviewerKinds,
  readReviewStats,
  readReviews,
  readStatsOfTrips,
  type StatsKind,
  type StatsTogether,
  type TripIds,
} from './queries.ts';
import type { ReviewOrder } from './review-orders.ts';

/** Scores run from 1 to 5; null where nobody gave one. */
export type SixScores = {
  value: number | null;
  guide: number | null;
  activities: number | null;
  lodging: number | null;
  transport: number | null;
  meals: number | null;
};

/** A company or a trip. */
export type ReviewSubject = { operatorId: string } | { tripId: string };

export type Review = {
  id: string;
  operatorId: string;
  tripId: string | null;
  authorName: string;
  authorPlace: string | null;
  summary: string | null;
  content: string | null;
  rating: number;
  scores: SixScores;
  badge: ReviewBadge;
  source: 'site' | 'invitation' | 'partner_import';
  traveledOn: string | null;
  reviewedAt: string;
  reply: string | null;
  repliedAt: string | null;
};

export type ReviewStats = {
  count: number;
  overall: number | null;
  averages: SixScores;
  /** Reviews per whole star, one to five. */
  histogram: number[];
};

export type ReviewList = { reviews: Review[]; stats: ReviewStats; page: number; totalPages: number };

export const NO_REVIEWS: ReviewStats = {
  count: 0,
  overall: null,
  averages: { value: null, guide: null, activities: null, lodging: null, transport: null, meals: null },
  histogram: [0, 0, 0, 0, 0],
};

/** A page of published reviews with the figures of all of them. `limit` is at most 25. */
export async function reviewsOf(
  ctx: Context,
  subject: ReviewSubject,
  { page = 1, limit = 10, orderBy = 'review_newest' }: { page?: number; limit?: number; orderBy?: ReviewOrder } = {},
): Promise<ReviewList> {
  const size = Math.min(limit, 25);
  const [rows, stats] = await Promise.all([
    readReviews(ctx, subject, { orderBy, limit: size, offset: (page - 1) * size }),
    reviewStatsOf(ctx, subject),
  ]);
  return { reviews: rows.map(toReview), stats, page, totalPages: Math.max(1, Math.ceil(stats.count / size)) };
}

/** A page of published reviews of some trips. `limit` is at most 25. */
export async function reviewsOfTrips(
  ctx: Context,
  tripIds: TripIds,
  { page, limit, orderBy }: { page: number; limit: number; orderBy: ReviewOrder },
): Promise<Review[]> {
  const rows = await readReviews(ctx, { tripIds }, { orderBy, limit, offset: (page - 1) * limit });
  return rows.map(toReview);
}

/** The figures of all published reviews of some trips. */
export async function reviewStatsOfTrips(ctx: Context, tripIds: TripIds): Promise<ReviewStats> {
  return toStats(await readStatsOfTrips(ctx, tripIds));
}

/**
 * The figures of all published reviews of a category's trips: as they are kept, or added up where they aren't yet and on
 * a partner's site, which may show only some of its trips.
 */
export async function reviewStatsOfCategory(ctx: Context, categoryId: string): Promise<ReviewStats> {
  const isWhole = (await shownScope(ctx)) === null;
  const kept = isWhole ? (await reviewStatsOfAll(ctx, 'category', [categoryId])).get(categoryId) : undefined;
  return kept ?? reviewStatsOfTrips(ctx, await tripsOfCategory(ctx, categoryId));
}

export async function reviewStatsOf(ctx: Context, subject: ReviewSubject): Promise<ReviewStats> {
  const [kind, id] =
    'operatorId' in subject ? (['operator', subject.operatorId] as const) : (['trip', subject.tripId] as const);
  return (await reviewStatsOfAll(ctx, kind, [id])).get(id) ?? NO_REVIEWS;
}

/** Figures of several companies, trips or categories by id; those without a review are left out. */
export async function reviewStatsOfAll(
  ctx: Context,
  kind: StatsKind,
  ids: readonly string[],
): Promise<Map<string, ReviewStats>> {
  const rows = await readReviewStats(ctx, kind, [...ids]);
  return new Map(rows.map((row) => [row.subjectId, toStats(row)]));
}

/** The newest reviews of several companies or trips by id, so many of each. */
export async function newestReviewsOf(
  ctx: Context,
  kind: 'operator' | 'trip',
  ids: readonly string[],
  limit: number,
): Promise<Map<string, Review[]>> {
  const reviews = (await readNewestReviews(ctx, kind, ids, limit)).map(toReview);
  return Map.groupBy(reviews, (review) => (kind === 'operator' ? review.operatorId : (review.tripId ?? '')));
}

/** The newest reviews of trips that are shown, or of these trips, at most one a company. */
export async function latestReviews(ctx: Context, limit: number, ofTrips?: TripIds): Promise<Review[]> {
  const rows = await readLatestReviews(ctx, limit * 8, ofTrips ?? (await tripsOfPartner(ctx)));
  const seen = new Set<string>();
  return rows
    .filter((row) => !seen.has(row.operatorId) && seen.add(row.operatorId))
    .slice(0, limit)
    .map(toReview);
}

export function reviewerKinds(ctx: Context) {
  return readReviewerKinds(ctx);
}

function toStats(row: StatsTogether): ReviewStats {
  return {
    count: row.count,
    overall: row.overall,
    averages: {
      value: row.valueAverage,
      guide: row.guideAverage,
      activities: row.activitiesAverage,
      lodging: row.lodgingAverage,
      transport: row.transportAverage,
      meals: row.mealsAverage,
    },
    histogram: row.histogram as number[],
  };
}

function toReview(row: ReviewRow): Review {
  return {
    id: row.id,
    operatorId: row.operatorId,
    tripId: row.tripId,
    authorName: row.authorName?.trim() || 'Anonymous',
    authorPlace: row.authorPlace,
    summary: row.summary,
    content: row.content,
    rating: row.overallScore,
    scores: {
      value: row.valueScore,
      guide: row.guideScore,
      activities: row.activitiesScore,
      lodging: row.lodgingScore,
      transport: row.transportScore,
      meals: row.mealsScore,
    },
    badge: row.reviewBadge,
    source: row.source,
    traveledOn: row.traveledOn,
    reviewedAt: row.reviewedAt.toISOString(),
    reply: row.reply,
    repliedAt: row.reply === null ? null : (row.repliedAt?.toISOString() ?? null),
  };
}
