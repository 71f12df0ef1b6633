import { sql } from 'kysely';
import { type Context, publishing } from '#kernel';
import { type Leaving, type Lines, planned, refusedNames, thisFeed } from '#kernel/feed';
import { earliestDate } from '#kernel/shared';

type LeavingCounts = { trip: number; departure: number };

/** Whether a refused record "r" may be of the company "o": ids of trips and dates count within theirs. */
const mayBeOf = sql.raw(`(r.operator is null or r.operator in (o.source_ref, o.slug) or r.operator not in (
  select source_ref from operators where feed = ${thisFeed} and source_ref is not null union select slug from operators))`);

/**
 * Lists in `planned_leaving` what a full feed no longer names: the future departures of its companies, and the
 * published trips of those of which it has trips. What stands in a record that was refused is named all the same, of
 * every company where the record names none that is known.
 * @param whole the feed is the whole catalogue: companies that it leaves out have left it, too
 */
export async function planLeaving(ctx: Context, { whole }: { whole: boolean }): Promise<LeavingCounts> {
  const everybody = whole ? sql`union select id from operators` : sql``;
  await sql`
    create temp table planned_leaving as
    with with_trips as (select distinct operator_id from ${planned('trip')} ${everybody}),
    named as (
      select id as operator_id from ${planned('operator')}
      union select operator_id from with_trips union select operator_id from ${planned('departure')} where not hidden),
    trip as (
      select t.id, t.id as trip_id, 'trip' as kind, t.slug || ' (' || t.source_ref || ')' as name
      from trips t join with_trips using (operator_id) join operators o on o.id = t.operator_id
      where t.status = 'published'
        and not exists (select from ${planned('trip')} p where p.id = t.id)
        and not exists (
          select from ${refusedNames} r
          where (r.kind = 'trip' and r.name in (t.source_ref, t.slug)
            or r.kind = 'departure.trip' and r.name = t.source_ref) and ${mayBeOf})
        and not exists (select from ${planned('departure')} p where p.trip_id = t.id and not p.hidden)),
    departure as (
      select d.id, d.trip_id, 'departure', d.start_date || ' of ' || t.slug || ' (' || d.source_ref || ')'
      from departures d join named using (operator_id) join operators o on o.id = d.operator_id
      join trips t on t.id = d.trip_id
      where d.start_date >= ${earliestDate(ctx.clock())}::date and d.availability not in ('closed', 'cancelled')
        and not exists (select from ${planned('departure')} p where p.id = d.id)
        and not exists (
          select from ${refusedNames} r
          where r.kind in ('departure', 'price.departure') and r.name = d.source_ref and ${mayBeOf}))
    select *, row_number() over (order by kind desc, name, id)::integer as place
    from (select * from trip union all select * from departure) leaving`.execute(ctx.db);
  await sql`create index on planned_leaving (place)`.execute(ctx.db);
  const { rows } = await sql<LeavingCounts>`
    select count(*) filter (where kind = 'trip') as trip, count(*) filter (where kind = 'departure') as departure
    from planned_leaving`.execute(ctx.db);
  return rows[0] ?? { trip: 0, departure: 0 };
}

export async function readLeaving(ctx: Context, { from, to }: Lines): Promise<Leaving[]> {
  const { rows } = await sql<Leaving>`
    select kind, name from planned_leaving where place between ${from} and ${to} order by place`.execute(ctx.db);
  return rows;
}

/** Archives the trips and closes the departures in a range of places, with an event for each trip. */
export async function takeDown(ctx: Context, { from, to }: Lines): Promise<void> {
  await sql`
    with archived as (
      update trips t set status = 'archived' from planned_leaving l
      where l.place between ${from} and ${to} and l.kind = 'trip' and t.id = l.id and t.status = 'published'
      returning t.id as trip_id),
    closed as (
      update departures d set availability = 'closed' from planned_leaving l
      where l.place between ${from} and ${to} and l.kind = 'departure' and d.id = l.id
        and d.availability not in ('closed', 'cancelled')
      returning d.trip_id)
    select ${publishing('trip.changed', sql`trip_id from (select * from archived union select * from closed) told`)}`.execute(
    ctx.db,
  );
}
