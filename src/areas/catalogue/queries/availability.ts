import { sql } from 'kysely';
import { publishing } from '#kernel';
import type { Db } from '#kernel/db';

/** Writes what departures read by their places, and tells of the trips of all: lists may go by the places themselves. */
export async function writeAvailability(
  db: Db,
  levels: readonly { id: string; level: 'open' | 'limited' | 'sold_out' }[],
): Promise<void> {
  if (levels.length === 0) return;
  await sql`
    with given as (
      select * from unnest(${levels.map(({ id }) => id)}::uuid[], ${levels.map(({ level }) => level)}::text[])
        as level (id, level)),
    locked as (
      select departures.id, given.level from departures join given on given.id = departures.id
      where departures.availability in ('open', 'limited', 'sold_out') and departures.availability <> given.level
      order by departures.id for update of departures),
    changed as (
      update departures set availability = locked.level from locked where departures.id = locked.id)
    select ${publishing('trip.changed', sql`trip_id from departures join given on given.id = departures.id`)}`.execute(
    db,
  );
}
