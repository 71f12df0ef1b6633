import type { Context } from '#kernel';
import type { ImagesTables } from '../tables.ts';

/** The database as this area sees it: its own table. */
export function tablesOf(ctx: Pick<Context, 'db'>) {
  return ctx.db.withTables<ImagesTables>();
}
