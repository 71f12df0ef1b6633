import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { ReviewState } from '../review-machine.ts';
import { type Deed, transitions } from '../review-machine.ts';
import type { RejectionReason, Scores } from '../score-names.ts';
import { scoresOf } from './words.ts';

/** What one author writes about once. */
export type Subject = {
  userId: string | null;
  emailHash: Buffer;
  operatorId: string;
  tripId: string | null;
  traveledOn: string | null;
};
export type NewReview = Subject & {
  id: string;
  authorName: string;
  summary: string;
  content: string;
  overall: number;
  scores: Scores;
  state: 'draft' | 'in_moderation';
  now: Date;
};

export async function insertReview(db: Db, review: NewReview): Promise<void> {
  const { id, operatorId, tripId, userId, authorName, emailHash, summary, content, overall, scores, state } = review;
  await sql`
    insert into reviews (id, operator_id, trip_id, user_id, author_name, email_hash, summary, content, overall_score,
      value_score, guide_score, activities_score, lodging_score, transport_score, meals_score,
      source, state, traveled_on, reviewed_at)
    values (${id}, ${operatorId}, ${tripId}, ${userId}, ${authorName}, ${emailHash}, ${summary}, ${content}, ${overall},
      ${scores.value ?? null}, ${scores.guide ?? null}, ${scores.activities ?? null}, ${scores.lodging ?? null},
      ${scores.transport ?? null}, ${scores.meals ?? null},
      'site', ${state}, ${review.traveledOn}, ${review.now})`.execute(db);
}

export type NewAuthor = {
  id: string;
  userId: string | null;
  content: Buffer;
  tokenHash: Buffer | null;
  expiresAt: Date | null;
  confirmedAt: Date | null;
};

export async function insertAuthor(db: Db, author: NewAuthor): Promise<void> {
  await sql`
    insert into review_authors (id, user_id, content, token_hash, expires_at, confirmed_at)
    values (${author.id}, ${author.userId}, ${author.content}, ${author.tokenHash}, ${author.expiresAt},
      ${author.confirmedAt})`.execute(db);
}

/** One after the other until the transaction ends, so that of two at once the second sees what the first wrote. */
export async function oneAuthorAtATime(
  db: Db,
  { emailHash, userId }: Pick<Subject, 'emailHash' | 'userId'>,
): Promise<void> {
  for (const author of [emailHash.toString('hex'), userId]) {
    if (author) await sql`select pg_advisory_xact_lock(hashtextextended(${author}, 0))`.execute(db);
  }
}

/**
 * Whose reviews of this journey there are by this account or address, null for those of none: what was refused, withdrawn
 * or never confirmed doesn’t count.
 */
export async function readReviewers(db: Db, about: Subject): Promise<(string | null)[]> {
  const { userId, emailHash, operatorId, tripId, traveledOn } = about;
  await oneAuthorAtATime(db, about);
  const { rows } = await sql<{ userId: string | null }>`
    select distinct user_id from reviews
    where (user_id = ${userId}::uuid or email_hash = ${emailHash}) and operator_id = ${operatorId}
      and trip_id is not distinct from ${tripId}::uuid and traveled_on is not distinct from ${traveledOn}::date
      and source <> 'partner_import' and state not in ('draft', 'rejected', 'withdrawn')`.execute(db);
  return rows.map((row) => row.userId);
}

