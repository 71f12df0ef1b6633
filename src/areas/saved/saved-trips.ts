import { offeredCards } from '#catalogue';
import type { TripCard } from '#catalogue/doors';
import type { Context } from '#kernel';
import type { Wishlist } from './queries/wishlists.ts';
import { asMembers } from './wishlists.ts';

/** Cards of the trips in some lists, by id; what isn't offered any more has none. */
export async function readSavedTrips(
  ctx: Context,
  lists: readonly Pick<Wishlist, 'tripIds'>[],
): Promise<Map<string, TripCard>> {
  const cards = await offeredCards(asMembers(ctx), [...new Set(lists.flatMap(({ tripIds }) => tripIds))]);
  return new Map(cards.map((card) => [card.id, card]));
}
