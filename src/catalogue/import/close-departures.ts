import { sql } from 'kysely';
import { type Context, publishing } from '#kernel';

/**
 * Lists in `planned_closing` the future departures of the feed's operators that the feed no longer names. One whose
 * record was refused is named all the same (`refused_ids` holds the ids of records that couldn't be staged).
 */
export async function planClosing(ctx: Context): Promise<number> {
  await sql`
    create temp table planned_closing as
    with named as (
      select id as operator_id from planned_operator
      union select operator_id from planned_trip union select operator_id from planned_departure where not hidden)
    select d.id, d.trip_id, row_number() over (order by d.id)::integer as place
    from departures d join named n on n.operator_id = d.operator_id
    where d.start_date >= ${ctx.clock().toISOString().slice(0, 10)}::date
      and d.availability not in ('closed', 'cancelled')
      and not exists (select from planned_departure p where p.id = d.id)
      and not exists (select from staged_departure f where f.source_ref = d.source_ref and not f.hidden)
      and not exists (select from refused_ids r where r.source_ref = d.source_ref)`.execute(ctx.db);
  await sql`create index on planned_closing (place)`.execute(ctx.db);
  const { rows } = await sql<{ count: number }>`select count(*) as count from planned_closing`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}

/** Closes those in a range of places, with an event for each trip. */
export async function closeDepartures(ctx: Context, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`
    with closed as (
      update departures d set availability = 'closed' from planned_closing c
      where c.place between ${from} and ${to} and d.id = c.id and d.availability not in ('closed', 'cancelled')
      returning d.trip_id)
    select ${publishing('trip.changed', sql`trip_id from closed`)}`.execute(ctx.db);
}
