import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '#kernel';
import type { Db } from '#kernel/db';

/** The call of ours in which the library works: what it has us do is done for the same caller, partner and transaction. */
type Call = {
  ctx: Context;
  refUrl: string;
  /** Told who was signed in, and whether for the first time. */
  hear?: ((opened: { userId: string; isFirst: boolean }) => void) | undefined;
};

const calls = new AsyncLocalStorage<Call>();

export function asking<Result>(
  ctx: Context,
  refUrl: string,
  work: () => Promise<Result>,
  hear?: Call['hear'],
): Promise<Result> {
  return calls.run({ ctx, refUrl, hear }, work);
}

export function asked(): Call {
  const call = calls.getStore();
  if (!call) throw new Error('The library was called past asking().');
  return call;
}

/** The database as the library sees it: within `asking` that of the call, with its transaction, else this one. */
export function asCallsHaveIt(db: Db): Db {
  return new Proxy(db, {
    get(_db, name) {
      const current = calls.getStore()?.ctx.db ?? db;
      const value: unknown = Reflect.get(current, name, current);
      return typeof value === 'function' ? value.bind(current) : value;
    },
  });
}
