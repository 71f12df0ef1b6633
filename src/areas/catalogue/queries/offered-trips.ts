import { sql } from 'kysely';
import type { Context } from '#kernel';
import { shownScope } from '#partners';
import { tripIsListed, tripIsShown } from './shown.ts';

/** Of these trips those that are listed and shown, in the order of their ids. */
export async function readOfferedIds(ctx: Context, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from trips where id = any(${ids}::uuid[]) and ${tripIsListed()}
      and ${tripIsShown(await shownScope(ctx))}
    order by id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** Ids of trips that have a page and are shown, by slug. */
export async function readTripIdsBySlug(ctx: Context, slugs: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; slug: string }>`
    select id, slug from trips where slug = any(${slugs}::text[]) and status <> 'draft'
      and ${tripIsShown(await shownScope(ctx))}
    order by id`.execute(ctx.db);
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
