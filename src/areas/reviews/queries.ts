import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#kernel';
import type { ReviewOrder } from './review-orders.ts';
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
  // One that the team has removed stays away, whatever a feed brings.
  sql<string | null>`case when reviews.reply_removed_at is null then reviews.reply end`.as('reply'),
  'reviews.repliedAt',
] as const;

/** `tripIds`: a subquery or a list of ids. */
type Subject = { operatorId: string } | { tripId: string } | { tripIds: TripIds };
export type TripIds = RawBuilder<{ id: string }> | readonly string[];
export type ReviewRow = Awaited<ReturnType<typeof readReviews>>[number];

/** Each ends in a unique column; those that begin with the best or the newest have an index. */
const ORDER: Record<ReviewOrder, RawBuilder<unknown>> = {
  review_newest: sql`reviewed_at desc, id`,
  review_oldest: sql`reviewed_at, id`,
  review_high_to_low: sql`overall_score desc, reviewed_at desc, id`,
  review_low_to_high: sql`overall_score, reviewed_at desc, id`,
};

/** Published reviews of a company, a trip or some trips. Those before the page are passed by their ids alone. */
export function readReviews(
  ctx: Context,
  subject: Subject,
  { orderBy, limit, offset }: { orderBy: ReviewOrder; limit: number; offset: number },
) {
  const order = ORDER[orderBy];
  const page =
    'tripIds' in subject
      ? firstOf(subject.tripIds, { most: offset + limit, skip: offset, order })
      : sql<string>`
          select id from reviews where state = 'published' and ${isOf(subject)}
          order by ${order} limit ${limit} offset ${offset}`;
  return tablesOf(ctx)
    .selectFrom('reviews')
    .select(VISIBLE)
    .where(sql<boolean>`reviews.id = any(array(${page}))`)
    .orderBy(order)
    .limit(limit)
    .execute();
}

function isOf(subject: Exclude<Subject, { tripIds: TripIds }>): RawBuilder<boolean> {
  if ('operatorId' in subject) return sql<boolean>`reviews.operator_id = ${subject.operatorId}`;
  return sql<boolean>`reviews.trip_id = ${subject.tripId}`;
}

function isOneOf(id: RawBuilder<unknown>, tripIds: TripIds): RawBuilder<boolean> {
  return 'toOperationNode' in tripIds
    ? sql<boolean>`${id} in (${tripIds})`
    : sql<boolean>`${id} = any(${tripIds}::uuid[])`;
}

/** Figures of the published reviews of some trips together, added up from those of each. */
export async function readStatsOfTrips(ctx: Context, tripIds: TripIds): Promise<StatsTogether> {
  const { rows } = await sql<StatsTogether>`
    select ${statsTogether}
    from review_stats where subject_kind = 'trip' and ${isOneOf(sql`subject_id`, tripIds)}`.execute(ctx.db);
  return rows[0] as StatsTogether;
}

/** As review_stats keeps their sums. */
const SCORES = ['value', 'guide', 'activities', 'lodging', 'transport', 'meals'] as const;

/** What rows of review_stats say together. */
export const statsTogether = sql.join([
  sql`coalesce(sum(count), 0)::integer as count`,
  sql`round(sum(overall_sum) / nullif(sum(count), 0), 2) as overall`,
  ...SCORES.map(
    (name, i) => sql`round(sum(score_sums[${sql.lit(i + 1)}])::numeric
      / nullif(sum(score_counts[${sql.lit(i + 1)}]), 0), 2) as ${sql.ref(`${name}_average`)}`,
  ),
  sql`jsonb_build_array(${sql.join(
    [0, 1, 2, 3, 4].map((star) => sql`coalesce(sum((histogram ->> ${sql.lit(star)})::integer), 0)`),
  )}) as histogram`,
]);

export type StatsTogether = Pick<
  ReviewStatsRow,
  'count' | 'overall' | 'histogram' | `${(typeof SCORES)[number]}Average`
>;

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

/** Up to so many trips the first reviews of each are looked up; of more, reviews are read in order until enough fit. */
const FEW_TRIPS = 2000;

/**
 * The newest published reviews with words of all companies, or of some trips: there perhaps only the newest of each trip.
 * Of few, only an index is read (`reviews_trip_told`); read newest first, a category whose season is long past took 500 ms.
 */
export function readLatestReviews(ctx: Context, limit: number, ofTrips: TripIds | null, few = FEW_TRIPS) {
  const options = { most: limit, ofEach: 1, few, order: ORDER.review_newest, having: sql`content is not null` };
  return tablesOf(ctx)
    .selectFrom('reviews')
    .select(VISIBLE)
    .where('reviews.state', '=', 'published')
    .where('reviews.content', 'is not', null)
    .where(ofTrips === null ? sql<boolean>`true` : sql<boolean>`reviews.id in (${firstOf(ofTrips, options)})`)
    .orderBy('reviews.reviewedAt', 'desc')
    .orderBy('reviews.id')
    .limit(limit)
    .execute();
}

type First = {
  most: number;
  /** Of those the first so many are passed. */
  skip?: number;
  order: RawBuilder<unknown>;
  /** Of each trip at most so many. */
  ofEach?: number;
  few?: number;
  having?: RawBuilder<unknown>;
};

/**
 * Ids of the first published reviews of some trips, in order. The part that isn't wanted costs nothing: its condition is
 * looked at once, before a row of it is read.
 */
function firstOf(
  tripIds: TripIds,
  { most, skip = 0, order, ofEach = most, few = FEW_TRIPS, having = sql`true` }: First,
): RawBuilder<string> {
  const trips = 'toOperationNode' in tripIds ? tripIds : sql`select unnest(${tripIds}::uuid[])`;
  const row = sql`id, reviewed_at, overall_score`;
  const visible = sql`state = 'published' and ${having}`;
  return sql<string>`
    with wanted as materialized (select id from (${trips}) trips (id) limit ${few + 1}),
      counted as materialized (select count(*) as trips from wanted)
    select id from (
      select first.* from wanted cross join lateral (
        select ${row} from reviews where trip_id = wanted.id and ${visible} order by ${order} limit ${ofEach}) first
      where (select trips from counted) <= ${few}
      union all
      (select ${row} from reviews
        where (select trips from counted) > ${few} and ${visible} and ${isOneOf(sql`trip_id`, tripIds)}
        order by ${order} limit ${most})) latest
    order by ${order} limit ${most - skip} offset ${skip}`;
}

export type StatsKind = 'operator' | 'trip' | 'category';
export type ReviewStatsRow = Awaited<ReturnType<typeof readReviewStats>>[number];

export function readReviewStats(ctx: Context, kind: StatsKind, ids: string[]) {
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
