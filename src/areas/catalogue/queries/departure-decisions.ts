import { sql } from 'kysely';
import { publishing } from '#kernel';
import type { Db } from '#kernel/db';
import type { CalendarDate } from '#kernel/shared';
import type { Availability } from '../departures/availability.ts';

/** A departure as its company has it now, whether it is on sale or not. */
export type StatedDeparture = {
  id: string;
  operatorId: string;
  tripId: string;
  tripName: string;
  tripSlug: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  availability: Availability;
  startZone: string | null;
  /** Why it was canceled, or moved to these dates, where that was decided at the desk. */
  reason: string | null;
};

const DEPARTURE = sql`
  d.id, d.operator_id, d.trip_id, t.name as trip_name, t.slug as trip_slug, d.start_date, d.end_date, d.availability,
  start_place.time_zone as start_zone, (
    select x.reason from departure_decisions x where x.departure_id = d.id
      and x.kind = case d.availability when 'cancelled' then 'cancelled' else 'moved' end
      and (x.kind = 'cancelled' or x.new_start_date is null
        or (x.new_start_date, x.new_end_date) = (d.start_date, d.end_date))
    order by x.created_at desc, x.id desc limit 1) as reason
  from departures d join trips t on t.id = d.trip_id
  left join destinations as start_place on start_place.id = t.start_city_id`;

export async function readStatedDeparture(db: Db, id: string): Promise<StatedDeparture | null> {
  const { rows } = await sql<StatedDeparture>`select ${DEPARTURE} where d.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The same, locked for this transaction. */
export async function lockStatedDeparture(db: Db, id: string): Promise<StatedDeparture | null> {
  const { rows } = await sql<StatedDeparture>`select ${DEPARTURE} where d.id = ${id} for update of d`.execute(db);
  return rows[0] ?? null;
}

/** Dates of companies from a day on, and how many there are. */
export async function readDeparturesOf(
  db: Db,
  { operatorIds, from, limit, offset }: { operatorIds: readonly string[]; from: string; limit: number; offset: number },
): Promise<{ departures: StatedDeparture[]; count: number }> {
  const which = sql`d.operator_id = any(${operatorIds}::uuid[]) and d.start_date >= ${from}::date`;
  const { rows } = await sql<StatedDeparture>`
    select ${DEPARTURE} where ${which} order by d.start_date, t.name, d.id limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from departures d where ${which}`.execute(db);
  return { departures: rows, count: counted.rows[0]?.count ?? 0 };
}

export type Decision = {
  kind: 'cancelled' | 'moved';
  reason: string;
  by: 'operator' | 'staff';
  /** Its dates from now on. */
  startDate: CalendarDate;
  endDate: CalendarDate;
};

/** Writes what was decided of a departure that this transaction has locked, and tells of it. */
export async function writeDecision(
  db: Db,
  { id, startDate, endDate }: Pick<StatedDeparture, 'id' | 'startDate' | 'endDate'>,
  decision: Decision,
): Promise<void> {
  const { kind, reason, by } = decision;
  await sql`
    insert into departure_decisions (departure_id, kind, reason, from_start_date, from_end_date, new_start_date,
      new_end_date, decided_by, created_at)
    values (${id}, ${kind}, ${reason}, ${startDate}, ${endDate}, ${decision.startDate}, ${decision.endDate}, ${by},
      clock_timestamp())`.execute(db);
  await sql`
    with changed as (
      update departures set start_date = ${decision.startDate}, end_date = ${decision.endDate},
        availability = case when ${kind} = 'cancelled' then 'cancelled' else availability end
      where id = ${id} returning id, trip_id)
    select ${publishing('trip.changed', sql`trip_id from changed`)},
      ${publishing('departure.changed', sql`id from changed`)}`.execute(db);
}
