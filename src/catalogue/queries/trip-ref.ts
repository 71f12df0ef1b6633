import { type RawBuilder, sql } from 'kysely';
import { type Context, isId } from '#kernel';
import { toCalendarDate } from '#kernel/shared';
import type { Availability } from '../departures/availability.ts';

export type TripRefDeparture = {
  id: string;
  startDate: string;
  availability: Availability;
  minToRun: number | null;
};

export type TripRef = { id: string; offered: boolean; cutoffDays: number; departures: TripRefDeparture[] };

/** The end of a query for one trip by its id, slug or stock-keeping unit; a slug wins over another trip's unit. */
export function isTrip(ref: string): RawBuilder<unknown> {
  const named = isId(ref) ? sql`trips.id = ${ref}` : sql`(trips.slug = ${ref} or trips.sku = ${ref})`;
  return sql`${named} and trips.status <> 'draft' order by (trips.slug = ${ref}) desc, trips.id limit 1`;
}

/** A trip by its id, slug or stock-keeping unit with its future departures; a slug wins over another trip's unit. */
export async function readTripRef(ctx: Context, ref: string): Promise<TripRef | null> {
  const today = toCalendarDate(ctx.clock());
  const { rows } = await sql<TripRef>`
    select trips.id, operators.cutoff_days,
      trips.status = 'published' and trips.superseded_by is null as offered,
      (
        select coalesce(json_agg(json_build_object(
          'id', future.id, 'startDate', future.start_date, 'availability', future.availability,
          'minToRun', future.min_to_run) order by future.start_date, future.id), '[]')
        from (
          select id, start_date, availability, min_to_run from departures
          where trip_id = trips.id and start_date >= ${today}
          order by start_date, id limit 200
        ) future
      ) as departures
    from trips join operators on operators.id = trips.operator_id
    where ${isTrip(ref)}`.execute(ctx.db);
  return rows[0] ?? null;
}
