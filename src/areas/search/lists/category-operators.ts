import {
  type CategoryPage,
  categoryPage,
  type OperatorOrder,
  operatorsOfCategory,
  type RankedOperator,
} from '#catalogue';
import type { Context } from '#kernel';
import { isRated } from '../bands.ts';
import { facetOf } from '../facets.ts';
import { emptyListQuery, type ListQuery } from '../list-query.ts';
import { operatorFacets } from '../live/counted-facets.ts';
import type { CountedList } from '../live/counted-lists.ts';
import type { Search } from '../live/create-search.ts';
import type { FilterGroup } from '../search-result.ts';

/** By what a list of companies can be narrowed. */
export const operatorListFacets = [...operatorFacets, 'rating'] as const;

export type OperatorList = CountedList & {
  total: number;
  /** Companies of the page, in order. */
  operators: RankedOperator[];
};

/** More companies than a category has; the list ends there. */
const MOST = 10_000;

/** The page of companies of a category, by its slug or else by that of the category; null when there is none. */
export function operatorPageOf(ctx: Context, slug: string): Promise<CategoryPage | null> {
  return categoryPage(ctx, { kind: 'operator', slug, orCategory: true });
}

/**
 * Companies that have a trip in a category which meets the filters, all of them on one trip. `rating` asks for the
 * company's own.
 */
export async function categoryOperators(
  ctx: Context,
  search: Search,
  category: { id: string; slug: string },
  { query, orderBy }: { query: ListQuery; orderBy: OperatorOrder },
): Promise<OperatorList> {
  const { rating, ...ofTrips } = query.filters;
  const tripQuery: ListQuery = { ...query, filters: ofTrips };
  const options = { scope: { category: category.slug }, partner: ctx.partner };
  const offering = await search.operators(tripQuery, options);
  const least = rating?.[0] === undefined ? null : Number(rating[0]);
  // A count that ignores its own facet's choice meets companies that offer nothing under that choice.
  const { operatorIds: ids } = least === null ? offering : await search.operators(emptyListQuery(), options);
  const all = await operatorsOfCategory(ctx, category.id, { ids, orderBy, limit: MOST });
  const offer = new Set(offering.operatorIds);
  const ranked = all.filter(({ id }) => offer.has(id));
  const accepted = least === null ? ranked : ranked.filter(({ rating: own }) => isRated(own, least));
  const rated = new Set(all.filter(({ rating: own }) => least === null || isRated(own, least)).map(({ id }) => id));
  const counted =
    least === null ? offering : await search.operators(tripQuery, { ...options, accepts: (id) => rated.has(id) });
  const { page, limit } = query;
  return {
    total: accepted.length,
    operators: accepted.slice((page - 1) * limit, page * limit),
    quick: counted.quick,
    ...withRatings(counted, ranked, rating ?? []),
  };
}

/** The first companies of a category in its order, of all that have a trip in it. */
export async function firstOperators(
  ctx: Context,
  search: Search,
  category: { id: string; slug: string },
  limit: number,
): Promise<RankedOperator[]> {
  const ids = await search.offering({ category: category.slug }, ctx.partner);
  return operatorsOfCategory(ctx, category.id, { ids, orderBy: 'recommended', limit });
}

/** The counted facets with that of the companies' own ratings, which ignores its own choice. */
function withRatings(
  { groups, applied }: CountedList,
  operators: readonly RankedOperator[],
  chosen: readonly string[],
): Pick<OperatorList, 'groups' | 'applied'> {
  const { label, values = [] } = facetOf('rating');
  const options = values
    .map((value) => ({
      ...value,
      count: operators.filter(({ rating }) => isRated(rating, Number(value.value))).length,
      selected: chosen.includes(value.value),
    }))
    .filter(({ count, selected }) => count > 0 || selected);
  const group: FilterGroup = { key: 'rating', label, kind: 'simple', options };
  const asked = options.filter(({ selected }) => selected);
  return {
    groups: options.length > 0 ? [...groups, group] : groups,
    applied: [...applied, ...asked.map(({ value, label: name }) => ({ key: 'rating' as const, value, label: name }))],
  };
}
