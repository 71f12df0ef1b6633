import { sql } from 'kysely';
import type { Db } from '#kernel/db';

export type ChangeRequestRow = { id: string; bookingId: string; message: Buffer; createdAt: Date };

export async function insertChangeRequest(db: Db, { id, bookingId, message }: Omit<ChangeRequestRow, 'createdAt'>) {
  await sql`
    insert into booking_change_requests (id, booking_id, message) values (${id}, ${bookingId}, ${message})`.execute(db);
}

const MOST = 50;

/** What was asked of a booking, the newest first. */
export async function readChangeRequests(db: Db, bookingId: string): Promise<ChangeRequestRow[]> {
  const { rows } = await sql<ChangeRequestRow>`
    select id, booking_id, message, created_at from booking_change_requests where booking_id = ${bookingId}
    order by created_at desc, id limit ${MOST}`.execute(db);
  return rows;
}

export async function countChangeRequests(db: Db, bookingId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from booking_change_requests where booking_id = ${bookingId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The same of several bookings, each under its booking’s id. */
export async function readChangeRequestsOf(db: Db, bookingIds: readonly string[]): Promise<ChangeRequestRow[]> {
  if (bookingIds.length === 0) return [];
  const { rows } = await sql<ChangeRequestRow>`
    select id, booking_id, message, created_at from booking_change_requests
    where booking_id = any(${bookingIds}::uuid[]) order by created_at desc, id`.execute(db);
  return rows;
}
