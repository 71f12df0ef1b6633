import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#kernel';
import { shownScope } from '#partners';
import { tripIdsOfCategory, tripIsListed, tripIsShown } from './queries/shown.ts';

/** Which of these trips the partner of the context shows, listed or not; the site itself shows any. */
export async function shownTrips(ctx: Context, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const scope = await shownScope(ctx);
  if (scope === null || ids.length === 0) return new Set(ids);
  const { rows } = await sql<{ id: string }>`
    select id from trips where id = any(${ids}::uuid[]) and ${tripIsShown(scope)} order by id`.execute(ctx.db);
  return new Set(rows.map(({ id }) => id));
}

/** How many listed trips of these companies a partner shows; null where that is all of them. */
export async function shownTripsOf(
  ctx: Context,
  operatorIds: readonly string[],
): Promise<ReadonlyMap<string, number> | null> {
  const scope = await shownScope(ctx);
  if (scope === null) return null;
  const { rows } = await sql<{ operatorId: string; trips: number }>`
    select operator_id, count(*) as trips from trips
    where operator_id = any(${operatorIds}::uuid[]) and ${tripIsListed()} and ${tripIsShown(scope)}
    group by operator_id order by operator_id`.execute(ctx.db);
  return new Map(rows.map(({ operatorId, trips }) => [operatorId, trips]));
}

/** Ids of a category's listed trips that are shown, as a subquery: for areas that keep rows by trip. */
export async function tripsOfCategory(ctx: Context, categoryId: string): Promise<RawBuilder<{ id: string }>> {
  return tripIdsOfCategory(categoryId, await shownScope(ctx));
}

/** Ids of all trips that the partner shows, as a subquery; null on the site itself. */
export async function tripsOfPartner(ctx: Context): Promise<RawBuilder<{ id: string }> | null> {
  const scope = await shownScope(ctx);
  return scope && sql<{ id: string }>`select id from trips where ${tripIsShown(scope)}`;
}
