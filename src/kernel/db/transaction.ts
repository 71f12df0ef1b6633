import type { Context } from '../context.ts';

/**
 * The way to open a transaction: `work` gets the context with the transaction as its database. Within another it joins
 * that one, so that what belongs together is committed together; then only the outermost rolls back, so a failure that
 * is caught between the two leaves what was written before it.
 */
export function transaction<Result>(ctx: Context, work: (inside: Context) => Promise<Result>): Promise<Result> {
  if (ctx.db.isTransaction) return work(ctx);
  return ctx.db.transaction().execute((db) => work({ ...ctx, db }));
}
