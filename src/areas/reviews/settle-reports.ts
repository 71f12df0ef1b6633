import type { Context } from '#kernel';
import { closeTasksAbout } from '#kernel/team';
import { hasOpenReports, settleReports } from './queries/reports.ts';
import { reviewTasks } from './tasks.ts';

/**
 * Somebody has looked at what stands against a review, within their transaction; nothing waits any more where nothing else
 * does. @param upTo the newest report that they saw; left out: all @returns how many were settled
 */
export async function settleReportsOf(ctx: Context, reviewId: string, upTo?: string): Promise<number> {
  const settled = await settleReports(ctx.db, reviewId, ctx.clock(), upTo);
  if (settled > 0 && !(await hasOpenReports(ctx.db, reviewId))) {
    await closeTasksAbout(ctx, reviewTasks, ['review.reported'], reviewId);
  }
  return settled;
}
