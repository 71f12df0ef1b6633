import type { Context } from '#kernel';
import type { ListAsked, ListMetadataShape } from '#kernel/graphql';
import type { Paging } from '#kernel/http';
import { listMetadata } from '../list-metadata.ts';
import { isNarrowed } from '../list-query.ts';
import { reviewFacets } from '../live/counted-facets.ts';
import type { Search } from '../live/create-search.ts';
import { readListQuery } from '../read-list-query.ts';

export type ReviewedTrips = Pick<ListMetadataShape, 'quick' | 'applied' | 'extended'> & {
  /** Of which the reviews are meant; null: all of the category. */
  tripIds: string[] | null;
  /** Their reviews. */
  total: number;
};

/**
 * Whose reviews a list of a category is made of, narrowed by what the trips are; counts are in reviews.
 * @throws AppError invalid, naming the first filter or value that nobody knows
 */
export async function reviewedTrips(
  search: Search,
  ctx: Context,
  { category, filters, paging }: { category: string; filters: ListAsked['filters']; paging: Paging },
): Promise<ReviewedTrips> {
  const query = readListQuery(search, { filters }, paging, reviewFacets);
  const found = await search.reviewed(query, { scope: { category }, partner: ctx.partner });
  return {
    ...listMetadata(query, { ...found, priceHistogram: [] }),
    tripIds: isNarrowed(query) ? found.tripIds : null,
    total: found.total,
  };
}
