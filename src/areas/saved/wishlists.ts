import { keepOpen, memberOf } from '#accounts';
import { AppError, type Context, notFound, transaction } from '#kernel';
import {
  countWishlists,
  deleteWishlistRow,
  insertWishlist,
  isNameTaken,
  type ListName,
  lockListsOf,
  lockWishlist,
  readWishlists,
  renameWishlistRow,
  type Wishlist,
} from './queries/wishlists.ts';

const MOST_LISTS = 50;
/** What a trip goes to before its member has made a list. */
export const FIRST_LIST = 'Favorites';

/** What a member saves is theirs and the same everywhere, at the host of a partner that shows less as well. */
export const asMembers = (ctx: Context): Context => ({ ...ctx, partner: null });

/** All lists of who is signed in, the one used last first. */
export function wishlistsOf(ctx: Context): Promise<Wishlist[]> {
  return readWishlists(ctx.db, memberOf(ctx));
}

/** @throws AppError name_taken when there is a list of this name, limit_reached when there are 50 */
export function createWishlist(ctx: Context, name: string): Promise<ListName> {
  const userId = memberOf(ctx);
  return transaction(ctx, async (inside) => {
    await keepOpen(inside, userId);
    await lockListsOf(inside.db, userId);
    if ((await countWishlists(inside.db, userId)) >= MOST_LISTS) {
      throw new AppError('limit_reached', `You have ${MOST_LISTS} lists. Delete one to make another.`);
    }
    const list = await insertWishlist(inside.db, { userId, name, now: inside.clock() });
    if (!list) throw nameTaken();
    return list;
  });
}

/** @throws AppError not_found for a list that isn't the member's, name_taken */
export function renameWishlist(ctx: Context, { id, name }: ListName): Promise<ListName> {
  const userId = memberOf(ctx);
  return transaction(ctx, async (inside) => {
    await lockListsOf(inside.db, userId);
    if (!(await lockWishlist(inside.db, userId, id))) throw notFound();
    if (await isNameTaken(inside.db, userId, { id, name })) throw nameTaken();
    await renameWishlistRow(inside.db, { id, name });
    return { id, name };
  });
}

/** With what stands in it; links to it lead nowhere from now on. @throws AppError not_found */
export async function deleteWishlist(ctx: Context, id: string): Promise<void> {
  if (!(await deleteWishlistRow(ctx.db, memberOf(ctx), id))) throw notFound();
}

function nameTaken(): AppError {
  return new AppError('name_taken', 'You have a list of this name. Choose another.', {
    pointer: '/trip_wishlist/name',
  });
}
