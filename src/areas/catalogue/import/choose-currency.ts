import { sql } from 'kysely';
import type { Context } from '#kernel';
import { feedIssues, planned, staged } from '#kernel/feed';

/**
 * A date of a trip that comes in several currencies is taken in one of them: the trip's own, else that of its first
 * record. The others are told and left out; a full feed closes those that were taken before.
 */
export async function chooseCurrencies(ctx: Context): Promise<void> {
  await sql`
    with dated as (
      select p.line, f.currency, p.trip_id, f.start_date, f.end_date, coalesce(s.currency, t.currency) as own
      from ${planned('departure')} p join ${staged('departure')} f on f.line = p.line
      left join ${planned('trip')} pt on pt.id = p.trip_id left join ${staged('trip')} s on s.line = pt.line
      left join trips t on t.id = p.trip_id),
    ranked as (
      select line, currency, own,
        first_value(currency) over same as chosen, first_value(line) over same as other
      from dated
      window same as (partition by trip_id, start_date, end_date order by (currency = own) is not true, line)),
    doomed as (select * from ranked where currency <> chosen),
    gone as (delete from ${planned('departure')} p using doomed d where d.line = p.line returning d.*),
    unstaged as (delete from ${staged('departure')} f using doomed d where d.line = f.line)
    insert into ${feedIssues} (line, kind, field, problem, severity, other)
    select line, 'departure', 'currency',
      'is ' || currency || ', and this date is sold in ' || chosen || ': ' ||
        case when chosen = own then 'the currency of the trip' else 'what stands first; name the one you want in currency of the trip' end,
      'warning', other
    from gone`.execute(ctx.db);
}
