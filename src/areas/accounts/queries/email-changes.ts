import { sql } from 'kysely';
import type { Db } from '#kernel/db';

export type EmailChange = {
  id: string;
  userId: string;
  oldEmail: string;
  newEmail: string;
  state: 'asked' | 'confirmed' | 'undone' | 'superseded';
};

type NewChange = Pick<EmailChange, 'id' | 'userId' | 'oldEmail' | 'newEmail'> & {
  confirmHash: Buffer;
  confirmUntil: Date;
  undoHash: Buffer;
  undoUntil: Date;
};

/** Writes a change in place of one that still waits. */
export async function insertChange(db: Db, change: NewChange): Promise<void> {
  await sql`
    update email_changes set state = 'superseded' where user_id = ${change.userId} and state = 'asked'`.execute(db);
  await sql`
    insert into email_changes (id, user_id, old_email, new_email, confirm_hash, confirm_until, undo_hash, undo_until)
    values (${change.id}, ${change.userId}, ${change.oldEmail}, ${change.newEmail}, ${change.confirmHash},
      ${change.confirmUntil}, ${change.undoHash}, ${change.undoUntil})`.execute(db);
}

const CHANGE = sql`id, user_id, old_email, new_email, state`;

/** The change that a link to the new address confirms, while that holds. */
export async function changeToConfirm(db: Db, tokenHash: Buffer, now: Date): Promise<EmailChange | null> {
  const { rows } = await sql<EmailChange>`
    select ${CHANGE} from email_changes where confirm_hash = ${tokenHash} and confirm_until > ${now}`.execute(db);
  return rows[0] ?? null;
}

/** The change that a link to the old address takes back, while that holds. */
export async function changeToUndo(db: Db, tokenHash: Buffer, now: Date): Promise<EmailChange | null> {
  const { rows } = await sql<EmailChange>`
    select ${CHANGE} from email_changes where undo_hash = ${tokenHash} and undo_until > ${now}`.execute(db);
  return rows[0] ?? null;
}

/** The address of a member from now on. What was mailed to the one before opens nothing any more. */
export async function moveAccount(db: Db, userId: string, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    delete from verifications where value = ${userId}
      or (identifier like 'magic-link:%' and value::jsonb ->> 'email' = ${from})`.execute(db);
  await sql`update users set email = ${to}, email_verified = true where id = ${userId}`.execute(db);
}

export async function noteConfirmed(db: Db, id: string, undoUntil: Date): Promise<void> {
  await sql`update email_changes set state = 'confirmed', undo_until = ${undoUntil} where id = ${id}`.execute(db);
}

/** Takes a change back, and with it those of this member that came after it. */
export async function noteUndone(db: Db, { id, userId }: Pick<EmailChange, 'id' | 'userId'>): Promise<void> {
  await sql`
    update email_changes set state = case when id = ${id} then 'undone' else 'superseded' end
    where user_id = ${userId}
      and created_at >= (select created_at from email_changes where id = ${id})`.execute(db);
}

/** Signs out everywhere, and takes every way to sign in but a link to the address. */
export async function dropWaysIn(db: Db, userId: string): Promise<void> {
  await sql`delete from identities where user_id = ${userId}`.execute(db);
  await sql`delete from sessions where user_id = ${userId}`.execute(db);
}

export type ChangeOf = Pick<EmailChange, 'oldEmail' | 'newEmail' | 'state'> & { askedAt: Date };

export async function readChangesOf(db: Db, userId: string): Promise<ChangeOf[]> {
  const { rows } = await sql<ChangeOf>`
    select old_email, new_email, state, created_at as asked_at from email_changes
    where user_id = ${userId} order by created_at desc`.execute(db);
  return rows;
}

/** The addresses an account had before that of now, but for one that belongs to another account meanwhile. */
export async function formerAddresses(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct old_email as email from email_changes
    where user_id = ${userId} and state = 'confirmed' and not exists (select from users where email = old_email)
    order by 1`.execute(db);
  return rows.map(({ email }) => email);
}
