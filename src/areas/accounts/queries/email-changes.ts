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

/** The change that a link to the new address confirms, while that holds; locked until the transaction ends. */
export async function lockToConfirm(db: Db, tokenHash: Buffer, now: Date): Promise<EmailChange | null> {
  const { rows } = await sql<EmailChange>`
    select ${CHANGE} from email_changes
    where confirm_hash = ${tokenHash} and confirm_until > ${now} for update`.execute(db);
  return rows[0] ?? null;
}

/** The change that a link to the old address takes back, while that holds; locked until the transaction ends. */
export async function lockToUndo(db: Db, tokenHash: Buffer, now: Date): Promise<EmailChange | null> {
  const { rows } = await sql<EmailChange>`
    select ${CHANGE} from email_changes
    where undo_hash = ${tokenHash} and undo_until > ${now} for update`.execute(db);
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

/** Takes a change back, and with it every other one of this member. */
export async function noteUndone(db: Db, { id, userId }: Pick<EmailChange, 'id' | 'userId'>): Promise<void> {
  await sql`
    update email_changes set state = case when id = ${id} then 'undone' else 'superseded' end
    where user_id = ${userId}`.execute(db);
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
