import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#kernel';
import { feedIssues, type Lines, planned, staged } from '#kernel/feed';
import { tellTeamOfEach } from '#kernel/team';
import { FEW } from '../holds/places.ts';
import { placeTasks } from '../tasks.ts';

/**
 * Works out from `staged_departure` what the inventory would hold: capacity is the places left at the time of the
 * snapshot plus those we had sold by then, never less than what is held and sold; an older snapshot than the stored
 * one changes nothing. Availability follows where the feed says open or limited and the places are known; what it calls
 * sold out has no places left, whatever number stands beside that.
 * @param snapshotAt what counts as the time of rows that tell none
 */
export async function planSeats(ctx: Context, { snapshotAt }: { snapshotAt: Date }): Promise<void> {
  await sql`
    create temp table planned_seats as
    with given as (
      select p.line, p.id as departure_id, p.operator_id, f.availability,
        case when f.availability = 'sold_out' and f.spots_left is not null then 0 else f.spots_left end as spots_left,
        coalesce(f.sold_count, 0) as sold_elsewhere,
        f.snapshot_at is not null as explicit,
        least(coalesce(f.snapshot_at, ${sql.lit(snapshotAt.toISOString())}::timestamptz),
          ${sql.lit(ctx.clock().toISOString())}::timestamptz) as snapshot_at
      from ${planned('departure')} p join ${staged('departure')} f on f.line = p.line
      where not p.hidden),
    counted as (
      select g.*, i.departure_id is not null as known, i.capacity as old_capacity, i.sold_elsewhere as old_sold_elsewhere,
        i.snapshot_at as old_snapshot_at, coalesce(i.held + i.sold, 0) as taken,
        coalesce(g.snapshot_at < i.snapshot_at, false) as stale,
        g.spots_left + coalesce(c.seats, 0)::integer as wanted
      from given g left join departure_inventory i on i.departure_id = g.departure_id
      left join (
        select x.line, sum(h.seats) as seats from given x join seat_holds h on h.departure_id = x.departure_id
        where h.converted_at <= x.snapshot_at and (h.returned_at is null or h.returned_at > x.snapshot_at)
        group by x.line) c on c.line = g.line)
    select line, departure_id, operator_id, availability, snapshot_at, wanted, taken,
      stale and wanted is distinct from old_capacity as outdated, old_snapshot_at,
      case when stale then old_capacity else greatest(wanted, case when wanted is not null then taken end) end as capacity,
      case when stale then old_sold_elsewhere else sold_elsewhere end as sold_elsewhere,
      not stale and coalesce(wanted < taken, false) as clamped,
      not stale and (not known or old_sold_elsewhere <> sold_elsewhere
        or old_capacity is distinct from greatest(wanted, case when wanted is not null then taken end)) as differs,
      not stale and explicit and known and old_snapshot_at is distinct from snapshot_at as moved
    from counted`.execute(ctx.db);
  await sql`create index on planned_seats (line)`.execute(ctx.db);
  await sql`analyze planned_seats`.execute(ctx.db);
  await sql`
    update ${planned('departure')} p set changed = p.changed || 'places'::text
    from planned_seats s where s.line = p.line and s.differs and p.existing`.execute(ctx.db);
  await tellOutdated(ctx);
  await deriveAvailability(ctx);
}

/** Tells, once a company, of places that are left out because newer ones are known: a file that came before comes again so. */
async function tellOutdated(ctx: Context): Promise<void> {
  await sql`
    with old as (
      select min(line) as line, count(*) as dates, max(snapshot_at) as stated, max(old_snapshot_at) as known
      from planned_seats where outdated group by operator_id)
    insert into ${feedIssues} (line, kind, field, problem, severity)
    select line, 'departure', 'spots_left',
      'is as of ' || to_char(stated at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') || ', and places as of ' ||
        to_char(known at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') || ' are known, so it is left out' ||
        case when dates > 1 then '; so it is on ' || dates || ' dates of this company' else '' end ||
        '. If it is true by now, say so with snapshot_at', 'warning'
    from old`.execute(ctx.db);
}

/**
 * Has departures that the feed calls open or limited read what the places left say; one canceled otherwise stays so.
 * @param lines those about to be written, by what is held and sold now; without them, all as they were planned
 */