/** Whether somebody has written about a company or this trip of it since a day, whatever became of it. */
export async function hasWrittenSince(
  db: Db,
  about: { userId: string | null; emailHash: Buffer; operatorId: string; tripId: string; since: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from reviews
    where operator_id = ${about.operatorId} and (trip_id is null or trip_id = ${about.tripId})
      and (email_hash = ${about.emailHash} or user_id = ${about.userId}::uuid) and reviewed_at >= ${about.since}::date
    limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Notes of which of these journeys a review tells: the first that no other published one does. It is a verified traveler's
 * from then on. @returns whether there was one
 */
export async function linkToTravel(db: Db, id: string, bookingIds: readonly string[]): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update reviews set booking_id = travel.id, review_badge = 'verified_traveler'
    from (
      select travel.id from unnest(${bookingIds}::uuid[]) with ordinality as travel (id, place)
      where not exists (select from reviews other where other.booking_id = travel.id and other.state = 'published')
      order by travel.place limit 1) as travel
    where reviews.id = ${id} and reviews.review_badge = 'none'`.execute(db);
  return numAffectedRows > 0n;
}

export type ByToken = Subject & { id: string; expiresAt: Date; confirmedAt: Date | null };

/** The review that a link confirms, locked for this transaction. */
export async function readByToken(db: Db, tokenHash: Buffer): Promise<ByToken | null> {
  const { rows } = await sql<ByToken>`
    select reviews.id, reviews.user_id, reviews.email_hash, reviews.operator_id, reviews.trip_id, reviews.traveled_on::text,
      author.expires_at, author.confirmed_at
    from review_authors author join reviews on reviews.id = author.id
    where author.token_hash = ${tokenHash}
    for update of author`.execute(db);
  return rows[0] ?? null;
}

export async function confirmAuthor(db: Db, id: string, now: Date): Promise<void> {
  await sql`update review_authors set confirmed_at = ${now} where id = ${id}`.execute(db);
}

/** One that isn’t published any more frees its journey for another. @returns whether that may be done with it as it stood */
export async function setState(
  db: Db,
  id: string,
  deed: Deed,
  reason: RejectionReason | null = null,
): Promise<boolean> {
  const { from, to } = transitions[deed];
  const { numAffectedRows = 0n } = await sql`
    update reviews set state = ${to}, rejection_reason = ${reason},
      booking_id = case when ${to}::text = 'published' then booking_id end,
      review_badge = case when ${to}::text <> 'published' and review_badge = 'verified_traveler' then 'none'
        else review_badge end
    where id = ${id} and state = any(${from}::text[])`.execute(db);
  return numAffectedRows > 0n;
}

export type ForDecision = {
  operatorId: string;
  tripId: string | null;
  userId: string | null;
  emailHash: Buffer | null;
  summary: string | null;
  state: ReviewState;
  revision: number;
  /** Whether a feed of its company brought it. */
  isImported: boolean;
  /** Whether its author wants other words for it than those that are published, and what they are headed by. */
  hasChange: boolean;
  changedSummary: string | null;
  isReported: boolean;
};

/** Locked for this transaction. */
export async function readForDecision(db: Db, id: string): Promise<ForDecision | null> {
  const { rows } = await sql<ForDecision>`
    select operator_id, trip_id, user_id, email_hash, summary, state, revision,
      source = 'partner_import' as is_imported,
      exists (select from review_changes change where change.id = reviews.id) as has_change,
      (select change.summary from review_changes change where change.id = reviews.id) as changed_summary,
      exists (select from review_reports report
        where report.review_id = reviews.id and report.settled_at is null) as is_reported
    from reviews where id = ${id} for update`.execute(db);
  return rows[0] ?? null;
}

/** Who wrote a review here: a member, or with what they typed whoever has no account. */
export async function readAuthor(db: Db, id: string): Promise<{ userId: string | null; content: Buffer } | null> {
  const { rows } = await sql<{ userId: string | null; content: Buffer }>`
    select reviews.user_id, author.content from review_authors author join reviews on reviews.id = author.id
    where author.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export type NewDecision = {
  reviewId: string;
  decision:
    | 'published'
    | 'rejected'
    | 'withdrawn'
    | 'change_published'
    | 'change_rejected'
    | 'reports_kept'
    | 'reply_removed';
  reason: RejectionReason | null;
  decidedBy: string;
  now: Date;
};

/** A decision is made from what was read before it: whoever read that as well has read a revision that is over. */
export async function insertDecision(db: Db, { reviewId, decision, reason, decidedBy, now }: NewDecision) {
  await sql`update reviews set revision = revision + 1 where id = ${reviewId}`.execute(db);
  await sql`
    insert into review_decisions (review_id, decision, reason, decided_by, created_at)
    values (${reviewId}, ${decision}, ${reason}, ${decidedBy}, ${now})`.execute(db);
}

/** A review as its author and moderators see it. */
export type WrittenRow = {
  id: string;
  operatorId: string;
  tripId: string | null;
  authorName: string;
  summary: string;
  content: string;
  overallScore: number;
  scores: Scores;
  state: ReviewState;
  rejectionReason: RejectionReason | null;
  traveledOn: string | null;
  reviewedAt: Date;
  /** Goes up with each change of its author and each decision about it. */
  revision: number;
};

/** @param words where its words and scores stand */
const written = (words: RawBuilder<unknown>) => sql`
  reviews.id, operator_id, trip_id, ${words}.author_name, ${words}.summary, ${words}.content,
  ${words}.overall_score::float8 as overall_score, ${scoresOf(words)} as scores,
  state, rejection_reason, traveled_on::text, reviewed_at, revision`;
const REVIEWS = sql.ref('reviews');
const CHANGE = sql.ref('change');

export type WaitingRow = WrittenRow & {
  /** Whether it is a change of a review that is published, which stands as it is meanwhile. */
  isChange: boolean;
  /** Since when it waits. */
  since: Date;
};

/** Those that wait for a moderator, the oldest first, and with them changes of published ones. */
export async function readWaiting(db: Db, limit: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    (select ${written(REVIEWS)}, false as is_change, reviewed_at as since
      from reviews where state = 'in_moderation' order by reviewed_at, id limit ${limit})
    union all
    (select ${written(CHANGE)}, true as is_change, changed_at as since
      from review_changes change join reviews on reviews.id = change.id
      where state = 'published' order by changed_at, change.id limit ${limit})
    order by since, id limit ${limit}`.execute(db);
  return rows;
}

export const countWaiting = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from reviews where state = 'in_moderation')::int
      + (select count(*) from review_changes)::int as count`.execute(db);
  return rows[0]?.count ?? 0;
};

export type DecisionRow = {
  reviewId: string;
  summary: string | null;
  operatorId: string;
  decision: NewDecision['decision'];
  reason: RejectionReason | null;
  decidedBy: string;
  decidedAt: Date;
  /** How the review stands now: it may have been decided anew. */
  state: ReviewState;
  revision: number;
};

/** What was decided, the newest first. */
export async function readDecisions(db: Db, limit: number): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select review_id, summary, operator_id, decision, reason, decided_by, review_decisions.created_at as decided_at, state,
      revision
    from review_decisions join reviews on reviews.id = review_decisions.review_id
    order by review_decisions.created_at desc, review_decisions.id desc limit ${limit}`.execute(db);
  return rows;
}

/** What nobody confirmed in time. @returns how many */
export async function deleteUnconfirmed(db: Db, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from reviews using review_authors author
    where author.id = reviews.id and reviews.state = 'draft' and author.confirmed_at is null
      and author.expires_at < ${now}`.execute(db);
  return Number(numAffectedRows);
}
