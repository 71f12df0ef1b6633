import { AppError, type Context, type Parts, transaction } from '#kernel';
import { hashOf } from '#kernel/keys';
import { confirmAuthor, readByToken, setState } from './queries/written.ts';
import { refuseSecond } from './refuse-second.ts';

/**
 * Confirms a visitor’s address by the link they were mailed; the review is read by a moderator next. A second press
 * finds it confirmed.
 * @throws AppError token_invalid for a link that has expired or never was, already_reviewed
 */
export function confirmReview(ctx: Context, parts: Pick<Parts, 'addresses'>, token: string): Promise<{ id: string }> {
  return transaction(ctx, async (inside) => {
    const review = await readByToken(inside.db, hashOf(token));
    if (!review || (review.confirmedAt === null && review.expiresAt.getTime() <= ctx.clock().getTime())) {
      throw new AppError('token_invalid', 'This link has expired, or it never was. Write the review once more.');
    }
    if (review.confirmedAt !== null) return { id: review.id };
    await refuseSecond(inside, parts, review);
    await confirmAuthor(inside.db, review.id, ctx.clock());
    await setState(inside.db, review.id, 'confirm');
    return { id: review.id };
  });
}
