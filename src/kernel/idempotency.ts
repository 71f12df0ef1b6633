import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Actor, nameOfActor } from './actor.ts';
import type { Context } from './context.ts';
import type { Db } from './db/db.ts';
import { transaction } from './db/transaction.ts';
import { AppError } from './errors.ts';
import type { Keyring } from './keys/encryption.ts';

/** Long enough that nobody chooses another's by chance. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{16,128}$/;

/** A call as its sender repeats it. */
export type RepeatableCall = {
  route: string;
  /** What the sender chose. */
  key: string;
  /** All that was sent, as text: another under the same key is refused. */
  request: string;
  /** Whether its sender may ask what became of it, and is told that it goes on after what is done once. */
  attempt?: { goesOn: boolean };
};

export type KeptAnswer = { status: number; body: string };

type Claim = { id: string; until: string };
type Kept = { id: string; isSame: boolean; status: number | null; answer: Buffer | null };

const KEPT = sql`interval '24 hours'`;
/** Longer than any transaction of a request may take; after a crash the next try waits so long at most. */
const CLAIMED = sql`interval '60 seconds'`;
const RETRY_AFTER_SECONDS = 2;

/**
 * Does work once, however often and on however many servers it is asked for: in a transaction that keeps its answer as
 * well, so that there is one exactly when the work is done. Work that fails leaves its key free for another try.
 * @throws AppError idempotency_key_reused, request_in_progress, and what the work throws
 */
export async function once(
  ctx: Context,
  keyring: Keyring,
  call: RepeatableCall,
  work: (inside: Context) => Promise<KeptAnswer>,
): Promise<KeptAnswer & { replayed: boolean }> {
  const keyHash = hashOf([callerOf(ctx.actor), call.route, call.key]);
  const requestHash = hashOf([call.request]);
  const claim = await takeClaim(ctx, keyHash, requestHash, call);
  if (!claim) return { ...(await keptAnswer(ctx.db, keyring, keyHash, requestHash)), replayed: true };
  try {
    return await transaction(ctx, async (inside) => {
      const answer = await work(inside);
      await keep(inside.db, claim, answer.status, keyring.encrypt(answer.body, placeOf(claim.id)));
      return { ...answer, replayed: false };
    });
  } catch (error) {
    // Where the database is away, the claim ends by itself.
    await giveUp(ctx.db, claim).catch(() => {});
    throw error;
  }
}

/** Takes the key for this try: a new one, one that has expired, or one whose holder is gone. */
async function takeClaim(
  { db, actor }: Context,
  keyHash: Buffer,
  requestHash: Buffer,
  { route, key, attempt }: RepeatableCall,
): Promise<Claim | null> {
  const attemptHash = attempt ? attemptHashOf(actor, key) : null;
  const { rows } = await sql<Claim>`
    insert into idempotency_keys as old
      (key_hash, request_hash, attempt_hash, call, goes_on, claimed_until, expires_at)
    values (${keyHash}, ${requestHash}, ${attemptHash}, ${attempt ? route : null}, ${attempt?.goesOn ?? false},
      now() + ${CLAIMED}, now() + ${KEPT})
    on conflict (key_hash) do update set request_hash = excluded.request_hash, status = null, answer = null,
      attempt_hash = excluded.attempt_hash, call = excluded.call, goes_on = excluded.goes_on,
      claimed_until = excluded.claimed_until, expires_at = excluded.expires_at
    where old.expires_at <= now() or (old.status is null and old.claimed_until <= now())
    returning id, claimed_until::text as until`.execute(db);
  return rows[0] ?? null;
}

