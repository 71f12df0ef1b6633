import { type Context, emptyIdempotencyKeys, emptyLimits, type Jobs, type Log } from '#kernel';

const QUEUE = 'ground.empty';

/** Deletes at night kept answers and limits whose time is over. */
export async function startGroundJob({ ctx, log, jobs }: { ctx: Context; log: Log; jobs: Jobs }): Promise<void> {
  const empty = async () => {
    const [answers, windows] = [await emptyIdempotencyKeys(ctx.db), await emptyLimits(ctx)];
    log.info({ answers, limits: windows }, 'kept answers and limits emptied');
  };
  await jobs.work(QUEUE, empty, { onlyOne: true, at: '50 3 * * *' });
}
