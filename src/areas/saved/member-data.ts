import { operatorCards } from '#catalogue';
import type { MemberData } from '#kernel';
import { deleteFollowings, readFollowedOperators } from './queries/followings.ts';
import { deleteWishlists, readWishlists } from './queries/wishlists.ts';
import { readSavedTrips } from './saved-trips.ts';

/** Lists, the links to them, and whom a member follows. */
export const memberData: MemberData = {
  tables: ['wishlists', 'wishlist_trips', 'wishlist_shares', 'followings'],
  async read(ctx, _parts, { id }) {
    const lists = await readWishlists(ctx.db, id);
    const trips = await readSavedTrips(ctx, lists);
    const followed = await readFollowedOperators(ctx.db, id);
    const names = new Map((await operatorCards(ctx, followed)).map((card) => [card.id, card.name]));
    return {
      lists: lists.map(({ name, tripIds, shares }) => ({
        name,
        trips: tripIds.map((trip) => ({ id: trip, name: trips.get(trip)?.name ?? null })),
        shared: shares.map(({ createdAt }) => createdAt),
      })),
      following: followed.map((company) => ({ id: company, name: names.get(company) ?? null })),
    };
  },
  async erase({ db }, { id }) {
    await deleteWishlists(db, id);
    await deleteFollowings(db, id);
  },
};