async function keptAnswer(db: Db, keyring: Keyring, keyHash: Buffer, requestHash: Buffer): Promise<KeptAnswer> {
  const { rows } = await sql<Kept>`
    select id, request_hash = ${requestHash} as is_same, status, answer from idempotency_keys
    where key_hash = ${keyHash}`.execute(db);
  const [kept] = rows;
  if (kept && !kept.isSame) {
    throw new AppError(
      'idempotency_key_reused',
      'Something else was sent with this Idempotency-Key before. Send a new key with a new request.',
    );
  }
  if (kept?.status && kept.answer) {
    return { status: kept.status, body: keyring.decrypt(kept.answer, placeOf(kept.id)) };
  }
  throw new AppError(
    'request_in_progress',
    'The first request with this Idempotency-Key is still being worked on. Send it again in a few seconds.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}

/** @throws when another try has taken over: this one's work is undone with its transaction */
async function keep(db: Db, { id, until }: Claim, status: number, answer: Buffer): Promise<void> {
  const { numAffectedRows } = await sql`
    update idempotency_keys set status = ${status}, answer = ${answer}
    where id = ${id} and claimed_until = ${until}::timestamptz and status is null`.execute(db);
  if (numAffectedRows !== 1n) throw new Error('A repeatable call took so long that another try has taken over.');
}

async function giveUp(db: Db, { id, until }: Claim): Promise<void> {
  await sql`
    delete from idempotency_keys
    where id = ${id} and claimed_until = ${until}::timestamptz and status is null`.execute(db);
}

/** What became of a call that was sent with a key, as its sender may know it. */
export type Attempt = {
  state: 'unknown' | 'running' | 'begun' | 'answered';
  /** Method and path, as OpenAPI writes them. */
  call: string | null;
  /** That it was answered with; null before, and where answering asks somebody else each time. */
  status: number | null;
  /** What it made. */
  made: { type: string | null; id: string } | null;
};

type KeptAttempt = {
  id: string;
  call: string;
  goesOn: boolean;
  status: number | null;
  answer: Buffer | null;
  isClaimed: boolean;
};

const UNKNOWN: Attempt = { state: 'unknown', call: null, status: null, made: null };

/**
 * What became of the latest call that this actor has sent with a key. One of somebody else is as unknown as one that never
 * came; so is one whose work was broken off, since nothing of it stands.
 */
export async function attemptOf({ db, actor }: Context, keyring: Keyring, key: string): Promise<Attempt> {
  const { rows } = await sql<KeptAttempt>`
    select id, call, goes_on, status, answer, claimed_until > now() as is_claimed from idempotency_keys
    where attempt_hash = ${attemptHashOf(actor, key)} and expires_at > now()
    order by claimed_until desc, id limit 1`.execute(db);
  const [kept] = rows;
  if (!kept) return UNKNOWN;
  const { call, goesOn, status, answer } = kept;
  if (status === null || answer === null) {
    return kept.isClaimed ? { state: 'running', call, status: null, made: null } : UNKNOWN;
  }
  const text = keyring.decrypt(answer, placeOf(kept.id));
  if (goesOn) return { state: 'begun', call, status: null, made: { type: null, id: text } };
  return { state: 'answered', call, status, made: madeIn(text) };
}

/** The resource of a kept answer; null where there isn't one of its own. */
function madeIn(text: string): Attempt['made'] {
  const { data } = JSON.parse(text) as { data?: { type?: string; id?: string } };
  return typeof data?.id === 'string' ? { type: data.type ?? null, id: data.id } : null;
}

const attemptHashOf = (actor: Actor, key: string) => hashOf([callerOf(actor), key]);

/** Visitors share a name: whoever repeats a call from another network is still the one who sent it first. */
function callerOf(actor: Actor): string {
  return nameOfActor(actor) ?? 'visitor';
}

const placeOf = (id: string) => ({ table: 'idempotency_keys', column: 'answer', id });

function hashOf(parts: string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

/** Deletes answers whose time is over. Answers how many. */
export async function emptyIdempotencyKeys(db: Db): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from idempotency_keys where expires_at <= now()`.execute(db);
  return Number(numAffectedRows);
}
