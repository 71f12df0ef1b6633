import { calledName, countShare, memberById, memberOf, verifiedMemberOf } from '#accounts';
import { offeredCards } from '#catalogue';
import { AppError, type Context, notFound, type Parts, transaction } from '#kernel';
import { hashOf, newToken } from '#kernel/keys';
import { insertShare, readSharedList, revokeShare } from './queries/shares.ts';
import { lockWishlist, readWishlists } from './queries/wishlists.ts';
import { asMembers } from './wishlists.ts';

const TRIPS_IN_MAIL = 10;

export type Sharing = {
  wishlistId: string;
  /** As whom the sender writes; if told, it has to be their own address. */
  fromEmail?: string | undefined;
  toEmail: string;
  /** Plain text; empty for none. */
  message: string;
};

/**
 * Mails a link to a list, which leads there until it is stopped.
 * @returns the id of the share
 * @throws AppError forbidden for an address that isn't confirmed, not_found, from_email_mismatch, rate_limited after ten on one day
 */
export async function shareWishlist(
  ctx: Context,
  { mail, sharedLimits }: Pick<Parts, 'mail' | 'sharedLimits'>,
  { wishlistId, fromEmail, toEmail, message }: Sharing,
): Promise<string> {
  const userId = verifiedMemberOf(ctx);
  const sender = await memberById(ctx, userId);
  const list = (await readWishlists(ctx.db, userId)).find(({ id }) => id === wishlistId);
  if (!sender || !list) throw notFound();
  if (fromEmail && fromEmail.toLowerCase() !== sender.email) {
    throw new AppError('from_email_mismatch', 'Write from the address you are signed in with, or leave it out.', {
      pointer: '/trip_wishlist_share/from_email',
    });
  }
  await countShare({ sharedLimits }, userId);
  const trips = (await offeredCards(asMembers(ctx), list.tripIds)).slice(0, TRIPS_IN_MAIL);
  const token = newToken('hex');
  return transaction(ctx, async (inside) => {
    if (!(await lockWishlist(inside.db, userId, wishlistId))) throw notFound();
    const id = await insertShare(inside.db, {
      wishlistId,
      userId,
      tokenHash: hashOf(token),
      now: inside.clock(),
    });
    await mail.post(inside, {
      name: 'wishlist_share',
      to: toEmail,
      replyTo: sender.email,
      subjectId: id,
      variables: {
        sender: calledName(sender),
        list: list.name,
        message,
        trips: trips.map(({ name, slug, durationDays }) => ({ name, path: `/trips/${slug}`, days: durationDays })),
        path: `/wishlist/shared/${token}`,
      },
    });
    return id;
  });
}

/** From now on the link answers 404. @throws AppError not_found */
export async function stopSharing(ctx: Context, wishlistId: string, id: string): Promise<void> {
  const userId = memberOf(ctx);
  if (!(await revokeShare(ctx.db, { id, wishlistId, userId, now: ctx.clock() }))) throw notFound();
}

/** A list as whoever has its link sees it. */
export type SharedWishlist = { name: string; sharedBy: string; tripIds: string[] };

/** Null for a link that was stopped, or never was. */
export async function sharedWishlist(ctx: Context, token: string): Promise<SharedWishlist | null> {
  const list = await readSharedList(ctx.db, hashOf(token));
  if (!list) return null;
  const owner = await memberById(ctx, list.userId);
  return { name: list.name, sharedBy: calledName(owner), tripIds: list.tripIds };
}
