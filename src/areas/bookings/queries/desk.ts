import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { BookingStatus } from '../booking-states.ts';
import { type Booking, readBookings } from './bookings.ts';

export type DeskListed = {
  orderNumber: string | null;
  status: BookingStatus | null;
  /** Of these companies alone; null: of all. */
  operatorIds: readonly string[] | null;
};

const and = (parts: readonly RawBuilder<unknown>[]) =>
  parts.length === 0 ? sql`true` : sql.join([...parts], sql` and `);

/** Every booking and reservation that is asked for, the newest first, and how many there are. */
export async function readDeskBookings(
  db: Db,
  { orderNumber, status, operatorIds, limit, offset }: DeskListed & { limit: number; offset: number },
): Promise<{ bookings: Booking[]; count: number }> {
  const which = and([
    ...(orderNumber === null ? [] : [sql`order_number = ${orderNumber}`]),
    ...(status === null ? [] : [sql`status = ${status}`]),
    ...(operatorIds === null ? [] : [sql`operator_id = any(${operatorIds}::uuid[])`]),
  ]);
  const { rows } = await sql<{ id: string }>`
    select id from bookings where ${which} order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from bookings where ${which}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const found = new Map((await readBookings(db, ids)).map((booking) => [booking.id, booking]));
  return { bookings: ids.flatMap((id) => found.get(id) ?? []), count: counted.rows[0]?.count ?? 0 };
}

/** How many wait for their company, and how many have a balance that is overdue. */
export async function countAtDesk(db: Db): Promise<{ unanswered: number; overdue: number }> {
  const { rows } = await sql<{ unanswered: number; overdue: number }>`
    select count(*) filter (where status in ('requested', 'pending_operator'))::integer as unanswered,
      count(*) filter (where final_payment_status = 'overdue')::integer as overdue
    from bookings where status in ('requested', 'pending_operator', 'confirmed')`.execute(db);
  return rows[0] ?? { unanswered: 0, overdue: 0 };
}

export async function readOrderNumbers(db: Db, ids: readonly string[]): Promise<{ id: string; orderNumber: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; orderNumber: string }>`
    select id, order_number from bookings where id = any(${ids}::uuid[]) order by id`.execute(db);
  return rows;
}

export async function countNamed(db: Db, bookingId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from passengers where booking_id = ${bookingId}`.execute(db);
  return rows[0]?.count ?? 0;
}
