import { sql } from 'kysely';
import type { Context } from '#kernel';

export type RelatedList = 'similar' | 'same_operator' | 'same_place';
/** Ids in the order of each list. */
export type RelatedTrips = Record<RelatedList, string[]>;

const MOST = 12;

/** Trips that companies list beside theirs, by trip. */
export async function readRelatedTrips(ctx: Context, tripIds: readonly string[]): Promise<Map<string, RelatedTrips>> {
  const { rows } = await sql<{ tripId: string; list: RelatedList; ids: string[] }>`
    select trip_id, list, (array_agg(other_id order by position, other_id))[1:${sql.lit(MOST)}] as ids
    from trip_relations where trip_id = any(${tripIds}::uuid[])
    group by trip_id, list order by trip_id, list`.execute(ctx.db);
  const found = new Map<string, RelatedTrips>();
  for (const { tripId, list, ids } of rows) {
    found.set(tripId, { ...(found.get(tripId) ?? { similar: [], same_operator: [], same_place: [] }), [list]: ids });
  }
  return found;
}
