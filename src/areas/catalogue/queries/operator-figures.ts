import { sql } from 'kysely';
import type { Context } from '#kernel';
import { shownScope } from '#partners';
import { tripIsListed, tripIsShown } from './shown.ts';

/** What is true of a company's listed trips; null where not every one of them says it, or there is none. */
export type OperatorFigures = {
  shortestDays: number | null;
  longestDays: number | null;
  largestGroup: number | null;
  youngest: number | null;
};

export async function readOperatorFigures(ctx: Context, operatorId: string): Promise<OperatorFigures> {
  const { rows } = await sql<OperatorFigures>`
    select min(duration_days) as shortest_days, max(duration_days) as longest_days,
      case when count(max_group_size) = count(*) then max(max_group_size) end as largest_group,
      case when count(min_age) = count(*) then min(min_age) end as youngest
    from trips
    where operator_id = ${operatorId} and ${tripIsListed()} and ${tripIsShown(await shownScope(ctx))}`.execute(ctx.db);
  return rows[0] as OperatorFigures;
}
