import { sql } from 'kysely';
import type { Context } from '#kernel';
import { feedIssues, planned, staged } from '#kernel/feed';

/**
 * What was decided at the desk stands while the feed says what was true before: a cancelled departure stays cancelled,
 * and a moved one where it is, until the feed names dates of its own.
 */
export async function keepDecisions(ctx: Context): Promise<void> {
  await sql`
    with kept as (
      update ${staged('departure')} f set availability = 'cancelled'
      from ${planned('departure')} p
      where p.line = f.line and f.availability <> 'cancelled' and exists (
        select from departure_decisions x where x.departure_id = p.id and x.kind = 'cancelled')
      returning f.line)
    insert into ${feedIssues} (line, kind, field, problem, severity)
    select line, 'departure', 'availability', 'was canceled at the company’s desk, and stays so', 'warning' from kept
  `.execute(ctx.db);
  await sql`
    with kept as (
      update ${staged('departure')} f set start_date = d.start_date, end_date = d.end_date
      from ${planned('departure')} p
      join departures d on d.id = p.id
      join lateral (
        select from_start_date, from_end_date from departure_decisions x
        where x.departure_id = p.id and x.kind = 'moved' order by created_at desc, id desc limit 1) moved on true
      where p.line = f.line and f.start_date = moved.from_start_date and f.end_date = moved.from_end_date
      returning f.line)
    insert into ${feedIssues} (line, kind, field, problem, severity)
    select line, 'departure', 'start_date', 'is the date before it was moved at the company’s desk, which stands',
      'warning' from kept`.execute(ctx.db);
}
