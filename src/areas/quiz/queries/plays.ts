import { sql } from 'kysely';
import type { Context } from '#kernel';
import type { Db } from '#kernel/db';

export type Play = { id: string; quizId: string; quizSlug: string; score: number; outOf: number; isFinished: boolean };

export async function insertPlay(
  db: Db,
  play: { quizId: string; answers: readonly number[]; score: number; now: Date; isFinished: boolean },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into quiz_plays (quiz_id, answers, score, finished_at, created_at)
    values (${play.quizId}, ${play.answers}::integer[], ${play.score}, ${play.isFinished ? play.now : null}, ${play.now})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

/** A play, locked until the transaction ends: two claims for it are one after the other. */
export async function lockPlay({ db }: Context, id: string): Promise<Play | null> {
  const { rows } = await sql<Play>`
    select play.id, play.quiz_id as "quizId", quizzes.slug as "quizSlug", play.score,
      (select count(*)::int from quiz_questions where quiz_questions.quiz_id = quizzes.id) as "outOf",
      play.finished_at is not null as "isFinished"
    from quiz_plays play join quizzes on quizzes.id = play.quiz_id
    where play.id = ${id} for update of play`.execute(db);
  return rows[0] ?? null;
}

export type NewClaim = { id: string; quizId: string; playId: string; emailHash: Buffer; content: Buffer; now: Date };

/** @returns false when this play, or this address for this quiz, has one already */
export async function insertClaim(db: Db, { id, quizId, playId, emailHash, content, now }: NewClaim): Promise<boolean> {
  const { rows } = await sql`
    insert into quiz_claims (id, quiz_id, play_id, email_hash, content, created_at)
    values (${id}, ${quizId}, ${playId}, ${emailHash}, ${content}, ${now})
    on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}

/** The claim that stands instead: of this play, or of this address for its quiz, which may be somebody else’s. */
export async function readClaim(
  db: Db,
  { quizId, playId, emailHash }: Pick<NewClaim, 'quizId' | 'playId' | 'emailHash'>,
): Promise<{ id: string } | null> {
  const { rows } = await sql<{ id: string }>`
    select id from quiz_claims
    where play_id = ${playId} or (quiz_id = ${quizId} and email_hash = ${emailHash})
    order by play_id = ${playId} desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Deletes claims of before, plays that nobody claimed since, and rounds that nobody plays any more. @returns how many */
export async function deleteOld(db: Db, before: { claims: Date; plays: Date; quizzes: Date }) {
  const deleted = async (query: ReturnType<typeof sql>) => Number((await query.execute(db)).numAffectedRows ?? 0n);
  return {
    claims: await deleted(sql`delete from quiz_claims where created_at < ${before.claims}`),
    plays: await deleted(sql`
      delete from quiz_plays where created_at < ${before.plays}
        and not exists (select from quiz_claims where quiz_claims.play_id = quiz_plays.id)`),
    quizzes: await deleted(sql`
      delete from quizzes where created_at < ${before.quizzes}
        and edition < (select max(edition) from quizzes)
        and not exists (select from quiz_plays where quiz_plays.quiz_id = quizzes.id)`),
  };
}

export type ClaimOf = { id: string; quiz: string; score: number; claimedAt: Date; content: Buffer };

/** What was asked for with an address, the newest first. */
export async function readClaimsOf(db: Db, emailHashes: readonly Buffer[]): Promise<ClaimOf[]> {
  const { rows } = await sql<ClaimOf>`
    select claim.id, quizzes.name as quiz, play.score, claim.created_at as claimed_at, claim.content
    from quiz_claims claim join quizzes on quizzes.id = claim.quiz_id join quiz_plays play on play.id = claim.play_id
    where claim.email_hash = any(${emailHashes}) order by claim.created_at desc`.execute(db);
  return rows;
}

export async function deleteClaimsOf(db: Db, emailHashes: readonly Buffer[]): Promise<void> {
  await sql`delete from quiz_claims where email_hash = any(${emailHashes})`.execute(db);
}
