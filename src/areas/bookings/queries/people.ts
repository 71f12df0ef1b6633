import { sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { CalendarDate } from '#kernel/shared';

/**
 * Bookings with people in them that were over before that day: their trip, or they themselves. What may still be paid,
 * or is owed back, isn't over.
 */
export async function readWithPeople(
  db: Db,
  { endedBefore, after, limit }: { endedBefore: CalendarDate; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings
    where people_emptied_at is null and unsettled_since is null and id > ${after}
      -- What was left before anything was to be paid is deleted as a whole.
      and not (status in ('draft', 'expired') and due_now_cents is null)
      and (coalesce(end_date < ${endedBefore}::date, false)
        or (status in ('cancelled', 'declined', 'expired') and updated_at < ${endedBefore}::date))
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Who travels, and what was asked of the company in their own words. */
export async function deletePeople(db: Db, bookingId: string): Promise<void> {
  await sql`delete from passengers where booking_id = ${bookingId}`.execute(db);
  await sql`delete from booking_change_requests where booking_id = ${bookingId}`.execute(db);
}

/** Reservations that were left before anything was to be paid. @returns how many there were */
export async function deleteAbandoned(db: Db, untouchedSince: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from bookings
    where status in ('draft', 'expired') and due_now_cents is null and updated_at < ${untouchedSince}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
