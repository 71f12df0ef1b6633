import { sql } from 'kysely';
import type { Context } from '#kernel';
import type { ReviewOrder } from './review-list.ts';
import type { ReviewsTables } from './tables.ts';

function tablesOf(ctx: Context) {
  return ctx.db.withTables<ReviewsTables>();
}

/** What a page may know of a review: never its author's address. */
const VISIBLE = [
  'reviews.id',
  'reviews.operatorId',
  'reviews.tripId',
  'reviews.authorName',
  'reviews.authorPlace',
  'reviews.summary',
  'reviews.content',
  'reviews.overallScore',
  'reviews.valueScore',
  'reviews.guideScore',
  'reviews.activitiesScore',
  'reviews.lodgingScore',
  'reviews.transportScore',
  'reviews.mealsScore',
  'reviews.reviewBadge',
  'reviews.source',
  'reviews.traveledOn',
  'reviews.reviewedAt',
  'reviews.reply',
  'reviews.repliedAt',
] as const;

export type ReviewSubject = { operatorId: string } | { tripId: string };
export type ReviewRow = Awaited<ReturnType<typeof readReviews>>[number];

const BY: Record<ReviewOrder, { score: 'asc' | 'desc' | null; newest: boolean }> = {
  review_newest: { score: null, newest: true },
  review_oldest: { score: null, newest: false },
  review_high_to_low: { score: 'desc', newest: true },
  review_low_to_high: { score: 'asc', newest: true },
};

/** Published reviews of a company or a trip. */
export function readReviews(
  ctx: Context,
  subject: ReviewSubject,
  { orderBy, limit, offset }: { orderBy: ReviewOrder; limit: number; offset: number },
) {
  const { score, newest } = BY[orderBy];
  let query = tablesOf(ctx).selectFrom('reviews').select(VISIBLE).where('reviews.state', '=', 'published');
  query =
    'operatorId' in subject
      ? query.where('reviews.operatorId', '=', subject.operatorId)
      : query.where('reviews.tripId', '=', subject.tripId);
  if (score) query = query.orderBy('reviews.overallScore', score);
  return query
    .orderBy('reviews.reviewedAt', newest ? 'desc' : 'asc')
    .orderBy('reviews.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The newest published reviews of several companies or trips, so many of each. */
export function readNewestReviews(ctx: Context, kind: 'operator' | 'trip', ids: readonly string[], limit: number) {
  const wanted = sql<{ id: string }>`unnest(${ids}::uuid[])`.as<'wanted'>(sql`wanted(id)`);
  return tablesOf(ctx)
    .selectFrom(wanted)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('reviews')
          .select(VISIBLE)
          .whereRef(kind === 'operator' ? 'reviews.operatorId' : 'reviews.tripId', '=', 'wanted.id')
          .where('reviews.state', '=', 'published')
          .orderBy('reviews.reviewedAt', 'desc')
          .orderBy('reviews.id')
          .limit(limit)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .selectAll('newest')
    .orderBy('newest.reviewedAt', 'desc')
    .orderBy('newest.id')
    .limit(limit * ids.length)
    .execute();
}

/** The newest published reviews of all companies, one a company. */
export function readLatestReviews(ctx: Context, limit: number) {
  return tablesOf(ctx)
    .selectFrom('reviews')
    .select(VISIBLE)
    .where('reviews.state', '=', 'published')
    .where('reviews.content', 'is not', null)
    .orderBy('reviews.reviewedAt', 'desc')
    .orderBy('reviews.id')
    .limit(limit)
    .execute();
}

export type ReviewStatsRow = Awaited<ReturnType<typeof readReviewStats>>[number];

export function readReviewStats(ctx: Context, kind: 'operator' | 'trip', ids: string[]) {
  return tablesOf(ctx)
    .selectFrom('reviewStats')
    .where('reviewStats.subjectKind', '=', kind)
    .where('reviewStats.subjectId', 'in', ids)
    .selectAll()
    .orderBy('reviewStats.subjectId')
    .limit(100)
    .execute();
}

/** Kinds of reviewers that published reviews have, for the footer's claim. */
export async function readReviewerKinds(ctx: Context): Promise<('verified_traveler' | 'expert')[]> {
  const { rows } = await sql<{ badge: 'verified_traveler' | 'expert' }>`
    select badge from unnest(array['verified_traveler', 'expert']) as badge
    where exists (select 1 from reviews where state = 'published' and review_badge = badge)`.execute(ctx.db);
  return rows.map((row) => row.badge);
}
