import { type RawBuilder, sql } from 'kysely';
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

/** `tripIds`: a subquery or a list of ids. */
type Subject = { operatorId: string } | { tripId: string } | { tripIds: TripIds };
export type TripIds = RawBuilder<{ id: string }> | readonly string[];
export type ReviewRow = Awaited<ReturnType<typeof readReviews>>[number];

const BY: Record<ReviewOrder, { score: 'asc' | 'desc' | null; newest: boolean }> = {
  review_newest: { score: null, newest: true },
  review_oldest: { score: null, newest: false },
  review_high_to_low: { score: 'desc', newest: true },
  review_low_to_high: { score: 'asc', newest: true },
};

/** Published reviews of a company, a trip or some trips. */
export function readReviews(
  ctx: Context,
  subject: Subject,
  { orderBy, limit, offset }: { orderBy: ReviewOrder; limit: number; offset: number },
) {
  const { score, newest } = BY[orderBy];
  let query = tablesOf(ctx).selectFrom('reviews').select(VISIBLE).where('reviews.state', '=', 'published');
  query = query.where(isOf(subject));
  if (score) query = query.orderBy('reviews.overallScore', score);
  return query
    .orderBy('reviews.reviewedAt', newest ? 'desc' : 'asc')
    .orderBy('reviews.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

function isOf(subject: Subject): RawBuilder<boolean> {
  if ('operatorId' in subject) return sql<boolean>`reviews.operator_id = ${subject.operatorId}`;
  if ('tripId' in subject) return sql<boolean>`reviews.trip_id = ${subject.tripId}`;
  return isOfTrips(subject.tripIds);
}

function isOfTrips(tripIds: TripIds): RawBuilder<boolean> {
  return 'toOperationNode' in tripIds
    ? sql<boolean>`reviews.trip_id in (${tripIds})`
    : sql<boolean>`reviews.trip_id = any(${tripIds}::uuid[])`;
}

/** Figures of the published reviews of some trips together. */
export async function readStatsOfTrips(ctx: Context, tripIds: TripIds): Promise<Omit<ReviewStatsRow, NotCounted>> {
  const { rows } = await sql<Omit<ReviewStatsRow, NotCounted>>`
    select count(*) as count, round(avg(overall_score), 2) as overall, round(avg(value_score), 2) as value_average,
      round(avg(guide_score), 2) as guide_average, round(avg(activities_score), 2) as activities_average,
      round(avg(lodging_score), 2) as lodging_average, round(avg(transport_score), 2) as transport_average,
      round(avg(meals_score), 2) as meals_average,
      jsonb_build_array(${sql.join(
        [1, 2, 3, 4, 5].map((star) => sql`count(*) filter (where round(overall_score) = ${sql.lit(star)})`),
      )}) as histogram
    from reviews where state = 'published' and ${isOfTrips(tripIds)}`.execute(ctx.db);
  return rows[0] as Omit<ReviewStatsRow, NotCounted>;
}

type NotCounted = 'subjectKind' | 'subjectId' | 'createdAt' | 'updatedAt';

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

/** Up to so many trips the newest review of each is looked up; of more, reviews are read newest first until enough fit. */
const FEW_TRIPS = 2000;

/**
 * The newest published reviews of all companies, or of some trips: there perhaps only the newest of each trip.
 * Of few, only an index is read (`reviews_trip_told`); read newest first, a category whose season is long past took 500 ms.
 */
export function readLatestReviews(ctx: Context, limit: number, ofTrips: TripIds | null, few = FEW_TRIPS) {
  return tablesOf(ctx)
    .selectFrom('reviews')
    .select(VISIBLE)
    .where('reviews.state', '=', 'published')
    .where('reviews.content', 'is not', null)
    .where(ofTrips === null ? sql<boolean>`true` : sql<boolean>`reviews.id in (${latestOf(ofTrips, limit, few)})`)
    .orderBy('reviews.reviewedAt', 'desc')
    .orderBy('reviews.id')
    .limit(limit)
    .execute();
}

/** The part that isn't wanted costs nothing: its condition is looked at once, before a row of it is read. */
function latestOf(tripIds: TripIds, limit: number, few: number): RawBuilder<string> {
  const trips = 'toOperationNode' in tripIds ? tripIds : sql`select unnest(${tripIds}::uuid[])`;
  const visible = sql`state = 'published' and content is not null`;
  return sql<string>`
    with wanted as materialized (select id from (${trips}) trips (id) limit ${few + 1}),
      counted as materialized (select count(*) as trips from wanted)
    select id from (
      select newest.id, newest.reviewed_at from wanted cross join lateral (
        select id, reviewed_at from reviews where trip_id = wanted.id and ${visible}
        order by reviewed_at desc, id limit 1) newest
      where (select trips from counted) <= ${few}
      union all
      (select id, reviewed_at from reviews
        where (select trips from counted) > ${few} and ${visible} and ${isOfTrips(tripIds)}
        order by reviewed_at desc, id limit ${limit})) latest
    order by reviewed_at desc, id limit ${limit}`;
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
