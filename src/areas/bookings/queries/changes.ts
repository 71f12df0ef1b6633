import { sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { CalendarDate } from '#kernel/shared';
import type { ChangeState } from '../booking-states.ts';

/** What changed of a departure for a booking of it. */
export type Change = {
  id: string;
  bookingId: string;
  kind: 'cancelled' | 'moved' | 'price';
  state: ChangeState;
  oldStartDate: CalendarDate | null;
  oldEndDate: CalendarDate | null;
  newStartDate: CalendarDate | null;
  newEndDate: CalendarDate | null;
  /** Totals, where the price changed. */
  oldCents: number | null;
  newCents: number | null;
  reason: string | null;
  /** The last day to answer, where the trip starts. */
  answerBy: CalendarDate | null;
  createdAt: Date;
};

export type NewChange = Omit<Change, 'createdAt'>;

const CHANGE = sql`id, booking_id, kind, state, old_start_date, old_end_date, new_start_date, new_end_date, old_cents,
  new_cents, reason, answer_by, created_at`;
const MOST = 100;

export async function insertChange(db: Db, change: NewChange): Promise<void> {
  await sql`
    insert into booking_changes (id, booking_id, kind, state, old_start_date, old_end_date, new_start_date, new_end_date,
      old_cents, new_cents, reason, answer_by)
    values (${change.id}, ${change.bookingId}, ${change.kind}, ${change.state}, ${change.oldStartDate},
      ${change.oldEndDate}, ${change.newStartDate}, ${change.newEndDate}, ${change.oldCents}, ${change.newCents},
      ${change.reason}, ${change.answerBy})`.execute(db);
}

export async function readChange(db: Db, id: string): Promise<Change | null> {
  const { rows } = await sql<Change>`select ${CHANGE} from booking_changes where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** All of a booking, the newest first. */
export async function readChanges(db: Db, bookingId: string): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select ${CHANGE} from booking_changes where booking_id = ${bookingId}
    order by created_at desc, id desc limit ${MOST}`.execute(db);
  return rows;
}

/** The one that waits for an answer; null: none does. */
export async function readOffered(db: Db, bookingId: string): Promise<Change | null> {
  const { rows } = await sql<Change>`
    select ${CHANGE} from booking_changes where booking_id = ${bookingId} and state = 'offered'`.execute(db);
  return rows[0] ?? null;
}

export async function writeChangeState(db: Db, id: string, state: ChangeState, now: Date): Promise<void> {
  await sql`update booking_changes set state = ${state}, answered_at = ${now} where id = ${id}`.execute(db);
}

/** Bookings with an offer whose last day is before a day, after one of them. */
export async function readUnanswered(
  db: Db,
  before: string,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ bookingId: string }>`
    select booking_id from booking_changes where state = 'offered' and answer_by < ${before}::date
      and booking_id > ${after}
    order by booking_id limit ${limit}`.execute(db);
  return rows.map(({ bookingId }) => bookingId);
}

/** Bookings that follow these departures, after one of them: those that somebody works on, and those that stand. */
export async function readFollowing(
  db: Db,
  departureIds: readonly string[],
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings where departure_id = any(${departureIds}::uuid[]) and id > ${after}
      and status in ('draft', 'awaiting_payment', 'requested', 'pending_operator', 'confirmed')
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Which of these bookings have an offer that waits for an answer. */
export async function readOfferedOf(db: Db, bookingIds: readonly string[]): Promise<Change[]> {
  if (bookingIds.length === 0) return [];
  const { rows } = await sql<Change>`
    select ${CHANGE} from booking_changes where booking_id = any(${bookingIds}::uuid[]) and state = 'offered'
    order by booking_id`.execute(db);
  return rows;
}
