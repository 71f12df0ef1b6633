import { memberOf } from '#accounts';
import type { Context } from '#kernel';
import { readFollowedOperators } from './queries/followings.ts';
import { readWishlists, type SavedTrip } from './queries/wishlists.ts';

/** What the pages of a member show beside what they show to all. */
export type MemberState = {
  /** The one used last first. */
  wishlists: { id: string; name: string }[];
  saved: SavedTrip[];
  followed: string[];
};

/** What who is signed in has saved and follows. */
export async function memberState(ctx: Context): Promise<MemberState> {
  const userId = memberOf(ctx);
  const [lists, followed] = await Promise.all([readWishlists(ctx.db, userId), readFollowedOperators(ctx.db, userId)]);
  return {
    wishlists: lists.map(({ id, name }) => ({ id, name })),
    saved: lists.flatMap(({ id, tripIds }) => tripIds.map((tripId) => ({ wishlistId: id, tripId }))),
    followed,
  };
}
