import { sql } from 'kysely';
import type { Context } from '#kernel';
import { feedIssues, planned, staged } from '#kernel/feed';
import { earliestDate } from '#kernel/shared';
import { MOST_DATES } from '../queries/trip-parts.ts';

/** Tells, once a trip, of dates that make it another length than it says, and of more dates than count. */
export async function tellOddDates(ctx: Context): Promise<void> {
  await tellOddLengths(ctx);
  await tellTooMany(ctx);
}

/** Tells, once a trip, of savings that are larger than every price of a date. Once those of price records are in. */
export async function tellVainSavings(ctx: Context): Promise<void> {
  await sql`
    with vain as (
      select min(p.line) as line, count(*) as dates
      from ${planned('departure')} p join ${staged('departure')} f on f.line = p.line
      where not p.hidden and f.member_saving_cents > greatest(f.base_price_cents, f.price1_cents, f.price2_cents,
        f.price3_cents, f.price4_cents, f.price5_cents)
      group by p.trip_id)
    insert into ${feedIssues} (line, kind, field, problem, severity)
    select line, 'departure', 'member_saving_cents', 'is more than every price of this date, so that members are given none' ||
      case when dates > 1 then '; so it is on ' || dates || ' dates of this trip' else '' end, 'warning'
    from vain`.execute(ctx.db);
}

async function tellOddLengths(ctx: Context): Promise<void> {
  await sql`
    with dated as (
      select p.line, p.trip_id, f.end_date - f.start_date + 1 as days, coalesce(s.duration_days, t.duration_days) as said
      from ${planned('departure')} p join ${staged('departure')} f on f.line = p.line
      left join ${planned('trip')} pt on pt.id = p.trip_id left join ${staged('trip')} s on s.line = pt.line
      left join trips t on t.id = p.trip_id),
    odd as (
      select distinct on (trip_id) line, days, said, count(*) over (partition by trip_id) as dates
      from dated where days <> said order by trip_id, line)
    insert into ${feedIssues} (line, kind, field, problem, severity)
    select line, 'departure', 'end_date',
      'makes this date ' || days || case days when 1 then ' day' else ' days' end || ' long, and duration_days of its trip is ' ||
        said || ', which pages show' || case when dates > 1 then '; so do ' || dates || ' dates of this trip' else '' end,
      'warning'
    from odd`.execute(ctx.db);
}

async function tellTooMany(ctx: Context): Promise<void> {
  const today = earliestDate(ctx.clock());
  await sql`
    with coming as (
      select p.trip_id, min(p.line) as line, count(*) filter (where not p.existing and f.start_date >= ${today}) as added
      from ${planned('departure')} p join ${staged('departure')} f on f.line = p.line group by p.trip_id),
    counted as (
      select c.line, c.added + (
        select count(*) from departures d where d.trip_id = c.trip_id and d.start_date >= ${today}) as dates
      from coming c where c.added > 0)
    insert into ${feedIssues} (line, kind, field, problem, severity)
    select line, 'departure', 'start_date',
      'with this feed its trip has ' || to_char(dates, 'FM999,999,999') || ' dates to come, and the next ' ||
        ${MOST_DATES.toLocaleString('en-US')}::text || ' count: later ones show once earlier ones have passed',
      'warning'
    from counted where dates > ${MOST_DATES}`.execute(ctx.db);
}
