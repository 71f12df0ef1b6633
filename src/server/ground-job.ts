import { type Context, emptyIdempotencyKeys, emptyLimits, emptyUsedChallenges, type Jobs, type Log } from '#kernel';

const QUEUE = 'ground.empty';

/** Deletes at night kept answers, limits and used challenges whose time is over. */
export async function startGroundJob({ ctx, log, jobs }: { ctx: Context; log: Log; jobs: Jobs }): Promise<void> {
  const empty = async () => {
    const [answers, windows] = [await emptyIdempotencyKeys(ctx.db), await emptyLimits(ctx)];
    const challenges = await emptyUsedChallenges(ctx.db);
    log.info({ answers, limits: windows, challenges }, 'kept answers, limits and used challenges emptied');
  };
  await jobs.work(QUEUE, empty, { onlyOne: true, at: '50 3 * * *' });
}
