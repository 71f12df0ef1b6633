import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { ReviewState } from '../review-machine.ts';
import type { Scores } from '../score-names.ts';
import { scoresOf } from './words.ts';
import type { WrittenRow } from './written.ts';

/** A member, with the hash of their address where it is confirmed. */
export type Owner = { userId: string; emailHash: Buffer | null };

/** What somebody wrote here, signed in or, without an account, under their address; what a feed brought belongs to its company. */
const isOf = ({ userId, emailHash }: Owner): RawBuilder<boolean> =>
  sql<boolean>`reviews.source <> 'partner_import'
    and (reviews.user_id = ${userId}
      or (reviews.user_id is null and reviews.email_hash = ${emailHash} and reviews.state <> 'draft'))`;

export type OwnRow = WrittenRow & {
  reply: string | null;
  /** What it is to become, as soon as a moderator has read it. */
  change: { authorName: string; summary: string; content: string; overallScore: number; scores: Scores } | null;
};

const COLUMNS = sql`
  reviews.id, reviews.operator_id, reviews.trip_id, reviews.author_name, reviews.summary, reviews.content,
  reviews.overall_score::float8 as overall_score, ${scoresOf(sql.ref('reviews'))} as scores,
  reviews.state, reviews.rejection_reason, reviews.traveled_on::text, reviews.reviewed_at, reviews.revision,
  case when reviews.reply_removed_at is null then reviews.reply end as reply,
  case when change.id is not null then json_build_object('authorName', change.author_name,
    'summary', change.summary, 'content', change.content, 'overallScore', change.overall_score::float8,
    'scores', ${scoresOf(sql.ref('change'))}) end as change`;

/** The newest first. */
export async function readOwn(db: Db, owner: Owner, limit: number): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select ${COLUMNS} from reviews left join review_changes change on change.id = reviews.id
    where ${isOf(owner)} order by reviews.reviewed_at desc, reviews.id limit ${limit}`.execute(db);
  return rows;
}

export type OwnState = { state: ReviewState; operatorId: string; tripId: string | null };

/** Locked for this transaction; null for another's. */
export async function lockOwn(db: Db, owner: Owner, id: string): Promise<OwnState | null> {
  const { rows } = await sql<OwnState>`
    select state, operator_id, trip_id from reviews where id = ${id} and ${isOf(owner)} for update`.execute(db);
  return rows[0] ?? null;
}
