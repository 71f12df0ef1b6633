import { keepOpen, memberOf } from '#accounts';
import { operatorFacts } from '#catalogue';
import { type Context, notFound, transaction } from '#kernel';
import { deleteFollowing, insertFollowing, readFollowedAmong, readFollowedOperators } from './queries/followings.ts';

export type Followed = { id: string; isNew: boolean };

/**
 * Follows a company.
 * @param idOrSlug of the company
 * @returns its id, and whether it wasn't followed before
 * @throws AppError not_found
 */
export async function followOperator(ctx: Context, idOrSlug: string): Promise<Followed> {
  const userId = memberOf(ctx);
  const id = await operatorId(ctx, idOrSlug);
  return transaction(ctx, async (inside) => {
    await keepOpen(inside, userId);
    return { id, isNew: await insertFollowing(inside.db, userId, id, inside.clock()) };
  });
}

/** @throws AppError not_found for a company that isn't there, or that the member doesn't follow */
export async function unfollowOperator(ctx: Context, idOrSlug: string): Promise<string> {
  const userId = memberOf(ctx);
  const id = await operatorId(ctx, idOrSlug);
  if (!(await deleteFollowing(ctx.db, userId, id))) throw notFound();
  return id;
}

/** Ids of the companies that who is signed in follows, the last one first. */
export function followedOperators(ctx: Context): Promise<string[]> {
  return readFollowedOperators(ctx.db, memberOf(ctx));
}

/** Which of some companies, by id, who is signed in follows; the others are left out. */
export async function followedAmong(ctx: Context, ids: readonly string[]): Promise<Map<string, true>> {
  const followed = await readFollowedAmong(ctx.db, memberOf(ctx), ids);
  return new Map(followed.map((id) => [id, true]));
}

async function operatorId(ctx: Context, idOrSlug: string): Promise<string> {
  const operator = (await operatorFacts(ctx, [idOrSlug])).get(idOrSlug);
  if (!operator) throw notFound();
  return operator.id;
}
