import { operatorCards } from '#catalogue';
import type { MemberData } from '#kernel';
import { takeBackMail } from '#kernel/mail';
import { deleteFollowings, readFollowedOperators } from './queries/followings.ts';
import { deleteSearches, readSearches } from './queries/searches.ts';
import { readShareIds } from './queries/shares.ts';
import { deleteWishlists, readWishlists } from './queries/wishlists.ts';
import { readSavedTrips } from './saved-trips.ts';

/** Lists, the links to them, whom a member follows, and searches. */
export const memberData: MemberData = {
  tables: ['wishlists', 'wishlist_trips', 'wishlist_shares', 'followings', 'saved_searches'],
  async read(ctx, _parts, { id }) {
    const lists = await readWishlists(ctx.db, id);
    const trips = await readSavedTrips(ctx, lists);
    const followed = await readFollowedOperators(ctx.db, id);
    const names = new Map((await operatorCards(ctx, followed)).map((card) => [card.id, card.name]));
    const searches = await readSearches(ctx.db, id);
    return {
      lists: lists.map(({ name, tripIds, shares }) => ({
        name,
        trips: tripIds.map((trip) => ({ id: trip, name: trips.get(trip)?.name ?? null })),
        shared: shares.map(({ createdAt }) => createdAt),
      })),
      following: followed.map((company) => ({ id: company, name: names.get(company) ?? null })),
      savedSearches: searches.map(({ name, path, queryString, createdAt }) => ({
        name,
        address: `${path}?${queryString}`,
        savedAt: createdAt,
      })),
    };
  },
  async erase({ db }, { id }) {
    await takeBackMail(db, await readShareIds(db, id));
    await deleteWishlists(db, id);
    await deleteFollowings(db, id);
    await deleteSearches(db, id);
  },
};
