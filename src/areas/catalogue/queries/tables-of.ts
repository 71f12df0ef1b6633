import type { Context } from '#kernel';
import type { CatalogueTables } from '../tables.ts';

/** The database as this area sees it: its own tables. */
export function tablesOf(ctx: Pick<Context, 'db'>) {
  return ctx.db.withTables<CatalogueTables>();
}
