import type { Context, Log } from '#kernel';
import { databaseFailure } from '#kernel/db';
import { park, unpark } from '../queries/parked.ts';

/** One that takes too long alone is at fault itself; whatever else the database can't do now concerns all alike. */
const TOO_LONG = '57014';

type Work = (ids: readonly string[]) => Promise<void>;

/**
 * Does the work for these ids; when it fails, for all but those at fault, which are found by halving and parked with
 * the reason. Throws only when the database can't answer.
 * @param isWhole whether nothing else of them is left to do: what was parked before is done then, too
 */
export async function projectOrPark(
  ctx: Context,
  log: Log,
  kind: string,
  ids: readonly string[],
  work: Work,
  { isWhole = true } = {},
): Promise<void> {
  if (ids.length === 0) return;
  try {
    await work(ids);
    if (isWhole) await unpark(ctx, kind, ids);
  } catch (error) {
    const failure = databaseFailure(error);
    if (failure && failure.reason !== TOO_LONG) throw error;
    if (ids.length > 1) {
      const middle = ids.length >> 1;
      await projectOrPark(ctx, log, kind, ids.slice(0, middle), work, { isWhole });
      await projectOrPark(ctx, log, kind, ids.slice(middle), work, { isWhole });
      return;
    }
    const [id = ''] = ids;
    const attempts = await park(ctx, kind, id, (error as Error).message);
    if (attempts === 1) log.error({ err: error, kind, id }, 'left out of search until it can be indexed');
  }
}
