import { sql } from 'kysely';
import { newId } from '#kernel';
import type { Db } from '#kernel/db';

export type NewLink = { userId: string; tokenHash: Buffer; browserHash: Buffer; expiresAt: Date };

/** Writes a link that confirms an address, in place of those before it. */
export async function writeLink(db: Db, { userId, tokenHash, browserHash, expiresAt }: NewLink): Promise<string> {
  const id = newId();
  await sql`delete from account_links where user_id = ${userId} and kind = 'confirm_email'`.execute(db);
  await sql`
    insert into account_links (id, kind, user_id, token_hash, browser_hash, expires_at)
    values (${id}, 'confirm_email', ${userId}, ${tokenHash}, ${browserHash}, ${expiresAt})`.execute(db);
  return id;
}

/** Of the newest link: the browser that had signed up. */
export async function signUpBrowser(db: Db, userId: string): Promise<Buffer | null> {
  const { rows } = await sql<{ browserHash: Buffer }>`
    select browser_hash from account_links where user_id = ${userId} and kind = 'confirm_email'`.execute(db);
  return rows[0]?.browserHash ?? null;
}

export type FoundLink = { id: string; userId: string; browserHash: Buffer; usedAt: Date | null };

/** A link that still holds, locked until the transaction ends. */
export async function lockLink(db: Db, tokenHash: Buffer, now: Date): Promise<FoundLink | null> {
  const { rows } = await sql<FoundLink>`
    select id, user_id, browser_hash, used_at from account_links
    where token_hash = ${tokenHash} and kind = 'confirm_email' and expires_at > ${now} for update`.execute(db);
  return rows[0] ?? null;
}

export async function useLink(db: Db, id: string, now: Date): Promise<void> {
  await sql`update account_links set used_at = ${now} where id = ${id} and used_at is null`.execute(db);
}

/** Of all links of one kind that were asked for with an address, the newest holds. */
export async function keepNewestSignInLink(db: Db, email: string): Promise<void> {
  await keepNewest(db, sql`identifier like 'magic-link:%' and value::jsonb ->> 'email' = ${email}`);
}

export async function keepNewestReset(db: Db, userId: string): Promise<void> {
  await keepNewest(db, sql`value = ${userId}`);
}

async function keepNewest(db: Db, which: ReturnType<typeof sql>): Promise<void> {
  await sql`
    delete from verifications where ${which} and id <> (
      select id from verifications where ${which} order by created_at desc, id desc limit 1)`.execute(db);
}

/** Deletes what nobody can use any more. @returns how many */
export async function deleteExpired(db: Db, now: Date): Promise<number> {
  const deleted = [
    await sql`delete from sessions where expires_at < ${now}`.execute(db),
    await sql`delete from verifications where expires_at < ${now}`.execute(db),
    await sql`delete from account_links where expires_at < ${now}`.execute(db),
    await sql`delete from sign_in_steps where expires_at < ${now}`.execute(db),
    // Those that counted say which addresses the account had.
    await sql`delete from email_changes where undo_until < ${now} and state <> 'confirmed'`.execute(db),
  ];
  return deleted.reduce((sum, { numAffectedRows = 0n }) => sum + Number(numAffectedRows), 0);
}

/** Deletes accounts that were begun before a day and that no link can confirm any more. @returns how many */
export async function deleteNeverConfirmed(db: Db, before: Date, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from users where not email_verified and created_at < ${before}
      and not exists (select from account_links link where link.user_id = users.id and link.expires_at > ${now})`.execute(
    db,
  );
  return Number(numAffectedRows);
}
