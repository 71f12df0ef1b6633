import { sql } from 'kysely';
import type { Context } from '#kernel';
import { feedIssues, planned, staged } from '#kernel/feed';

/**
 * Refuses a partner of which a scope names something that isn't there, where it would show more without it: whatever an
 * excluding one leaves out, and everything without an including one.
 */
export async function refuseLostScopes(ctx: Context): Promise<void> {
  await sql`
    with given as (
      select s.line, s.mode, exists (
        select from ${planned('partner_scopes')} p
        join ${staged('partner_scopes')} f on f.line = p.feed_line and f.position = p.feed_position
        where f.line = s.line and (f.kind, f.target, f.mode) = (s.kind, s.target, s.mode)) as found
      from ${staged('partner_scopes')} s),
    lost as (
      select line from given group by line
      having bool_or(mode = 'exclude' and not found)
        or bool_or(mode = 'include') and not bool_or(mode = 'include' and found)),
    gone as (delete from ${planned('partner')} p using lost where lost.line = p.line returning p.line)
    insert into ${feedIssues} (line, kind, field, problem, severity)
    select line, 'partner', 'scopes',
      'names what isn’t there: without it this partner would show more than it should, so this record is left out',
      'refused' from gone`.execute(ctx.db);
}
