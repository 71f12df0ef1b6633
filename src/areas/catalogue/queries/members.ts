import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#kernel';
import { tripIsListed } from './shown.ts';

/** Ids of the categories that any of these trips is a member of. */
export async function categoriesOfTrips(ctx: Context, tripIds: readonly string[]): Promise<string[]> {
  if (tripIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct category_id as id from category_trips where trip_id = any(${tripIds}::uuid[])
    order by id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** The listed trips of these categories, as a subquery: for areas that keep rows by trip. */
export function membersOfCategories(ids: readonly string[]): RawBuilder<{ categoryId: string; tripId: string }> {
  return sql`
    select member.category_id, member.trip_id from category_trips member join trips on trips.id = member.trip_id
    where member.category_id = any(${ids}::uuid[]) and ${tripIsListed()}`;
}
