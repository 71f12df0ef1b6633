import { tripCards } from '#catalogue';
import { type Filters, parseListQuery } from '#search/shared';
import type { Services } from '../services.ts';
import { type ShownPrice, shownPrice } from './shown-card.ts';

/** The cheapest trip of a list, for "from $1,190". */
export async function cheapest(
  from: Services,
  scope: { category?: string },
  filters: Filters = {},
): Promise<ShownPrice | null> {
  const query = { ...parseListQuery(new URLSearchParams()), filters, sort: 'price_low_to_high' as const, limit: 1 };
  const { ids } = await from.search.search(query, { scope, partner: from.ctx.partner });
  const [card] = await tripCards(from.ctx, ids);
  return card?.price ? shownPrice(card.price) : null;
}
