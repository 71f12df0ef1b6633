import { sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { Preferences } from '../shared/preferences.ts';
import type { AccountsTables } from '../tables.ts';

export type ProfileRow = {
  email: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  countryCode: string | null;
  birthday: Buffer | null;
  image: string | null;
  preferences: unknown;
  marketingConsentAt: Date | null;
  hasPassword: boolean;
  joinedAt: Date;
};

export async function readProfile(db: Db, id: string): Promise<ProfileRow | null> {
  const { rows } = await sql<ProfileRow>`
    select email, first_name, last_name, phone, country_code, birthday, image, preferences,
      marketing_consent_at, created_at as joined_at,
      exists (select from identities where user_id = users.id and password is not null) as has_password
    from users where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export type ChangedUser = {
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  countryCode?: string | null;
  birthday?: Buffer | null;
  preferences?: Preferences;
  marketingConsentAt?: Date | null;
};

export async function writeProfile(db: Db, id: string, changed: ChangedUser): Promise<void> {
  if (Object.keys(changed).length === 0) return;
  const { preferences, ...rest } = changed;
  const set = { ...rest, ...(preferences && { preferences: JSON.stringify(preferences) }) };
  await db.withTables<AccountsTables>().updateTable('users').set(set).where('users.id', '=', id).execute();
}

export type SessionRow = {
  id: string;
  openedBy: 'password' | 'magic_link' | 'google' | 'confirmation' | null;
  userAgent: string | null;
  openedAt: Date;
};

/** Sessions that still open something, the newest first. */
export async function readSessions(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id, opened_by, user_agent, created_at as opened_at from sessions
    where user_id = ${userId} and expires_at > ${now} order by created_at desc, id limit 100`.execute(db);
  return rows;
}

/** @returns whether it was there */
export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from sessions where id = ${id} and user_id = ${userId}`.execute(db);
  return numAffectedRows > 0n;
}

/** @returns how many there were */
export async function deleteOtherSessions(db: Db, userId: string, id: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from sessions where user_id = ${userId} and id <> ${id}`.execute(db);
  return Number(numAffectedRows);
}
