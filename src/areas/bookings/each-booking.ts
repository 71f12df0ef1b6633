import { type Context, system, transaction } from '#kernel';

export const AT_ONCE = 100;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** So many after this id. */
export type Page = { after: string; limit: number };

/** Does each of all that are read, page by page, as `each` does. @returns how many were done */
export async function throughAll(
  ctx: Context,
  signal: AbortSignal | undefined,
  read: (page: Page) => Promise<string[]>,
  work: (inside: Context, id: string) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (let after = FIRST; ; ) {
    const ids = await read({ after, limit: AT_ONCE });
    done += await each(ctx, ids, signal, work);
    if (ids.length < AT_ONCE || signal?.aborted) return done;
    after = ids.at(-1) ?? after;
  }
}

/** Does each in a transaction of its own, as the system. @returns how many were done */
export async function each(
  ctx: Context,
  ids: readonly string[],
  signal: AbortSignal | undefined,
  work: (inside: Context, id: string) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const id of ids) {
    if (signal?.aborted) break;
    if (await transaction({ ...ctx, actor: system }, (inside) => work(inside, id))) done += 1;
  }
  return done;
}
