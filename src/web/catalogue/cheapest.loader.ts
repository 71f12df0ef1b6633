import { emptyListQuery, type Filters } from '#search/shared';
import type { Services } from '../services.ts';

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
