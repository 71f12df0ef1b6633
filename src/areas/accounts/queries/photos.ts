import { sql } from 'kysely';
import type { Db } from '#kernel/db';

/** The channel on which a transaction says that files are nobody’s any more. */
export const PHOTOS_CHANNEL = 'photos';

/** Notes a file before it is kept, so that none stays behind. */
export async function notePhoto(db: Db, key: string, now: Date): Promise<void> {
  await sql`insert into photos (key, created_at) values (${key}, ${now})`.execute(db);
}

/** The photo of a member from now on, in place of the one before. */
export async function givePhoto(db: Db, userId: string, { key, path }: { key: string; path: string }): Promise<void> {
  await sql`update photos set user_id = ${userId} where key = ${key}`.execute(db);
  await sql`update users set image = ${path} where id = ${userId}`.execute(db);
}

/** Nobody’s any more. @returns whether there was one */
export async function discardPhoto(db: Db, userId: string, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update photos set user_id = null, discarded_at = ${now} where user_id = ${userId}`.execute(db);
  if (numAffectedRows === 0n) return false;
  await sql`update users set image = null where id = ${userId}`.execute(db);
  await sql`select pg_notify(${PHOTOS_CHANNEL}, '')`.execute(db);
  return true;
}

/** Whether it is somebody’s photo now. */
export async function isShown(db: Db, key: string): Promise<boolean> {
  const { rows } = await sql`select 1 from photos where key = ${key} and user_id is not null`.execute(db);
  return rows.length > 0;
}

const nobodys = (before: Date) => sql`user_id is null and (discarded_at is not null or created_at < ${before})`;

export async function hasNobodys(db: Db, before: Date): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from photos where ${nobodys(before)}) as has`.execute(db);
  return rows[0]?.has ?? false;
}

/** @param before what was noted before then and never given was broken off */
export async function nobodysPhotos(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from photos where ${nobodys(before)} order by created_at, id limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}

export async function forgetPhotos(db: Db, keys: readonly string[]): Promise<void> {
  await sql`delete from photos where key = any(${keys}::text[]) and user_id is null`.execute(db);
}
