import { keepOpen, memberOf } from '#accounts';
import { tripNames } from '#catalogue';
import { AppError, type Context, notFound, transaction } from '#kernel';
import {
  countTrips,
  deleteTrip,
  holdsTrip,
  insertTrip,
  insertWishlist,
  type ListName,
  lastUsedWishlist,
  lockListsOf,
  lockWishlist,
  noteUse,
} from './queries/wishlists.ts';
import { asMembers, FIRST_LIST } from './wishlists.ts';

const MOST_TRIPS = 200;

export type Saved = { list: ListName; isNew: boolean };

/**
 * Puts a trip into a list of who is signed in.
 * @param wishlistId null: into the list used last; without any, a first one is made
 * @returns the list, and whether the trip wasn't there before
 * @throws AppError not_found for a trip or a list that isn't there, limit_reached when the list holds 200
 */
export async function saveTrip(ctx: Context, wishlistId: string | null, tripId: string): Promise<Saved> {
  const userId = memberOf(ctx);
  if (!(await tripNames(asMembers(ctx), [tripId])).has(tripId)) throw notFound();
  return transaction(ctx, async (inside) => {
    await keepOpen(inside, userId);
    const now = inside.clock();
    const list = wishlistId
      ? await lockWishlist(inside.db, userId, wishlistId)
      : await lastUsedOrFirst(inside, userId, now);
    if (!list) throw notFound();
    const saved = { wishlistId: list.id, tripId };
    if (await holdsTrip(inside.db, saved)) {
      await noteUse(inside.db, list.id, now);
      return { list, isNew: false };
    }
    if ((await countTrips(inside.db, list.id)) >= MOST_TRIPS) {
      throw new AppError('limit_reached', `“${list.name}” holds ${MOST_TRIPS} trips. Choose another list.`);
    }
    await insertTrip(inside.db, saved, now);
    return { list, isNew: true };
  });
}

/** Two presses at once make one first list. */
async function lastUsedOrFirst({ db }: Context, userId: string, now: Date): Promise<ListName | null> {
  await lockListsOf(db, userId);
  return (await lastUsedWishlist(db, userId)) ?? insertWishlist(db, { userId, name: FIRST_LIST, now });
}

/** @throws AppError not_found when no such list of the member holds it */
export async function removeTrip(ctx: Context, wishlistId: string, tripId: string): Promise<void> {
  if (!(await deleteTrip(ctx.db, memberOf(ctx), { wishlistId, tripId }))) throw notFound();
}
