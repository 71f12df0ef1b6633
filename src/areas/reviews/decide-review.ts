import { travelsOf } from '#bookings/upkeep';
import { operatorFacts } from '#catalogue';
import { AppError, type Context, notFound, type Parts, transaction } from '#kernel';
import { refuseOwn } from './own-review.ts';
import { dropChange, takeChange } from './queries/words.ts';
import {
  type ForDecision,
  insertDecision,
  linkToTravel,
  type NewDecision,
  readForDecision,
  setState,
} from './queries/written.ts';
import { refreshStats } from './refresh-stats.ts';
import { type RejectionReason, rejectionReasons } from './score-names.ts';
import { settleReportsOf } from './settle-reports.ts';
import { tellOfReview } from './tell-of-review.ts';
import { writeToAuthor } from './write-to-author.ts';

export type Decision =
  | { publish: true }
  /** `whole`: a published review goes, though a change of it waits; without, that change alone is refused. */
  | { publish: false; reason: RejectionReason; whole?: boolean };

type Asked = {
  id: string;
  decision: Decision;
  /** Who decided, for the records: the id of a member, or words. */
  by: string;
  /** Of what they read; not told: as it stands. */
  revision?: number | undefined;
};

/**
 * Publishes a review or refuses it, or a change of it, once, whoever else is at it: its figures and pages follow, its
 * author is told.
 * @throws AppError forbidden for one’s own; changed_meanwhile when its author has changed what was read; not_found for a
 * review that isn’t there or was decided meanwhile
 */
export async function decideReview(
  ctx: Context,
  parts: Pick<Parts, 'addresses' | 'keyring' | 'mail'>,
  { id, decision, by, revision }: Asked,
): Promise<void> {
  await transaction(ctx, async (inside) => {
    const review = await readForDecision(inside.db, id);
    if (!review) throw notFound();
    await refuseOwn(inside, parts, review, by);
    const done = await decided(inside, parts, { id, review, decision, revision });
    if (!done) throw notFound();
    const reason = decision.publish ? null : decision.reason;
    await insertDecision(inside.db, { reviewId: id, decision: done, reason, decidedBy: by, now: ctx.clock() });
    const { operatorId, tripId } = review;
    await refreshStats(inside, { operatorIds: [operatorId], tripIds: tripId ? [tripId] : [] });
    // Other words may have the same scores.
    if (done === 'change_published') await tellOfReview(inside, review);
    const operator = (await operatorFacts(inside, [operatorId])).get(operatorId);
    if (!operator) return;
    const isChange = done.startsWith('change');
    const about = { company: operator.name, summary: (isChange ? review.changedSummary : review.summary) ?? '' };
    // A review may be changed often, and each change is told of.
    const occurrence = isChange ? `revision ${review.revision}` : '';
    if (decision.publish) {
      const variables = { ...about, path: `/tour-operators/${operator.slug}-reviews` };
      await writeToAuthor(inside, parts, id, { name: 'review_published', occurrence, variables });
    } else {
      const reason = rejectionReasons[decision.reason];
      const variables = { ...about, reason, path: '/contact', isChange };
      await writeToAuthor(inside, parts, id, { name: 'review_rejected', occurrence, variables });
    }
  });
}

type Deciding = { id: string; review: ForDecision; decision: Decision; revision: number | undefined };

/** @returns what became of it; null where that can’t be done with it */
async function decided(
  inside: Context,
  parts: Pick<Parts, 'addresses'>,
  { id, review, decision, revision }: Deciding,
): Promise<NewDecision['decision'] | null> {
  const { db } = inside;
  const ofChange = review.state === 'published' && review.hasChange && (decision.publish || !decision.whole);
  // What a feed brought is its company’s business, until somebody reports it.
  if (review.isImported && (decision.publish || !review.isReported)) return null;
  if (revision !== undefined && revision !== review.revision) {
    if (review.state !== 'in_moderation' && !review.hasChange) return null;
    throw new AppError('changed_meanwhile', 'Its author has changed it meanwhile. Read it once more.');
  }
  if (ofChange) {
    if (decision.publish) await takeChange(db, id);
    else await dropChange(db, id);
    return decision.publish ? 'change_published' : 'change_rejected';
  }
  if (decision.publish) {
    // Whose address or account wrote it has booked the journey here, and is back from it.
    await linkToTravel(db, id, await travelsOf(inside, parts, review));
    return (await setState(db, id, 'publish')) ? 'published' : null;
  }
  if (!(await setState(db, id, 'reject', decision.reason))) return null;
  await dropChange(db, id);
  await settleReportsOf(inside, id);
  return 'rejected';
}
