import { sql } from 'kysely';
import type { DataSubject } from '#kernel';
import type { Db } from '#kernel/db';
import type { Scores } from '../score-names.ts';
import { scoresOf } from './words.ts';
import { oneAuthorAtATime } from './written.ts';

/** As an author is called who left. */
const NOBODY = 'A traveler';

/** What another account wrote is never theirs by an address: its member may have had it before them. */
const by = ({ id, emails, emailHashes }: DataSubject) =>
  sql`(reviews.user_id = ${id} or (reviews.user_id is null
    and (reviews.email_hash = any(${emailHashes}) or lower(reviews.email) = any(${emails}))))`;

type Words = {
  authorName: string | null;
  summary: string | null;
  content: string | null;
  overallScore: number;
  /** By name, of what was judged. */
  scores: Scores;
};

export type WrittenBy = Words & {
  id: string;
  operatorId: string;
  tripId: string | null;
  authorPlace: string | null;
  email: string | null;
  badge: string;
  state: string;
  rejectionReason: string | null;
  traveledOn: string | null;
  reviewedAt: Date;
  reply: string | null;
  repliedAt: Date | null;
  /** What it is to become, where its author has changed it since it was published. */
  change: Words | null;
};

/** Everything that a member wrote, the newest first. */
export async function readWrittenBy(db: Db, subject: DataSubject): Promise<WrittenBy[]> {
  const { rows } = await sql<WrittenBy>`
    select id, operator_id, trip_id, author_name, author_place, email, summary, content,
      overall_score::float8 as overall_score, ${scoresOf(sql.ref('reviews'))} as scores, review_badge as badge, state,
      rejection_reason, traveled_on::text, reviewed_at,
      case when reply_removed_at is null then reply end as reply, replied_at,
      (select json_build_object('authorName', change.author_name, 'summary', change.summary,
        'content', change.content, 'overallScore', change.overall_score::float8,
        'scores', ${scoresOf(sql.ref('change'))})
        from review_changes change where change.id = reviews.id) as change
    from reviews where ${by(subject)} order by reviewed_at desc, id`.execute(db);
  return rows;
}

/** What only its author and moderators have seen. */
export async function deleteUnpublished(db: Db, subject: DataSubject): Promise<void> {
  await sql`delete from reviews where ${by(subject)} and state <> 'published'`.execute(db);
}

/** What a member answered for a company, the newest first. */
export async function readRepliesBy(db: Db, { id }: DataSubject): Promise<{ reply: string | null; repliedAt: Date }[]> {
  const { rows } = await sql<{ reply: string | null; repliedAt: Date }>`
    select reply, replied_at from reviews where replied_by = ${id} order by replied_at desc, id`.execute(db);
  return rows;
}

/** A company’s answer stays; who wrote it isn’t kept. */
export async function forgetReplies(db: Db, { id }: DataSubject): Promise<void> {
  await sql`update reviews set replied_by = null where replied_by = ${id}`.execute(db);
}

/**
 * Makes theirs what was written without an account under their address. A second one about a journey stays nobody's, as an
 * account has one; so does what a moderator holds at this moment, until they sign in again.
 */
export async function claimReviews(db: Db, { id, emailHash }: { id: string; emailHash: Buffer }): Promise<void> {
  const counts = (table: string) => sql`${sql.ref(`${table}.state`)} not in ('draft', 'rejected', 'withdrawn')`;
  const theirs = sql`reviews.email_hash = ${emailHash} and reviews.user_id is null
    and reviews.source <> 'partner_import' and reviews.state <> 'draft'`;
  const { rows } = await sql`select from reviews where ${theirs} limit 1`.execute(db);
  if (rows.length === 0) return;
  await oneAuthorAtATime(db, { emailHash, userId: id });
  await sql`
    update reviews set user_id = ${id}
    where id in (select id from reviews where ${theirs} for update skip locked)
      and not (${counts('reviews')} and exists (
        select from reviews other
        where other.user_id = ${id} and other.operator_id = reviews.operator_id
          and other.trip_id is not distinct from reviews.trip_id
          and other.traveled_on is not distinct from reviews.traveled_on and ${counts('other')}))`.execute(db);
}

export type Named = { operatorId: string; tripId: string | null };

/** @returns what the published reviews are about that name their author no more */
export async function takeOutAuthor(db: Db, subject: DataSubject, now: Date): Promise<Named[]> {
  await sql`delete from review_changes using reviews where reviews.id = review_changes.id and ${by(subject)}`.execute(
    db,
  );
  await sql`
    delete from review_authors using reviews
    where reviews.id = review_authors.id and (review_authors.user_id = ${subject.id} or ${by(subject)})`.execute(db);
  const { rows } = await sql<Named>`
    update reviews set user_id = null, email_hash = null, email = null, author_name = ${NOBODY}, author_place = null,
      author_removed_at = ${now}
    where ${by(subject)} returning operator_id, trip_id`.execute(db);
  return rows;
}
