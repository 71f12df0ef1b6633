import { memberById } from '#accounts';
import { AppError, type Context, type Parts } from '#kernel';
import { readReviewers, type Subject } from './queries/written.ts';

/**
 * Of one author one review stands for each journey: of an account, whatever address it had, and of an address without one.
 * What was written under an address by an account that has left it is nobody else’s.
 * @throws AppError already_reviewed
 */
export async function refuseSecond(
  ctx: Context,
  { addresses }: Pick<Parts, 'addresses'>,
  subject: Subject,
): Promise<void> {
  for (const userId of await readReviewers(ctx.db, subject)) {
    if (userId === null || userId === subject.userId) throw alreadyReviewed();
    const owner = await memberById(ctx, userId);
    if (owner && subject.emailHash.equals(addresses.hashOf(owner.email))) throw alreadyReviewed();
  }
}

const alreadyReviewed = () =>
  new AppError('already_reviewed', 'You have written about this journey before. It stays as it is.');
