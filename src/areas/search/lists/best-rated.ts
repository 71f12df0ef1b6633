import { emptyListQuery, type ListQuery } from '../list-query.ts';

/**
 * The best rated trips of a list, best first: those with a price before those of which nobody knows what they cost or
 * when they go. `find` searches the list.
 */
export async function bestRated(
  find: (query: ListQuery) => Promise<{ ids: string[] }>,
  limit: number,
): Promise<string[]> {
  const query: ListQuery = { ...emptyListQuery(), sort: 'rating_high_to_low', limit };
  const priced = (await find({ ...query, priceMin: 0 })).ids;
  if (priced.length >= limit) return priced;
  const { ids } = await find(query);
  return [...new Set([...priced, ...ids])].slice(0, limit);
}
