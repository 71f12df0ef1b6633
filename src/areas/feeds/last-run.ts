import type { Context } from '#kernel';
import type { FeedsTables } from './tables.ts';

/** True when the newest run of a feed of this name began to write and was ended before it was through. */
export async function wasCutOff(ctx: Context, name: string): Promise<boolean> {
  const run = await ctx.db
    .withTables<FeedsTables>()
    .selectFrom('feedRuns')
    .where('feedRuns.fileName', '=', name)
    .select('feedRuns.applied')
    .orderBy('feedRuns.createdAt', 'desc')
    .orderBy('feedRuns.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return run?.applied === false;
}
