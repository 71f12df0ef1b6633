import { sql } from 'kysely';
import type { Db } from '#kernel/db';

export type NewInvitation = { id: string; inviterId: string; email: string; tokenHash: Buffer; now: Date };

/** @returns whether this member hadn’t invited this address before */
export async function insertInvitation(db: Db, { id, inviterId, email, tokenHash, now }: NewInvitation) {
  const { numAffectedRows = 0n } = await sql`
    insert into invitations (id, inviter_id, email, token_hash, created_at)
    values (${id}, ${inviterId}, ${email}, ${tokenHash}, ${now}) on conflict (inviter_id, email) do nothing`.execute(
    db,
  );
  return numAffectedRows > 0n;
}

type Link = { tokenHash: Buffer; userId: string; since: Date };

/**
 * Notes who began an account with a link that nobody has used, and that isn’t their own. Of several the last one counts.
 * Stands in a transaction.
 */
export async function holdInvitation(db: Db, { tokenHash, userId, since }: Link): Promise<void> {
  const holds = sql`(token_hash = ${tokenHash} and joined_at is null and inviter_id <> ${userId} and created_at > ${since})`;
  await sql`
    update invitations set guest_id = null
    where guest_id = ${userId} and joined_at is null and token_hash <> ${tokenHash}
      and exists (select from invitations where ${holds})`.execute(db);
  await sql`
    update invitations set guest_id = ${userId}
    where ${holds} and not exists (select from invitations other
      where other.guest_id = ${userId} and other.joined_at is not null)`.execute(db);
}

/** Once the account of who began it is confirmed: they came by their inviter. */
export async function noteJoined(db: Db, userId: string, now: Date): Promise<void> {
  await sql`
    with joined as (
      update invitations set joined_at = ${now} where guest_id = ${userId} and joined_at is null returning inviter_id
    )
    update users set referred_by = joined.inviter_id from joined where users.id = ${userId}`.execute(db);
}

export type Invitation = { email: string; sentAt: Date; joinedAt: Date | null };

/** Those of a member, the newest first. */
export async function readInvitations(db: Db, inviterId: string): Promise<Invitation[]> {
  const { rows } = await sql<Invitation>`
    select email, created_at as sent_at, joined_at from invitations
    where inviter_id = ${inviterId} order by created_at desc, id desc limit 500`.execute(db);
  return rows;
}

/** Of every invitation that a member had sent. */
export async function readInvitationIds(db: Db, inviterId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from invitations where inviter_id = ${inviterId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** When addresses were invited, the newest first; by whom is the inviter’s. */
export async function readInvitationsTo(db: Db, emails: readonly string[]): Promise<Date[]> {
  const { rows } = await sql<{ sentAt: Date }>`
    select created_at as sent_at from invitations
    where email = any(${emails}::text[]) order by created_at desc, id limit 500`.execute(db);
  return rows.map(({ sentAt }) => sentAt);
}

export async function deleteInvitationsTo(db: Db, emails: readonly string[]): Promise<void> {
  await sql`delete from invitations where email = any(${emails}::text[])`.execute(db);
}

/** Addresses of people who never came. @returns how many */
export async function deleteUnusedInvitations(db: Db, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from invitations where joined_at is null and created_at < ${before}`.execute(db);
  return Number(numAffectedRows);
}
