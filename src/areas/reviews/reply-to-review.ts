import { operatorFacts } from '#catalogue';
import { AppError, type Context, isId, notFound, type Parts, transaction } from '#kernel';
import { staffOf } from '#kernel/team';
import { type ForReply, lockForReply, removeReply, writeReply } from './queries/replies.ts';
import { insertDecision } from './queries/written.ts';
import { tellOfReview } from './tell-of-review.ts';
import { writeToAuthor } from './write-to-author.ts';

const HOURS = 24;
const HOUR_MS = 3_600_000;

/** Whether the company may still word its answer otherwise. */
export const mayChangeReply = (repliedAt: Date | null, now: Date): boolean =>
  repliedAt !== null && now.getTime() - repliedAt.getTime() < HOURS * HOUR_MS;

type Asked = { id: string; reply: string };

/**
 * Answers a published review for its company, once; it stands there at once, and its author is told.
 * @throws AppError already_replied; not_found for a review of another company, or that isn’t published
 */
export async function replyToReview(
  ctx: Context,
  parts: Pick<Parts, 'keyring' | 'mail'>,
  { id, reply }: Asked,
): Promise<void> {
  await transaction(ctx, async (inside) => {
    const { by, review } = await ofOwnCompany(inside, id);
    if (review.replyRemovedAt)
      throw new AppError('already_replied', 'The team has removed the reply. There is no other.');
    if (review.reply !== null) throw new AppError('already_replied', 'This review is answered already.');
    await writeReply(inside.db, id, { reply, by, now: ctx.clock() });
    await tellOfReview(inside, review);
    const operator = (await operatorFacts(inside, [review.operatorId])).get(review.operatorId);
    if (!operator) return;
    const path = `/tour-operators/${operator.slug}-reviews`;
    const variables = { company: operator.name, summary: review.summary ?? '', reply, path };
    await writeToAuthor(inside, parts, id, { name: 'review_reply', variables });
  });
}

/**
 * Words an answer otherwise, within 24 hours of it. Its author isn’t written to once more.
 * @throws AppError reply_closed afterwards; not_found as replyToReview, and without an answer
 */
export async function changeReply(ctx: Context, { id, reply }: Asked): Promise<void> {
  await transaction(ctx, async (inside) => {
    const { by, review } = await ofOwnCompany(inside, id);
    if (review.reply === null || review.replyRemovedAt) throw notFound();
    if (!mayChangeReply(review.repliedAt, ctx.clock())) {
      throw new AppError('reply_closed', `A reply can be changed for ${HOURS} hours. This one stands.`);
    }
    await writeReply(inside.db, id, { reply, by, now: ctx.clock() });
    await tellOfReview(inside, review);
  });
}

/** Takes a company’s answer away, for good. @throws AppError as staffOf; not_found without an answer */
export async function removeReviewReply(ctx: Context, id: string): Promise<void> {
  const by = staffOf(ctx);
  if (!isId(id)) throw notFound();
  await transaction(ctx, async (inside) => {
    const review = await lockForReply(inside.db, id);
    if (review?.state !== 'published' || review.reply === null || review.replyRemovedAt) throw notFound();
    await removeReply(inside.db, id, ctx.clock());
    const decided = { reviewId: id, decision: 'reply_removed', reason: null, decidedBy: by } as const;
    await insertDecision(inside.db, { ...decided, now: ctx.clock() });
    await tellOfReview(inside, review);
  });
}

/** @throws AppError unauthenticated; not_found alike for what isn’t there and what is another company’s */
async function ofOwnCompany({ db, actor }: Context, id: string): Promise<{ by: string; review: ForReply }> {
  if (actor.kind !== 'member') throw new AppError('unauthenticated', 'Sign in to see this.');
  const review = isId(id) ? await lockForReply(db, id) : null;
  if (review?.state !== 'published' || !actor.operatorIds.includes(review.operatorId)) throw notFound();
  return { by: actor.userId, review };
}
