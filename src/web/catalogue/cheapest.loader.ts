import { tripCards } from '#catalogue';
import { emptyListQuery, type Filters } from '#search/shared';
import type { Services } from '../services.ts';
import { type ShownPrice, shownPrice } from './shown-card.ts';

/** The trip whose price stands in "from $1,190" of a list. */
export async function cheapestTrip(
  from: Services,
  scope: { category?: string },
  filters: Filters = {},
): Promise<string | null> {
  const query = { ...emptyListQuery(), filters, sort: 'price_low_to_high' as const, limit: 1 };
  const { ids } = await from.search.search(query, { scope, partner: from.ctx.partner });
  return ids[0] ?? null;
}

/** That price; where several are wanted, their cards are better read at once. */
export async function cheapest(from: Services, scope: { category?: string }): Promise<ShownPrice | null> {
  const id = await cheapestTrip(from, scope);
  const [card] = await tripCards(from.ctx, id ? [id] : []);
  return card?.price ? shownPrice(card.price) : null;
}
