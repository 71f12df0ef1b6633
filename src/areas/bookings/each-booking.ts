import { type Context, system, transaction } from '#kernel';
import { databaseFailure } from '#kernel/db';

export const AT_ONCE = 100;
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
 * Does each in a transaction of its own, as the system. One that fails stops no other; what it failed of is thrown at the end.
 * @returns how many were done
 */
export async function each(
  ctx: Context,
  ids: Iterable<string> | AsyncIterable<string>,
  signal: AbortSignal | undefined,
  work: (inside: Context, id: string) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  let failure: { error: unknown } | null = null;
  for await (const id of ids) {
    if (signal?.aborted) break;
    try {
      if (await transaction({ ...ctx, actor: system }, (inside) => work(inside, id))) done += 1;
    } catch (error) {
      // The others would fail of that, too, each after its wait.
      if (databaseFailure(error)) throw error;
      failure ??= { error };
    }
  }
  if (failure) throw failure.error;
  return done;
}
