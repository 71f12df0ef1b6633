import { sql } from 'kysely';
import type { Context } from '#kernel';
import { feedIssues, type Lines, planned, staged } from '#kernel/feed';

/**
 * What was decided at the desk stands while the feed says what was true before: a cancelled departure stays cancelled,
 * and a moved one where it is, until the feed names dates of its own.
 * @param lines the only ones that are looked at, where given: as things stand when they are about to be written, for since
 *   the import was planned, something may have been decided
 */
export async function keepDecisions(ctx: Context, lines?: Lines): Promise<void> {
  const inLines = lines ? sql`p.line between ${lines.from} and ${lines.to}` : sql`true`;
  await sql`
    with kept as (
      update ${staged('departure')} f set availability = 'cancelled'
      from ${planned('departure')} p
      where ${inLines} and p.line = f.line and f.availability <> 'cancelled' and exists (
        select from departure_decisions x where x.departure_id = p.id and x.kind = 'cancelled')
      returning f.line)
    insert into ${feedIssues} (line, kind, field, problem, severity)
    select line, 'departure', 'availability', 'was canceled at the company’s desk, and stays so', 'warning' from kept
  `.execute(ctx.db);
  // Moves count back from where the departure stands as long as each led to where the next one began; what is older
  // says its dates before only, and counts as the newest.
  await sql`
    with moves as (
      select p.line, x.from_start_date, x.from_end_date, d.start_date, d.end_date, x.created_at, x.id,
        case when lag(x.id) over newest is null
          then x.new_start_date is null or (x.new_start_date, x.new_end_date) = (d.start_date, d.end_date)
          else (x.new_start_date, x.new_end_date)
            = (lag(x.from_start_date) over newest, lag(x.from_end_date) over newest) end as leads_on
      from ${planned('departure')} p
      join departures d on d.id = p.id
      join departure_decisions x on x.departure_id = p.id and x.kind = 'moved'
      where ${inLines}
      window newest as (partition by p.line order by x.created_at desc, x.id desc)),
    former as (
      select line, from_start_date, from_end_date, start_date, end_date,
        bool_and(coalesce(leads_on, false)) over (partition by line order by created_at desc, id desc) as leads_here
      from moves),
    kept as (
      update ${staged('departure')} f set start_date = former.start_date, end_date = former.end_date
      from former
      where former.line = f.line and former.leads_here
        and f.start_date = former.from_start_date and f.end_date = former.from_end_date
        and (f.start_date, f.end_date) <> (former.start_date, former.end_date)
      returning f.line)
    insert into ${feedIssues} (line, kind, field, problem, severity)
    select line, 'departure', 'start_date', 'is the date before it was moved at the company’s desk, which stands',
      'warning' from kept`.execute(ctx.db);
}

/** Departures that are about to be written stay as they are until the end of the transaction. */
export async function lockDepartures(ctx: Context, lines: Lines): Promise<void> {
  await sql`
    select from departures d where d.id in (
      select p.id from ${planned('departure')} p where p.line between ${lines.from} and ${lines.to} and p.existing)
    order by d.id for no key update`.execute(ctx.db);
}
