import { sql } from 'kysely';
import type { Context } from '#kernel';
import type { NamedPictures } from './register.ts';

/** Notes since when no record names a picture, and forgets that of those named again. */
export async function markUnused(ctx: Context, named: NamedPictures): Promise<void> {
  const isNamed = sql`exists (
    select from (${named}) named
    where named.url = asset.source_url and named.operator_id is not distinct from asset.operator_id)`;
  await sql`
    update image_assets asset set unused_since = null
    where unused_since is not null and ${isNamed}`.execute(ctx.db);
  await sql`
    update image_assets asset set unused_since = ${ctx.clock()}
    where unused_since is null and not ${isNamed}`.execute(ctx.db);
}

export type UnusedPicture = { objectKey: string | null; widths: number[] };

/** Forgets pictures that nobody has named since before then. */
export async function deleteUnused(ctx: Context, before: Date, limit: number): Promise<UnusedPicture[]> {
  const { rows } = await sql<UnusedPicture>`
    delete from image_assets where id in (
      select id from image_assets where unused_since < ${before} order by unused_since, id limit ${limit}
    ) returning object_key, widths`.execute(ctx.db);
  return rows;
}
