import { sql } from 'kysely';
import type { Db } from '#kernel/db';

/** Bookings with a payment under way that nothing was heard of since, or that could not be settled, after an id. */
export async function readToResume(
  db: Db,
  before: Date,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    (select id from bookings
      where (deposit_status = 'processing' or final_payment_status = 'processing') and updated_at < ${before}
        and id > ${after}
      order by id limit ${limit})
    union
    (select id from bookings where unsettled_since is not null and id > ${after} order by id limit ${limit})
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function noteUnsettled(db: Db, bookingId: string, now: Date): Promise<void> {
  await sql`
    update bookings set unsettled_since = coalesce(unsettled_since, ${now}) where id = ${bookingId}`.execute(db);
}

export async function noteSettled(db: Db, bookingId: string): Promise<void> {
  await sql`
    update bookings set unsettled_since = null where id = ${bookingId} and unsettled_since is not null`.execute(db);
}
