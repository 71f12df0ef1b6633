import { sql } from 'kysely';
import type { Db } from '#kernel/db';
import { type Booking, readBookings } from './bookings.ts';

/** Who is concerned when a departure is cancelled or moved. */
export type OnDeparture = {
  /** Those that stand or wait for the company. */
  bookings: number;
  travelers: number;
  /** Those that somebody is on the way to book. */
  reservations: number;
};

const STANDING = sql`status in ('requested', 'pending_operator', 'confirmed')`;

export async function readOnDeparture(db: Db, departureId: string): Promise<OnDeparture> {
  return (await readOnDepartures(db, [departureId])).get(departureId) ?? { bookings: 0, travelers: 0, reservations: 0 };
}

/** The same of several, by their ids; those without any are left out. */
export async function readOnDepartures(db: Db, departureIds: readonly string[]): Promise<Map<string, OnDeparture>> {
  const { rows } = await sql<OnDeparture & { departureId: string }>`
    select departure_id, count(*) filter (where ${STANDING})::integer as bookings,
      coalesce(sum(travelers) filter (where ${STANDING}), 0)::integer as travelers,
      count(*) filter (where status in ('draft', 'awaiting_payment'))::integer as reservations
    from bookings where departure_id = any(${departureIds}::uuid[])
      and status in ('draft', 'awaiting_payment', 'requested', 'pending_operator', 'confirmed')
    group by departure_id`.execute(db);
  return new Map(rows.map(({ departureId, ...counts }) => [departureId, counts]));
}

/** Bookings on a departure that stand or wait. */
export async function readStanding(db: Db, departureId: string): Promise<{ id: string; currency: string | null }[]> {
  const { rows } = await sql<{ id: string; currency: string | null }>`
    select id, currency from bookings where departure_id = ${departureId} and ${STANDING} order by id`.execute(db);
  return rows;
}

/** What a company sees first: what waits for it, what was confirmed, and all that it was told of. */
export type CompanyList = 'waiting' | 'confirmed' | 'all';

export async function readCompanyBookings(
  db: Db,
  {
    operatorIds,
    list,
    departureId,
    limit,
    offset,
  }: { operatorIds: readonly string[]; list: CompanyList; departureId: string | null; limit: number; offset: number },
): Promise<{ bookings: Booking[]; count: number }> {
  const ofList = {
    waiting: sql`and status in ('requested', 'pending_operator')`,
    confirmed: sql`and status = 'confirmed'`,
    all: sql``,
  }[list];
  const ofDate = departureId === null ? sql`` : sql`and departure_id = ${departureId}`;
  const which = sql`operator_id = any(${operatorIds}::uuid[]) and placed_at is not null ${ofList} ${ofDate}`;
  // Unanswered ones first, the oldest on top; then the newest.
  const { rows } = await sql<{ id: string }>`
    select id from bookings where ${which}
    order by case when status in ('requested', 'pending_operator') then placed_at end nulls last, placed_at desc, id
    limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from bookings where ${which}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const found = new Map((await readBookings(db, ids)).map((booking) => [booking.id, booking]));
  return { bookings: ids.flatMap((id) => found.get(id) ?? []), count: counted.rows[0]?.count ?? 0 };
}

export async function countWaiting(db: Db, operatorIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from bookings
    where operator_id = any(${operatorIds}::uuid[]) and status in ('requested', 'pending_operator')`.execute(db);
  return rows[0]?.count ?? 0;
}
