import { sql } from 'kysely';
import type { Db } from '#kernel/db';
import { type Booking, readBookings } from './bookings.ts';

/** Who is concerned when a departure is canceled or moved. */
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

/** What a company sees: what waits for it, stands, isn’t paid in time, it declined, and all that it was told of. */
export const companyLists = ['all', 'waiting', 'confirmed', 'overdue', 'declined'] as const;
export type CompanyList = (typeof companyLists)[number];

const OF_LIST = {
  all: sql`true`,
  waiting: sql`status in ('requested', 'pending_operator')`,
  confirmed: sql`status = 'confirmed'`,
  overdue: sql`status in ('confirmed', 'pending_operator') and final_payment_status = 'overdue'`,
  declined: sql`status = 'declined'`,
} as const;

type Listed = {
  operatorIds: readonly string[];
  list: CompanyList;
  /** The number of one; null: all. */
  order: string | null;
  limit: number;
  offset: number;
};

export async function readCompanyBookings(
  db: Db,
  { operatorIds, list, order, limit, offset }: Listed,
): Promise<{ bookings: Booking[]; count: number }> {
  const ofOrder = order === null ? sql`` : sql`and order_number = ${order}`;
  const which = sql`operator_id = any(${operatorIds}::uuid[]) and placed_at is not null and ${OF_LIST[list]} ${ofOrder}`;
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

export type CompanyFigures = {
  /** How many stand in each list. */
  counts: Record<CompanyList, number>;
  /** Since when the first of those that wait does. */
  waitingSince: Date | null;
  /** Confirmed ones that start within so many days. */
  soon: { bookings: number; travelers: number };
  /** The earliest day on which one of those was due that aren’t paid in time. */
  overdueSince: string | null;
};

/** @param soon the days between which a start is soon */
export async function readCompanyFigures(
  db: Db,
  operatorIds: readonly string[],
  soon: { from: string; until: string },
): Promise<CompanyFigures> {
  const isSoon = sql`${OF_LIST.confirmed} and start_date between ${soon.from} and ${soon.until}`;
  type Row = Record<CompanyList | 'soonBookings' | 'soonTravelers', number> &
    Pick<CompanyFigures, 'waitingSince' | 'overdueSince'>;
  const { rows } = await sql<Row>`
    select count(*)::integer as all, ${sql.join(
      companyLists.slice(1).map((list) => sql`count(*) filter (where ${OF_LIST[list]})::integer as ${sql.ref(list)}`),
    )},
      min(placed_at) filter (where ${OF_LIST.waiting}) as waiting_since,
      count(*) filter (where ${isSoon})::integer as soon_bookings,
      coalesce(sum(travelers) filter (where ${isSoon}), 0)::integer as soon_travelers,
      min(payment_due_on) filter (where ${OF_LIST.overdue})::text as overdue_since
    from bookings where operator_id = any(${operatorIds}::uuid[]) and placed_at is not null`.execute(db);
  const { waitingSince, overdueSince, soonBookings, soonTravelers, ...counts } = rows[0] as Row;
  return { counts, waitingSince, overdueSince, soon: { bookings: soonBookings, travelers: soonTravelers } };
}