export async function deriveAvailability(ctx: Context, lines?: Lines): Promise<void> {
  const taken = lines ? sql`coalesce(i.held + i.sold, 0)` : sql`s.taken`;
  const seats = lines
    ? sql`planned_seats s left join departure_inventory i on i.departure_id = s.departure_id
        where s.line between ${lines.from} and ${lines.to} and`
    : sql`planned_seats s where`;
  await sql`
    update ${staged('departure')} f set availability = derived.availability
    from (
      select s.line, case when s.capacity - ${taken} <= 0 then 'sold_out'
        when s.capacity - ${taken} <= ${sql.lit(FEW)} then 'limited' else 'open' end as availability
      from ${seats} s.capacity is not null and s.availability in ('open', 'limited')) derived
    where derived.line = f.line and f.availability <> 'cancelled' and f.availability <> derived.availability
  `.execute(ctx.db);
}

/** What `writeSeats` writes for each departure. */
export const seatTables = ['departure_inventory'];

/**
 * Writes departures of which only the time of the snapshot is newer, `limit` at most; call within a transaction.
 * @returns whether there were any
 */
export async function writeMovedSeats(ctx: Context, { limit }: { limit: number }): Promise<boolean> {
  const { rows } = await sql<{ from: number | null; to: number }>`
    select min(line) as from, max(line) as to from (
      select line from planned_seats where moved and not differs order by line limit ${limit}) few`.execute(ctx.db);
  const [range] = rows;
  if (!range || range.from === null) return false;
  const { from, to } = range;
  await writeSeats(ctx, { from, to });
  await sql`delete from planned_seats where line between ${from} and ${to} and moved and not differs`.execute(ctx.db);
  return true;
}

/** Writes the places of departures in a range of lines; rows are locked in the order of their ids. */
export async function writeSeats(ctx: Context, { from, to }: Lines): Promise<void> {
  await sql`
    insert into departure_inventory (departure_id, operator_id, capacity, sold_elsewhere, snapshot_at)
    select departure_id, operator_id, capacity, sold_elsewhere, snapshot_at from planned_seats
    where line between ${from} and ${to} and (differs or moved) order by departure_id
    on conflict (departure_id) do update set
      capacity = greatest(excluded.capacity, case when excluded.capacity is not null
        then departure_inventory.held + departure_inventory.sold end),
      sold_elsewhere = excluded.sold_elsewhere, snapshot_at = excluded.snapshot_at`.execute(ctx.db);
  const below = sql`
    select s.departure_id as subject_id, null::text as occurrence,
      jsonb_build_object('capacity_of_feed', s.wanted, 'held_and_sold', i.held + i.sold) as details
    from planned_seats s join departure_inventory i on i.departure_id = s.departure_id
    where s.line between ${from} and ${to} and (s.clamped or (s.differs and s.wanted < i.held + i.sold))`;
  await tellTeamOfEach(ctx.db, placeTasks, 'capacity_below_bookings', below);
  await releaseHolds(ctx, { from, to });
}

/**
 * A departure that the feed cancels ends the holds on it; seats being paid for stay until that is settled. Its places are
 * locked before its holds, as by everybody who holds some.
 */
async function releaseHolds(ctx: Context, { from, to }: Lines): Promise<void> {
  const { rows } = await sql<{ departureId: string }>`
    select departure_id from departure_inventory
    where departure_id in (
      select p.id from ${planned('departure')} p join ${staged('departure')} f on f.line = p.line
      where p.line between ${from} and ${to} and p.existing and f.availability = 'cancelled'
        and 'availability' = any(p.changed))
    order by departure_id for update`.execute(ctx.db);
  if (rows.length === 0) return;
  await sql`
    with released as (
      update seat_holds set state = 'released'
      where departure_id = any(${rows.map(({ departureId }) => departureId)}::uuid[]) and state = 'active'
      returning departure_id, seats)
    update departure_inventory i set held = i.held - r.seats
    from (select departure_id, sum(seats)::integer as seats from released group by departure_id) r
    where i.departure_id = r.departure_id`.execute(ctx.db);
}

/** Whether places of a departure are held, as a condition of a query. */
export const haveHolds = (departureId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`exists (select from departure_inventory i where i.departure_id = ${departureId} and i.held > 0)`;
