import { sql } from 'kysely';
import type { Context } from '#kernel';
import { shownScope } from '#partners';
import type { NamedLink } from '../trips/named-link.ts';
import { tripIsShown } from './shown.ts';

export type TripName = NamedLink & { durationDays: number };

/** Name, slug and length of trips that have a page and are shown, by id: for who links to them. */
export async function readTripNames(ctx: Context, ids: readonly string[]): Promise<Map<string, TripName>> {
  const { rows } = await sql<TripName & { id: string }>`
    select id, name, slug, duration_days from trips
    where id = any(${ids}::uuid[]) and status <> 'draft' and ${tripIsShown(await shownScope(ctx))}
    order by id`.execute(ctx.db);
  return new Map(rows.map(({ id, ...name }) => [id, name]));
}
