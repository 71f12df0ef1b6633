import type { Context } from '#kernel';
import { closeTasksAbout } from '#kernel/team';
import { hasOpenReports, settleReports } from './queries/reports.ts';
import { reviewTasks } from './tasks.ts';

/**
 * Somebody has looked at what stands against a review, which is locked, within their transaction; nothing waits any more where
 * nothing else does. @param upTo the newest report that they saw; left out: all @returns how many were settled
 */
export async function settleReportsOf(ctx: Context, reviewId: string, upTo?: string): Promise<number> {
  const settled = await settleReports(ctx.db, reviewId, ctx.clock(), upTo);
  if (settled > 0) await closeTaskUnlessReported(ctx, reviewId);
  return settled;
}

/** Nothing waits about a review, which is locked, against which nothing stands any more. */
export async function closeTaskUnlessReported(ctx: Context, reviewId: string): Promise<void> {
  if (await hasOpenReports(ctx.db, reviewId)) return;
  await closeTasksAbout(ctx, reviewTasks, ['review.reported'], reviewId);
}
