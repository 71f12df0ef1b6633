import { memberById } from '#accounts';
import { AppError, type Context, isId, type Parts } from '#kernel';
import type { ForDecision } from './queries/written.ts';

/**
 * Nobody decides about a review of their own, neither one that they wrote signed in nor one under their address.
 * @param by the id of a member, or words for whoever is at the server
 * @throws AppError forbidden
 */
export async function refuseOwn(
  ctx: Context,
  { addresses }: Pick<Parts, 'addresses'>,
  { userId, emailHash }: Pick<ForDecision, 'userId' | 'emailHash'>,
  by: string,
): Promise<void> {
  const member = isId(by) ? await memberById(ctx, by) : null;
  const isAddress = member !== null && emailHash?.equals(addresses.hashOf(member.email)) === true;
  if (userId === by || isAddress) {
    throw new AppError('forbidden', 'This review is yours: somebody else of the team decides about it.');
  }
}
