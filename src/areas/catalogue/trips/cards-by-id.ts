import type { Context } from '#kernel';
import { readOfferedIds } from '../queries/offered-trips.ts';
import type { TripCard } from './trip-card.ts';
import { tripCards } from './trip-cards.ts';

/** Cards of trips that somebody named by id, some while ago: those that are still listed, and shown, by id. */
export async function cardsById(ctx: Context, ids: readonly string[]): Promise<Map<string, TripCard>> {
  if (ids.length === 0) return new Map();
  const cards = await tripCards(ctx, await readOfferedIds(ctx, ids));
  return new Map(cards.map((card) => [card.id, card]));
}
