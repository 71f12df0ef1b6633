import type { Context } from '#kernel';

/** Runs `work` in a transaction of its own, or in the one the context is already in. */
export function inTransaction<T>(ctx: Context, work: (inner: Context) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx);
  return ctx.db.transaction().execute((db) => work({ ...ctx, db }));
}
