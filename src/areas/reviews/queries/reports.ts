import { sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { ReportReason } from '../report-reasons.ts';

/** Somebody has looked at what stands against a review. @param upTo the newest of those that they saw; else all */
export async function settleReports(db: Db, reviewId: string, now: Date, upTo?: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update review_reports set settled_at = ${now}
    where review_id = ${reviewId} and settled_at is null and (${upTo ?? null}::uuid is null or id <= ${upTo ?? null})`.execute(
    db,
  );
  return Number(numAffectedRows);
}

export async function hasOpenReports(db: Db, reviewId: string): Promise<boolean> {
  const { rows } = await sql`
    select from review_reports where review_id = ${reviewId} and settled_at is null limit 1`.execute(db);
  return rows.length > 0;
}

export type PublishedRow = {
  id: string;
  operatorId: string;
  authorName: string | null;
  summary: string | null;
  content: string | null;
};

export async function readPublished(db: Db, id: string): Promise<PublishedRow | null> {
  const { rows } = await sql<PublishedRow>`
    select id, operator_id, author_name, summary, content from reviews
    where id = ${id} and state = 'published'`.execute(db);
  return rows[0] ?? null;
}

/**
 * Holds a published review until the end of a transaction, so that nobody says meanwhile that nothing stands against it.
 * @returns whether it is published
 */
export async function holdPublished(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from reviews where id = ${id} and state = 'published' for share`.execute(db);
  return rows.length > 0;
}

export type NewReport = {
  id: string;
  reviewId: string;
  userId: string | null;
  reason: ReportReason;
  content: Buffer | null;
  now: Date;
};

/** A member who reports the same once more has said it already. @returns whether it is new */
export async function insertReport(
  db: Db,
  { id, reviewId, userId, reason, content, now }: NewReport,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into review_reports (id, review_id, user_id, reason, content, created_at)
    values (${id}, ${reviewId}, ${userId}, ${reason}, ${content}, ${now})
    on conflict (review_id, user_id) where settled_at is null and user_id is not null do nothing`.execute(db);
  return numAffectedRows > 0n;
}

export type ReportedRow = {
  id: string;
  operatorId: string;
  tripId: string | null;
  authorName: string | null;
  summary: string | null;
  content: string | null;
  overallScore: number;
  reviewedAt: Date;
  isImported: boolean;
  revision: number;
  count: number;
  /** The newest report of those that are counted. */
  upTo: string;
  reasons: ReportReason[];
  /** Of those with words, the first few. */
  words: { id: string; content: Buffer }[];
};

const WORDS = 10;

/** Published reviews against which something stands open, those that most are against first. */
export async function readReported(db: Db, limit: number): Promise<ReportedRow[]> {
  const { rows } = await sql<Omit<ReportedRow, 'words'>>`
    select reviews.id, operator_id, trip_id, author_name, summary, reviews.content,
      overall_score::float8 as overall_score, reviewed_at, source = 'partner_import' as is_imported,
      revision, open.count, open.up_to, open.reasons
    from (
      select review_id, count(*)::int as count, max(id::text) as up_to, array_agg(distinct reason order by reason) as reasons
      from review_reports where settled_at is null group by review_id) open
    join reviews on reviews.id = open.review_id and state = 'published'
    order by open.count desc, reviews.id limit ${limit}`.execute(db);
  const { rows: words } = await sql<{ id: string; reviewId: string; content: Buffer }>`
    select said.* from unnest(${rows.map(({ id }) => id)}::uuid[]) as reported (id) cross join lateral (
      select id, review_id, content from review_reports
      where review_id = reported.id and settled_at is null and content is not null order by id limit ${WORDS}) said
    order by said.id`.execute(db);
  return rows.map((row) => ({ ...row, words: words.filter(({ reviewId }) => reviewId === row.id) }));
}

/** What a member has reported. */
export async function readReportsBy(db: Db, userId: string) {
  const { rows } = await sql<{ id: string; reviewId: string; reason: string; content: Buffer | null; createdAt: Date }>`
    select id, review_id, reason, content, created_at from review_reports
    where user_id = ${userId} order by created_at, id`.execute(db);
  return rows;
}

/** @returns the reviews against which a member’s reports stood open, locked */
export async function deleteReportsBy(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from reviews where id in (
      select review_id from review_reports where user_id = ${userId} and settled_at is null)
    order by id for update`.execute(db);
  await sql`delete from review_reports where user_id = ${userId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** What was settled long ago. @returns how many */
export async function deleteSettled(db: Db, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from review_reports where settled_at < ${before}`.execute(db);
  return Number(numAffectedRows);
}
