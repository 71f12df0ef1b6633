import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { CalendarDate } from '#kernel/shared';
import type { BookingStatus } from '../booking-states.ts';
import { type Booking, readBookings } from './bookings.ts';

/** unanswered: waits for its company. overdue: its balance is. */
export type DeskState = BookingStatus | 'unanswered' | 'overdue';

export type DeskListed = {
  orderNumber: string | null;
  state: DeskState | null;
  today: CalendarDate;
  /** Of these companies alone; null: of all. */
  operatorIds: readonly string[] | null;
};

const UNANSWERED = sql`status in ('requested', 'pending_operator')`;

/** Written so that the index of days on which something is due serves it. @param today the latest there is anywhere */
const overdueBy = (today: CalendarDate) => sql`status in ('confirmed', 'pending_operator')
  and payment_due_on < ${today}::date and final_payment_status = 'overdue'`;

function ofState(state: DeskState, today: CalendarDate): RawBuilder<unknown> {
  if (state === 'unanswered') return UNANSWERED;
  return state === 'overdue' ? overdueBy(today) : sql`status = ${state}`;
}

const and = (parts: readonly RawBuilder<unknown>[]) =>
  parts.length === 0 ? sql`true` : sql.join([...parts], sql` and `);

/** Every booking and reservation that is asked for, the newest first, and how many there are. */
export async function readDeskBookings(
  db: Db,
  { orderNumber, state, today, operatorIds, limit, offset }: DeskListed & { limit: number; offset: number },
): Promise<{ bookings: Booking[]; count: number }> {
  const which = and([
    ...(orderNumber === null ? [] : [sql`order_number = ${orderNumber}`]),
    ...(state === null ? [] : [ofState(state, today)]),
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
export async function countAtDesk(db: Db, today: CalendarDate): Promise<{ unanswered: number; overdue: number }> {
  const { rows } = await sql<{ unanswered: number; overdue: number }>`
    select (select count(*) from bookings where ${UNANSWERED})::integer as unanswered,
      (select count(*) from bookings where ${overdueBy(today)})::integer as overdue`.execute(db);
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
