import type { Page } from './queries.ts';

const AT_ONCE = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Does something for every card of a reading, in pages; one that stays in it is passed all the same. @returns how many */
export async function each(
  read: (page: Page) => Promise<string[]>,
  work: (id: string) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<number> {
  let count = 0;
  for (let after = FIRST; !signal?.aborted; ) {
    const ids = await read({ after, limit: AT_ONCE });
    for (const id of ids) {
      if (signal?.aborted) break;
      await work(id);
      count += 1;
    }
    if (ids.length < AT_ONCE) break;
    after = ids.at(-1) ?? after;
  }
  return count;
}
