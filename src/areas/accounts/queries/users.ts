import { sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { AccountsTables } from '../tables.ts';

export type KnownUser = { id: string; verified: boolean };

/** @param email in small letters */
export async function userByEmail(db: Db, email: string): Promise<KnownUser | null> {
  const found = await db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .where('users.email', '=', email)
    .select(['users.id', 'users.emailVerified as verified'])
    .executeTakeFirst();
  return found ?? null;
}

/** The address of an account, once it is known to be its owner's. */
export async function confirmedAddress(db: Db, id: string): Promise<string | null> {
  const found = await db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .where('users.id', '=', id)
    .where('users.emailVerified', '=', true)
    .select('users.email')
    .executeTakeFirst();
  return found?.email ?? null;
}

/** Whoever else signs up with this address meanwhile waits until the transaction ends. */
export async function oneAtATime(db: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign up ${email}`}, 0))`.execute(db);
}

/** Deletes an account that nobody confirmed, with all that hangs on it. */
export async function deleteUnconfirmed(db: Db, email: string): Promise<void> {
  await sql`delete from users where email = ${email} and not email_verified`.execute(db);
}

/** What was entered at sign-up beside what the library keeps. */
export type Entered = { birthday: Buffer | null; marketingConsentAt: Date | null; partnerId: string | null };

export async function noteEntered(db: Db, id: string, entered: Entered): Promise<void> {
  await db.withTables<AccountsTables>().updateTable('users').set(entered).where('users.id', '=', id).execute();
}

/**
 * Notes that the address is its owner's, once.
 * @param keep whether the passwords, the sessions and what was entered before are theirs, too
 * @returns whether nobody had confirmed it before
 */
export async function confirmUser(db: Db, id: string, keep: boolean): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update users set email_verified = true where id = ${id} and not email_verified`.execute(db);
  if (numAffectedRows === 0n) return false;
  if (!keep) {
    await sql`delete from identities where user_id = ${id}`.execute(db);
    await sql`delete from sessions where user_id = ${id}`.execute(db);
    await forgetEntered(db, id);
  }
  return true;
}

/** It isn’t known who named themselves, or ticked that advertising may come, before the address was its owner’s. */
export async function forgetEntered(db: Db, id: string): Promise<void> {
  await sql`
    update users set name = '', first_name = null, last_name = null, birthday = null, marketing_consent_at = null
    where id = ${id}`.execute(db);
}

/** Whether somebody said, and nobody took back, that mail that advertises may come. */
export async function wantsMarketing(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from users where id = ${id} and marketing_consent_at is not null`.execute(db);
  return rows.length > 0;
}

/** Whoever has confirmed an address is a member. @returns whether they are from now on */
export async function makeMember(db: Db, userId: string): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`insert into memberships (user_id) values (${userId}) on conflict (user_id) do nothing`.execute(db);
  return numAffectedRows > 0n;
}

export type Membership = { level: 'none' | 'general' | 'plus'; status: 'none' | 'active_member' | 'associate_member' };
export type Role = { role: 'operator_user' | 'moderator' | 'finance' | 'admin'; operatorId: string | null };

/** A level that has ended is the general one. */
export async function membershipOf(db: Db, userId: string, now: Date): Promise<Membership> {
  const found = await db
    .withTables<AccountsTables>()
    .selectFrom('memberships')
    .where('memberships.userId', '=', userId)
    .select(['memberships.level', 'memberships.status', 'memberships.endsAt'])
    .executeTakeFirst();
  if (!found) return { level: 'none', status: 'none' };
  const ended = found.endsAt !== null && found.endsAt <= now;
  return { level: ended ? 'general' : found.level, status: found.status };
}

export function rolesOf(db: Db, userId: string): Promise<Role[]> {
  return db
    .withTables<AccountsTables>()
    .selectFrom('userRoles')
    .where('userRoles.userId', '=', userId)
    .select(['userRoles.role', 'userRoles.operatorId'])
    .execute();
}

export async function birthdayOf(db: Db, userId: string): Promise<Buffer | null> {
  const found = await db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .where('users.id', '=', userId)
    .select('users.birthday')
    .executeTakeFirst();
  return found?.birthday ?? null;
}

/** Somebody who has an account, as others and mails may name them. */
export type NamedMember = {
  firstName: string | null;
  lastName: string | null;
  email: string;
  image: string | null;
};

export async function readMember(db: Db, userId: string): Promise<NamedMember | null> {
  const found = await db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .where('users.id', '=', userId)
    .select(['users.firstName', 'users.lastName', 'users.email', 'users.image'])
    .executeTakeFirst();
  return found ?? null;
}
