import { sql } from 'kysely';
import type { Db } from '#kernel/db';

/** `room`: as it was when they were named; who sleeps where, their booking says. */
export type PassengerRow = { id: string; position: number; room: number; details: Buffer };

export async function readPassengers(db: Db, bookingId: string): Promise<Omit<PassengerRow, 'room'>[]> {
  const { rows } = await sql<Omit<PassengerRow, 'room'>>`
    select id, position, details from passengers where booking_id = ${bookingId} order by position`.execute(db);
  return rows;
}

/** Written anew for their positions; what stood there before is gone. */
export async function writePassengers(db: Db, bookingId: string, passengers: readonly PassengerRow[]): Promise<void> {
  const of = <Key extends keyof PassengerRow>(key: Key) => passengers.map((one) => one[key]);
  await sql`
    insert into passengers (booking_id, id, position, room, details)
    select ${bookingId}, * from unnest(
      ${of('id')}::uuid[], ${of('position')}::integer[], ${of('room')}::integer[], ${of('details')}::bytea[])
    on conflict (booking_id, position) do update set room = excluded.room, details = excluded.details
    where passengers.id = excluded.id`.execute(db);
}

/** Those beyond the party as it is now. */
export async function deletePassengersAfter(db: Db, bookingId: string, position: number): Promise<void> {
  await sql`delete from passengers where booking_id = ${bookingId} and position > ${position}`.execute(db);
}
