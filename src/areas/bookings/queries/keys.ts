import { sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { BookingsTables } from '../tables.ts';

const tables = (db: Db) => db.withTables<BookingsTables>();
/** As long as their cookies. */
const KEPT_DAYS = 60;

export async function insertKey(db: Db, bookingId: string, tokenHash: Buffer): Promise<void> {
  await tables(db).insertInto('bookingKeys').values({ bookingId, tokenHash }).execute();
}

/** Which bookings are opened by a token: by its hash. @param partnerId of whose site alone; null for all */
export async function readByTokens(db: Db, hashes: readonly Buffer[], partnerId: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, partner_id from bookings where token_hash = any(${hashes}::bytea[])
      union select b.id, b.partner_id from booking_keys k join bookings b on b.id = k.booking_id
      where k.token_hash = any(${hashes}::bytea[]) and b.user_id is null) as opened
    where ${partnerId}::uuid is null or partner_id = ${partnerId}::uuid`.execute(db);
  return rows.map(({ id }) => id);
}

/** @returns how many there were whose cookies are over */
export async function deleteOldKeys(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from booking_keys where created_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
