import { sql } from 'kysely';
import type { Context } from '#kernel';
import { shownScope } from '#partners';
import { tripIsShown } from './shown.ts';

/**
 * Ids of the trips that a trip replaced, directly or through one that it replaced, newest first.
 * Null when there is no such trip, or the partner doesn't show it.
 */
export async function readPreviousTripIds(ctx: Context, slug: string): Promise<string[] | null> {
  const scope = await shownScope(ctx);
  const { rows } = await sql<{ previous: string[] }>`
    with recursive chain as (
      select id, id as last, 0 as step from trips where slug = ${slug} and status <> 'draft' and ${tripIsShown(scope)}
      union
      select trips.id, chain.last, chain.step + 1 from trips join chain on trips.superseded_by = chain.id
      where trips.status <> 'draft' and chain.step < 20
    )
    select coalesce((
      select json_agg(trips.id order by trips.published_at desc nulls last, trips.id)
      from (select distinct id from chain where step > 0) earlier join trips on trips.id = earlier.id
      where trips.id <> chain.id and ${tripIsShown(scope)}), '[]') as previous
    from chain where step = 0`.execute(ctx.db);
  return rows[0]?.previous ?? null;
}
