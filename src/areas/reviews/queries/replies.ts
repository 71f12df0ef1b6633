import { sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { ReviewState } from '../review-machine.ts';

export type ForReply = {
  operatorId: string;
  tripId: string | null;
  state: ReviewState;
  summary: string | null;
  reply: string | null;
  repliedAt: Date | null;
  replyRemovedAt: Date | null;
};

/** Locked for this transaction: of two answers at once the second sees the first. */
export async function lockForReply(db: Db, id: string): Promise<ForReply | null> {
  const { rows } = await sql<ForReply>`
    select operator_id, trip_id, state, summary, reply, replied_at, reply_removed_at
    from reviews where id = ${id} for update`.execute(db);
  return rows[0] ?? null;
}

export async function writeReply(
  db: Db,
  id: string,
  { reply, by, now }: { reply: string; by: string; now: Date },
): Promise<void> {
  await sql`
    update reviews set reply = ${reply}, replied_by = ${by}, replied_at = coalesce(replied_at, ${now})
    where id = ${id}`.execute(db);
}

/** What a feed brings in its place later isn’t shown either. */
export async function removeReply(db: Db, id: string, now: Date): Promise<void> {
  await sql`
    update reviews set reply = null, replied_at = null, replied_by = null, reply_removed_at = ${now}
    where id = ${id}`.execute(db);
}

export type CompanyReviewRow = {
  id: string;
  tripId: string | null;
  authorName: string | null;
  summary: string | null;
  content: string | null;
  overallScore: number;
  traveledOn: string | null;
  reviewedAt: Date;
  reply: string | null;
  repliedAt: Date | null;
  replyRemovedAt: Date | null;
};

type Listed = { operatorId: string; unanswered: boolean; limit: number; offset: number };

/** What is published about a company, the newest first, and how much of that there is. */
export async function readCompanyReviews(
  db: Db,
  { operatorId, unanswered, limit, offset }: Listed,
): Promise<{ reviews: CompanyReviewRow[]; count: number }> {
  const listed = sql`state = 'published' and operator_id = ${operatorId}
    and (not ${unanswered}::boolean or (reply is null and reply_removed_at is null))`;
  const { rows } = await sql<CompanyReviewRow>`
    select id, trip_id, author_name, summary, content, overall_score::float8 as overall_score, traveled_on::text,
      reviewed_at, case when reply_removed_at is null then reply end as reply, replied_at, reply_removed_at
    from reviews where ${listed} order by reviewed_at desc, id limit ${limit} offset ${offset}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from reviews where ${listed}`.execute(db);
  return { reviews: rows, count: counted[0]?.count ?? 0 };
}

export type RepliedRow = { id: string; operatorId: string; summary: string | null; reply: string; repliedAt: Date };

/** What companies answered here, the newest first, also by people who are gone; and how much of that there is. */
export async function readReplied(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ replied: RepliedRow[]; count: number }> {
  const listed = sql`(replied_by is not null or source <> 'partner_import') and reply is not null
    and reply_removed_at is null and state = 'published'`;
  const { rows } = await sql<RepliedRow>`
    select id, operator_id, summary, reply, replied_at from reviews
    where ${listed} order by replied_at desc, id limit ${limit} offset ${offset}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from reviews where ${listed}`.execute(db);
  return { replied: rows, count: counted[0]?.count ?? 0 };
}
