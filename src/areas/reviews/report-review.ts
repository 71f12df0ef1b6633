import { AppError, type Context, isId, newId, notFound, type Parts, transaction } from '#kernel';
import { staffOf, tellTeam } from '#kernel/team';
import { refuseOwn } from './own-review.ts';
import { holdPublished, insertReport } from './queries/reports.ts';
import { insertDecision, readForDecision } from './queries/written.ts';
import type { ReportReason } from './report-reasons.ts';
import { settleReportsOf } from './settle-reports.ts';
import { reviewTasks } from './tasks.ts';

export type Report = { id: string; reason: ReportReason; text: string | null };

/**
 * Has moderators look at a published review once more. Of a member one report stands open at a time.
 * @throws AppError required without words about something else; not_found for a review that isn’t published
 */
export async function reportReview(
  ctx: Context,
  { keyring }: Pick<Parts, 'keyring'>,
  { id, reason, text }: Report,
): Promise<void> {
  if (reason === 'other' && !text) throw new AppError('required', 'Say what it is.', { pointer: '/report/text' });
  if (!isId(id)) throw notFound();
  const reportId = newId();
  await transaction(ctx, async ({ db }) => {
    if (!(await holdPublished(db, id))) throw notFound();
    const isNew = await insertReport(db, {
      id: reportId,
      reviewId: id,
      userId: ctx.actor.kind === 'member' ? ctx.actor.userId : null,
      reason,
      content: text ? keyring.encrypt(text, placeOf(reportId)) : null,
      now: ctx.clock(),
    });
    if (isNew) await tellTeam(db, reviewTasks, 'review.reported', { subjectId: id, details: {} });
  });
}

/** Where the words of a report stand, encrypted. */
export const placeOf = (id: string) => ({ table: 'review_reports', column: 'content', id });

/**
 * Leaves a review where it is: what was reported until then is settled.
 * @param upTo the newest report that the moderator has read; one that came since stays open
 * @throws AppError as staffOf; forbidden for one’s own; not_found where nothing stands open
 */
export async function keepReported(
  ctx: Context,
  parts: Pick<Parts, 'addresses'>,
  { id, upTo }: { id: string; upTo: string },
): Promise<void> {
  const by = staffOf(ctx);
  if (!isId(id) || !isId(upTo)) throw notFound();
  await transaction(ctx, async (inside) => {
    const review = await readForDecision(inside.db, id);
    if (review) await refuseOwn(inside, parts, review, by);
    if (review?.state !== 'published' || (await settleReportsOf(inside, id, upTo)) === 0) {
      throw notFound();
    }
    const decided = { reviewId: id, decision: 'reports_kept', reason: null, decidedBy: by } as const;
    await insertDecision(inside.db, { ...decided, now: ctx.clock() });
  });
}
