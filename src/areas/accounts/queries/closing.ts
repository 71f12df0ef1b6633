import { sql } from 'kysely';
import type { DataSubject } from '#kernel';
import type { Db } from '#kernel/db';

/**
 * Whoever else changes or closes this account meanwhile waits. Comes before any lock on what hangs on the account.
 * @returns its address; null for an account that was closed
 */
export async function lockAccount(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`select email from users where id = ${id} for update`.execute(db);
  return rows[0]?.email ?? null;
}

/** Nobody closes this account until the transaction ends. @returns whether it is there */
export async function holdAccount(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${id} for key share`.execute(db);
  return rows.length > 0;
}

/** Deletes an account with its sessions, identities and roles, and every link that was mailed for it. */
export async function deleteAccount(db: Db, { id, emails }: DataSubject): Promise<void> {
  await sql`
    delete from verifications
    where position(${id} in identifier || ' ' || value) > 0
      or case when identifier like 'magic-link:%' then lower(value::jsonb ->> 'email') = any(${emails}::text[]) end`.execute(
    db,
  );
  await sql`delete from users where id = ${id}`.execute(db);
}

export type SignInWay = { provider: string; since: Date };

/** By which ways somebody signs in, beside links by mail. */
export async function readSignIns(db: Db, userId: string): Promise<SignInWay[]> {
  const { rows } = await sql<SignInWay>`
    select provider_id as provider, created_at as since from identities
    where user_id = ${userId} order by created_at`.execute(db);
  return rows;
}
