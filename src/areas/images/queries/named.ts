import { sql } from 'kysely';
import type { Context } from '#kernel';
import { type Lines, planned } from '#kernel/feed';
import { registerPictures } from './register.ts';

/** Of one import: the pictures that its feed names, and whether they may be fetched. */
export const namedPictures = sql.table('named_pictures');

/** Whoever knows the hosts of companies fills it. */
export async function createNamedPictures(ctx: Context): Promise<void> {
  await sql`
    create temp table ${namedPictures} (kind text, line integer, operator_id uuid, url text, listed boolean)`.execute(
    ctx.db,
  );
}

/** Notes the pictures of new and changed rows in a range of lines. */
export async function notePictures(ctx: Context, kind: string, { from, to }: Lines): Promise<void> {
  await registerPictures(
    ctx,
    sql`select n.operator_id, n.url from ${namedPictures} n join ${planned(kind)} p on p.line = n.line
      where n.kind = ${kind} and n.listed and p.line between ${sql.lit(from)} and ${sql.lit(to)}
        and (not p.existing or p.changed <> '{}')`,
  );
}
