import { sql } from 'kysely';
import type { DataSubject } from '#kernel';
import type { Db } from '#kernel/db';

/** As an author is called who left. */
const NOBODY = 'A traveler';

const by = ({ id, emails, emailHashes }: DataSubject) =>
  sql`(reviews.user_id = ${id} or reviews.email_hash = any(${emailHashes}) or lower(reviews.email) = any(${emails}))`;

export type WrittenBy = {
  id: string;
  authorName: string | null;
  summary: string | null;
  content: string | null;
  overallScore: number;
  state: string;
  traveledOn: string | null;
  reviewedAt: Date;
};

/** Everything that a member wrote, the newest first. */
export async function readWrittenBy(db: Db, subject: DataSubject): Promise<WrittenBy[]> {
  const { rows } = await sql<WrittenBy>`
    select id, author_name, summary, content, overall_score::float8 as overall_score, state,
      traveled_on::text, reviewed_at
    from reviews where ${by(subject)} order by reviewed_at desc, id`.execute(db);
  return rows;
}

/** What only its author and moderators have seen. */
export async function deleteUnpublished(db: Db, subject: DataSubject): Promise<void> {
  await sql`delete from reviews where ${by(subject)} and state <> 'published'`.execute(db);
}

export type Named = { operatorId: string; tripId: string | null };

/** @returns what the published reviews are about that name their author no more */
export async function takeOutAuthor(db: Db, subject: DataSubject): Promise<Named[]> {
  await sql`
    delete from review_authors using reviews
    where reviews.id = review_authors.id and (review_authors.user_id = ${subject.id} or ${by(subject)})`.execute(db);
  const { rows } = await sql<Named>`
    update reviews set user_id = null, email_hash = null, email = null, author_name = ${NOBODY}
    where ${by(subject)} returning operator_id, trip_id`.execute(db);
  return rows;
}
