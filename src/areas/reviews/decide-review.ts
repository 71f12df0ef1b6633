import { operatorFacts } from '#catalogue';
import { AppError, type Context, notFound, type Parts, transaction } from '#kernel';
import { insertDecision, readAuthor, readForDecision, setState } from './queries/written.ts';
import { refreshStats } from './refresh-stats.ts';
import { type RejectionReason, rejectionReasons } from './score-names.ts';

export type Decision = { publish: true } | { publish: false; reason: RejectionReason };

/** From which states a moderator may bring a review where. */
const FROM = { published: ['in_moderation'], rejected: ['in_moderation', 'published'] } as const;

/**
 * Publishes a review or refuses it, once, whoever else is at it: its figures and pages follow, its author is told.
 * @param by who decided, for the records: the id of a member, or words
 * @throws AppError forbidden for one’s own; not_found for a review that isn’t there or was decided meanwhile
 */
export async function decideReview(
  ctx: Context,
  { keyring, mail }: Pick<Parts, 'keyring' | 'mail'>,
  { id, decision, by }: { id: string; decision: Decision; by: string },
): Promise<void> {
  const state = decision.publish ? 'published' : 'rejected';
  await transaction(ctx, async (inside) => {
    const review = await readForDecision(inside.db, id);
    if (review?.userId && review.userId === by) {
      throw new AppError('forbidden', 'This review is yours: somebody else of the team decides about it.');
    }
    if (!review || !(await setState(inside.db, id, FROM[state], state, decision.publish ? null : decision.reason))) {
      throw notFound();
    }
    await insertDecision(inside.db, {
      reviewId: id,
      decision: state,
      reason: decision.publish ? null : decision.reason,
      decidedBy: by,
      now: ctx.clock(),
    });
    await refreshStats(inside, { operatorIds: [review.operatorId], tripIds: review.tripId ? [review.tripId] : [] });
    const author = await readAuthor(inside.db, id);
    const operator = (await operatorFacts(inside, [review.operatorId])).get(review.operatorId);
    if (!author || !operator) return;
    const { email } = JSON.parse(keyring.decrypt(author.content, { table: 'review_authors', column: 'content', id }));
    const about = { company: operator.name, summary: review.summary ?? '' };
    await mail.post(inside, {
      to: email,
      subjectId: id,
      ...(decision.publish
        ? {
            name: 'review_published' as const,
            variables: { ...about, path: `/tour-operators/${operator.slug}-reviews` },
          }
        : {
            name: 'review_rejected' as const,
            variables: { ...about, reason: rejectionReasons[decision.reason], path: '/contact' },
          }),
    });
  });
}
