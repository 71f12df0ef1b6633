import { sql } from 'kysely';
import type { Db } from '#kernel/db';

/** Where a reading of many bookings goes on: after this id. */
type Page = { after: string; limit: number };

const idsIn = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Reservations that nobody has touched since, but since `from`. */
export async function readIdle(db: Db, from: Date, until: Date, { after, limit }: Page): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings
    where status = 'draft' and updated_at >= ${from} and updated_at < ${until} and email_hash is not null
      and id > ${after}
    order by id limit ${limit}`.execute(db);
  return idsIn(rows);
}

/** Reservations that were confirmed and wait for their payment, untouched since, but since `from`. */
export async function readUnpaid(db: Db, from: Date, until: Date, { after, limit }: Page): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings
    where status = 'awaiting_payment' and (deposit_status = 'due' or final_payment_status = 'due')
      and updated_at >= ${from} and updated_at < ${until} and email_hash is not null and id > ${after}
    order by id limit ${limit}`.execute(db);
  return idsIn(rows);
}

/** Bookings that stand and whose balance or passengers are due between these days. */
export async function readWithDeadlines(
  db: Db,
  from: string,
  until: string,
  { after, limit }: Page,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings
    where status in ('confirmed', 'pending_operator') and id > ${after}
      and (payment_due_on between ${from} and ${until} or passenger_info_due_on between ${from} and ${until})
    order by id limit ${limit}`.execute(db);
  return idsIn(rows);
}

/** Bookings that stand and whose balance was due on a day or before, and isn’t paid or on its way. */
export async function readUnpaidSince(db: Db, day: string, { after, limit }: Page): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings
    where status in ('confirmed', 'pending_operator') and id > ${after} and payment_due_on <= ${day}
      and final_payment_status in ('not_due', 'due', 'overdue')
    order by id limit ${limit}`.execute(db);
  return idsIn(rows);
}
