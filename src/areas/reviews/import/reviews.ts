import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '#kernel';
import { f, feedKind, planned, thisFeed } from '#kernel/feed';
import { meanScore } from '../mean-score.ts';
import { refreshStats } from '../refresh-stats.ts';
import { keepAuthorsOut, keepAuthorsOutOfNow } from './keep-authors-out.ts';
import { refuseFuture } from './refuse-future.ts';

const SCORES = [
  'value_score',
  'guide_score',
  'activities_score',
  'lodging_score',
  'transport_score',
  'meals_score',
] as const;

const reviewRecord = z
  .object({
    kind: z.literal('review'),
    id: f.sourceId.describe('Your own id, unique within the company.'),
    operator: f.company,
    trip: f.sourceId.optional().describe('Id of the trip.'),
    author_name: f.line.optional().describe('As it may be shown.'),
    author_place: f.line.optional().describe('As it may be shown.'),
    email: z.email().optional().describe("The author's; never shown."),
    summary: f.line.optional().describe('One line.'),
    content: f.prose.optional().describe('Text.'),
    overall_score: z
      .number()
      .min(1)
      .max(5)
      .optional()
      .describe('1 to 5, fractions allowed. Absent: the mean of the others.'),
    value_score: f.score.optional().describe('1 to 5.'),
    guide_score: f.score.optional().describe('1 to 5.'),
    activities_score: f.score.optional().describe('1 to 5.'),
    lodging_score: f.score.optional().describe('1 to 5.'),
    transport_score: f.score.optional().describe('1 to 5.'),
    meals_score: f.score.optional().describe('1 to 5.'),
    review_badge: z
      .enum(['none', 'verified_traveler', 'expert', 'company_verified', 'company_expert'])
      .default('none')
      .describe(
        'none; verified_traveler or company_verified: you know that the author traveled, shown as "Verified by" your company; expert or company_expert: shown as "An expert, says" your company. Only a booking made on the site makes a "Verified traveler".',
      ),
    traveled_on: f.date.optional().describe('YYYY-MM-DD, no later than today.'),
    reviewed_at: f.instant.describe('When it was written; no later than now.'),
    reply: f.prose.optional().describe("The company's answer. Absent: an answer given on the site stays."),
    replied_at: f.instant.optional().describe('When it answered.'),
  })
  .refine(
    (review) => [review.overall_score, ...SCORES.map((name) => review[name])].some((score) => score !== undefined),
    {
      path: ['overall_score'],
      message: 'at least one score is needed',
    },
  );

type Review = z.output<typeof reviewRecord>;

/** The reviews of a feed, and how they stand in the table. A moderator's decision stays whatever the feed says. */
export const reviewKind = feedKind({
  about: 'What a traveler says about a company or a trip. A decision of the moderators stays whatever the feed says.',
  record: reviewRecord,
  rows: (record) => [{ source: wholeReview(record) }],
  async settle(ctx) {
    await refuseFuture(ctx);
    await keepAuthorsOut(ctx);
  },
  before: keepAuthorsOutOfNow,
  compared: noteLeftTrips,
  finish: async (ctx) =>
    refreshStats(ctx, { operatorIds: await named(ctx, 'operator_id'), tripIds: await named(ctx, 'trip_id', LEFT) }),
  table: 'reviews',
  names: { id: ['#.operator_id', '#.source_ref'] },
  // A new review shows in the statistics, which tell of themselves.
  events: [
    { topic: 'trip.changed', subject: 'trip_id', changedOnly: true },
    { topic: 'operator.changed', subject: 'operator_id', changedOnly: true },
  ],
  columns: {
    source_ref: { type: 'text', from: 'id' },
    author_name: 'text',
    author_place: 'text',
    email: 'text',
    summary: 'text',
    content: 'text',
    overall_score: 'rating',
    value_score: 'int',
    guide_score: 'int',
    activities_score: 'int',
    lodging_score: 'int',
    transport_score: 'int',
    meals_score: 'int',
    review_badge: 'text',
    traveled_on: 'date',
    reviewed_at: 'time',
    // An operator may have answered on the site.
    reply: { type: 'text', keeps: 'null' },
    replied_at: { type: 'time', keeps: 'null' },
  },
  references: [
    {
      column: 'operator_id',
      from: 'operator',
      required: true,
      to: [
        { kind: 'operator', name: 'id', by: [thisFeed, '#.operator'] },
        { kind: 'operator', name: 'slug', by: ['lower(#.operator)'] },
      ],
    },
    { column: 'trip_id', from: 'trip', to: [{ kind: 'trip', name: 'id', by: ['#.operator_id', '#.trip'] }] },
  ],
});

const COMPANY_BADGES: Partial<Record<string, string>> = {
  verified_traveler: 'company_verified',
  expert: 'company_expert',
};

/** What a feed says of an author is its company's word: only a booking made here proves a traveler. */
function wholeReview(record: Review): Record<string, unknown> {
  const mean = meanScore(SCORES.map((name) => record[name]));
  const badge = COMPANY_BADGES[record.review_badge] ?? record.review_badge;
  return { ...record, review_badge: badge, overall_score: record.overall_score ?? mean };
}

const LEFT = sql`union select trip_id from left_trips`;

/** Notes in `left_trips` with which trips reviews stand that the feed takes to others. */
async function noteLeftTrips(ctx: Context): Promise<void> {
  await sql`
    create temp table left_trips as
    select distinct r.trip_id from ${planned('review')} p join reviews r on r.id = p.id
    where r.trip_id <> p.trip_id or p.trip_id is null and r.trip_id is not null`.execute(ctx.db);
}

async function named(ctx: Context, column: 'operator_id' | 'trip_id', also = sql``): Promise<string[]> {
  const id = sql.ref(column);
  const { rows } = await sql<{ id: string }>`
    select distinct ${id} as id from ${planned('review')} where ${id} is not null ${also} order by 1`.execute(ctx.db);
  return rows.map((row) => row.id);
}
