import { sql } from 'kysely';
import type { Db } from '#kernel/db';

/** Of whom journeys are looked for, with which company, and on which trip where one is named. */
export type Traveled = { userId: string | null; emailHash: Buffer | null; operatorId: string; tripId: string | null };

/** By account or address, with whose account it is, the latest first. One account is never another's by an address. */
export async function readTravelsOf(
  db: Db,
  { userId, emailHash, operatorId, tripId }: Traveled,
): Promise<{ id: string; userId: string | null }[]> {
  const { rows } = await sql<{ id: string; userId: string | null }>`
    select id, user_id from bookings
    where status = 'completed' and operator_id = ${operatorId}
      and (${tripId}::uuid is null or trip_id = ${tripId}::uuid)
      and (user_id = ${userId}::uuid
        or (email_hash = ${emailHash}::bytea and left_at is null and (user_id is null or ${userId}::uuid is null)))
    order by end_date desc, id`.execute(db);
  return rows;
}

export async function readEndedBetween(
  db: Db,
  { from, until, after, limit }: { from: string; until: string; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings
    where status = 'completed' and end_date between ${from} and ${until} and email_hash is not null and left_at is null
      and id > ${after}
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
