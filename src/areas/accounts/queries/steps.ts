import { type Insertable, sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { AccountsTables, SignInStepsTable } from '../tables.ts';

/** What opens a step: its token, what the browser holds that began it, and the host where it did. */
export type StepKey = Pick<SignInStepsTable, 'kind' | 'tokenHash' | 'browserHash' | 'host'>;

export async function writeStep(db: Db, step: Insertable<SignInStepsTable>): Promise<void> {
  await db.withTables<AccountsTables>().insertInto('signInSteps').values(step).execute();
}

/** Uses a step up. @returns null unless everything fits, and it holds still */
export async function takeStep(
  db: Db,
  { kind, tokenHash, browserHash, host }: StepKey,
  now: Date,
): Promise<{ userId: string | null; path: string } | null> {
  const { rows } = await sql<{ userId: string | null; path: string }>`
    delete from sign_in_steps
    where token_hash = ${tokenHash} and kind = ${kind} and host = ${host} and browser_hash = ${browserHash}
      and expires_at > ${now}
    returning user_id, path`.execute(db);
  return rows[0] ?? null;
}

export type HandOver = { host: string; browserHash: Buffer; path: string };

/** What was begun at a partner's host, where only the browser that is there can show what it holds. */
export async function readHandOver(db: Db, tokenHash: Buffer, now: Date): Promise<HandOver | null> {
  const { rows } = await sql<HandOver>`
    select host, browser_hash, path from sign_in_steps
    where token_hash = ${tokenHash} and kind = 'hand_over' and expires_at > ${now}`.execute(db);
  return rows[0] ?? null;
}

/** Uses it up, once however many ask at the same time. */
export async function takeHandOver(db: Db, tokenHash: Buffer, now: Date): Promise<HandOver | null> {
  const { rows } = await sql<HandOver>`
    delete from sign_in_steps
    where token_hash = ${tokenHash} and kind = 'hand_over' and expires_at > ${now}
    returning host, browser_hash, path`.execute(db);
  return rows[0] ?? null;
}
