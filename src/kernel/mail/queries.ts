import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Db } from '../db/db.ts';
import { bookingMails } from './booking-mails.ts';
import { giftCardMails } from './gift-card-mails.ts';

/** A mail that this process sends, until its claim is over. */
export type ClaimedMail = {
  id: string;
  name: string;
  recipientHash: Buffer;
  letter: Buffer;
  attempts: number;
  /** Of the try before. */
  problem: string | null;
  createdAt: Date;
  claimedUntil: Date;
};

export type Ended = 'sent' | 'refused' | 'failed' | 'suppressed';

/** Longer than any mail may take. */
const CLAIM_MS = 120_000;

const isDue = (now: Date) => sql`
  state = 'waiting' and next_attempt_at <= ${now} and (claimed_until is null or claimed_until <= ${now})`;

export async function mailIsDue({ db, clock }: Context): Promise<boolean> {
  const { rows } = await sql`select 1 from email_log where ${isDue(clock())} limit 1`.execute(db);
  return rows.length > 0;
}

/** Takes mails that are due, the one that waits longest first; other processes leave them alone meanwhile. */
export async function claimMails({ db, clock }: Context, most: number): Promise<ClaimedMail[]> {
  const now = clock();
  const { rows } = await sql<ClaimedMail>`
    update email_log set claimed_until = ${new Date(now.getTime() + CLAIM_MS)}, attempts = attempts + 1
    where id in (
      select id from email_log where ${isDue(now)} order by next_attempt_at limit ${most} for update skip locked
    ) returning id, name, recipient_hash, letter, attempts, problem, created_at, claimed_until`.execute(db);
  return rows;
}

/** Notes what became of a mail, if it is still this process's to say. */
export async function endMail(
  { db, clock }: Context,
  { id, claimedUntil }: ClaimedMail,
  state: Ended,
  problem: string | null = null,
): Promise<void> {
  await sql`
    update email_log set state = ${state}, problem = ${problem}, ended_at = ${clock()}, claimed_until = null
    where id = ${id} and claimed_until = ${claimedUntil} and state = 'waiting'`.execute(db);
}

/** Gives a mail back, to be sent by whoever comes then. A try at which no server was asked isn’t counted. */
export async function postponeMail(
  { db }: Context,
  { id, claimedUntil }: ClaimedMail,
  { next, problem, isCounted }: { next: Date; problem: string; isCounted: boolean },
): Promise<void> {
  await sql`
    update email_log set next_attempt_at = ${next}, problem = ${problem}, claimed_until = null,
      attempts = attempts - ${isCounted ? 0 : 1}
    where id = ${id} and claimed_until = ${claimedUntil} and state = 'waiting'`.execute(db);
}

/** Forgets what mails said and to whom, some time after they ended. @returns how many */
export async function emptyLetters({ db }: Context, endedBefore: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update email_log set letter = null where letter is not null and ended_at < ${endedBefore}`.execute(db);
  return Number(numAffectedRows);
}

export type PostedMail = { name: string; state: string; postedAt: Date };

/** What was posted to any of these addresses, the newest first. */
export async function readMailTo(db: Db, recipientHashes: readonly Buffer[]): Promise<PostedMail[]> {
  const { rows } = await sql<PostedMail>`
    select name, state, created_at as posted_at from email_log
    where recipient_hash = any(${recipientHashes}) order by created_at desc, id`.execute(db);
  return rows;
}

export type StoppedMail = { scope: 'all' | 'marketing'; reason: string; since: Date };

export async function readSuppressions(db: Db, emailHashes: readonly Buffer[]): Promise<StoppedMail[]> {
  const { rows } = await sql<StoppedMail>`
    select scope, reason, created_at as since from mail_suppressions where email_hash = any(${emailHashes})`.execute(
    db,
  );
  return rows;
}

/** What bookings and gift cards tell outlives the account of whom they tell it; that one had begun to reserve, nobody’s. */
const OUTLIVING = Object.keys({ ...bookingMails, ...giftCardMails }).filter((name) => name !== 'reservation_reminder');

/**
 * Takes a person out of the mail that was posted to them. What has ended stays as a key without anybody: a booking outlives
 * its account, and nothing of it is mailed a second time. What waits goes, unless it tells of a booking or a gift card, as
 * does all about the account itself.
 */
export async function eraseMailTo(
  db: Db,
  { id, emailHashes }: { id: string; emailHashes: readonly Buffer[] },
): Promise<void> {
  const isTheirs = sql`recipient_hash = any(${emailHashes})`;
  await sql`
    delete from email_log
    where ${isTheirs} and (subject_id = ${id} or (state = 'waiting' and name <> all(${OUTLIVING}::text[])))`.execute(
    db,
  );
  await sql`
    update email_log set letter = null, recipient_hash = sha256(uuid_send(gen_random_uuid()))
    where ${isTheirs} and state <> 'waiting'`.execute(db);
}

/** Of whoever had it sent nothing is told any more: what waits about any of these goes, to whomever. */
export async function takeBackMail(db: Db, subjectIds: readonly string[]): Promise<void> {
  await sql`delete from email_log where state = 'waiting' and subject_id = any(${subjectIds})`.execute(db);
}
