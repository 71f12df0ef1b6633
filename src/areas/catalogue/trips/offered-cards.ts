import type { Context } from '#kernel';
import { readOfferedIds } from '../queries/offered-trips.ts';
import type { TripCard } from './trip-card.ts';
import { tripCards } from './trip-cards.ts';

/** Cards of trips that somebody named by id, some while ago: those that are still listed, and shown, in that order. */
export async function offeredCards(ctx: Context, ids: readonly string[]): Promise<TripCard[]> {
  if (ids.length === 0) return [];
  const offered = new Set(await readOfferedIds(ctx, ids));
  return tripCards(
    ctx,
    ids.filter((id) => offered.has(id)),
  );
}

/** The same, by id. */
export async function cardsById(ctx: Context, ids: readonly string[]): Promise<Map<string, TripCard>> {
  return new Map((await offeredCards(ctx, ids)).map((card) => [card.id, card]));
}
