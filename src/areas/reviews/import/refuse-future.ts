import { sql } from 'kysely';
import type { Context } from '#kernel';
import { feedIssues, planned, staged } from '#kernel/feed';
import { latestDate } from '#kernel/shared';

const DAY_MS = 86_400_000;

/** Refuses reviews of what hasn't been: they would lead each list. A clock elsewhere may be a day ahead. */
export async function refuseFuture(ctx: Context): Promise<void> {
  const now = ctx.clock();
  const latest = new Date(now.getTime() + DAY_MS).toISOString();
  await sql`
    with doomed as (
      select f.line, case when f.reviewed_at > ${latest}::timestamptz then 'reviewed_at' else 'traveled_on' end as field
      from ${staged('review')} f
      where f.reviewed_at > ${latest}::timestamptz or f.traveled_on > ${latestDate(now)}::date),
    gone as (delete from ${planned('review')} p using doomed d where d.line = p.line returning d.*)
    insert into ${feedIssues} (line, kind, field, problem, severity)
    select line, 'review', field, 'lies in the future', 'refused' from gone`.execute(ctx.db);
}
