import { type Context, system, transaction } from '#kernel';
import { databaseFailure } from '#kernel/db';

export const AT_ONCE = 100;
const MOST_WAITED = 3;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** So many after this id. */
export type Page = { after: string; limit: number };

/** All that are read, page by page. */
export async function* allOf(read: (page: Page) => Promise<string[]>): AsyncGenerator<string> {
  for (let after = FIRST; ; ) {
    const ids = await read({ after, limit: AT_ONCE });
    yield* ids;
    if (ids.length < AT_ONCE) return;
    after = ids.at(-1) ?? after;
  }
}

/**
 * Does each in a transaction of its own, as the system. One that fails stops no other.
 * @param failed hears of each that failed; without it, what the first failed of is thrown at the end
 * @returns how many were done
 */
export async function each(
  ctx: Context,
  ids: Iterable<string> | AsyncIterable<string>,
  signal: AbortSignal | undefined,
  work: (inside: Context, id: string) => Promise<unknown>,
  failed?: (error: unknown, id: string) => void,
): Promise<number> {
  let done = 0;
  let waited = 0;
  let failure: { error: unknown } | null = null;
  for await (const id of ids) {
    if (signal?.aborted) break;
    try {
      if (await transaction({ ...ctx, actor: system }, (inside) => work(inside, id))) done += 1;
      waited = 0;
    } catch (error) {
      // Somebody may hold one of them; if several in a row can’t be had, the others would each wait for the same.
      const gaveUp = databaseFailure(error);
      waited = gaveUp ? waited + 1 : 0;
      if (gaveUp?.lost || waited === MOST_WAITED) throw error;
      if (failed) failed(error, id);
      else failure ??= { error };
    }
  }
  if (failure) throw failure.error;
  return done;
}
