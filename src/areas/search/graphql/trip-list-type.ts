import { tripCards } from '#catalogue';
import type { CatalogueGraphql, CategoryNode, TripNode } from '#catalogue/doors';
import {
  type ApiBuilder,
  type GraphqlContext,
  type ListAsked,
  type ListMetadataShape,
  type ListTypes,
  listMetadataShape,
  readPaging,
  rows,
  times,
} from '#kernel/graphql';
import { sorts } from '../facets.ts';
import { listMetadata } from '../list-metadata.ts';
import type { ListQuery } from '../list-query.ts';
import { bestRated } from '../lists/best-rated.ts';
import type { Search } from '../live/create-search.ts';
import { readListQuery } from '../read-list-query.ts';
import type { SearchResult } from '../search-result.ts';
import type { IndexScope } from '../trip-index/index-query.ts';

export const USUAL_TRIPS = 10;
export const TOP_TRIPS = 10;

/** A list as its resolvers hold it; its trips are read when they are asked for. */
export type TripListNode = {
  query: ListQuery;
  result: Pick<SearchResult, 'total' | 'groups' | 'applied' | 'quick' | 'priceHistogram'>;
  nodes(): Promise<TripNode[]>;
  topTrips(): Promise<TripNode[]>;
  category: CategoryNode | null;
  /** Kind of the category page that the list belongs to. */
  pageType: string | null;
};

export type TripLists = ReturnType<typeof addTripList>;

/** The list of trips, and how it is read. */
export function addTripList(
  builder: ApiBuilder,
  { trip, category, tripNodes }: CatalogueGraphql,
  list: ListTypes,
  search: Search,
) {
  const tripList = builder.objectRef<TripListNode>('TripList').implement({
    fields: (t) => ({
      nodes: t.field({ type: [trip], extensions: rows, resolve: (found) => found.nodes() }),
      metadata: t.field({ type: list.listMetadata, resolve: metadataOf }),
      topTrips: t.field({
        type: [trip],
        extensions: times(TOP_TRIPS),
        description: `The best rated of the whole list whatever the filters, ${TOP_TRIPS} at most; those with a price first.`,
        resolve: (found) => found.topTrips(),
      }),
      category: t.expose('category', {
        type: category,
        nullable: true,
        description: 'Null for a list that isn’t of a category.',
      }),
    }),
  });

  const tripOrder = builder.enumType('TripOrder', { values: sorts.map(({ value }) => value) });
  /** page, limit, orderBy and filters of a list of trips. */
  const tripArguments = (t: ArgumentBuilder) => ({
    page: t.int({ defaultValue: 1 }),
    limit: t.int({ defaultValue: USUAL_TRIPS }),
    orderBy: t({ type: tripOrder, defaultValue: 'recommended' }),
    filters: t({ type: [list.filterInput] }),
  });

  /** @throws AppError invalid for arguments that can't be meant */
  function readQuery(asked: ListAsked): ListQuery {
    return readListQuery(search, asked, readPaging(asked, { limit: USUAL_TRIPS }));
  }

  /** The listed trips of a scope. */
  async function readList(
    request: GraphqlContext,
    query: ListQuery,
    scope: IndexScope,
    of: Pick<TripListNode, 'category' | 'pageType'> = { category: null, pageType: null },
  ): Promise<TripListNode> {
    const options = { scope, partner: request.ctx.partner };
    const result = await search.search(query, options);
    return {
      ...of,
      query,
      result,
      nodes: async () => tripNodes(request, await tripCards(request.ctx, result.ids, result.cheapest)),
      topTrips: async () => {
        const { text, exact } = query;
        const ids = await bestRated((asked) => search.search({ ...asked, text, exact }, options), TOP_TRIPS);
        return tripNodes(request, await tripCards(request.ctx, ids));
      },
    };
  }
  return { tripList, tripArguments, readQuery, readList };
}

export type ArgumentBuilder = Parameters<NonNullable<Parameters<ApiBuilder['queryField']>[1]>>[0]['arg'];

function metadataOf({ query, result, pageType }: TripListNode): ListMetadataShape {
  return listMetadataShape(query, result.total, {
    filters: listMetadata(query, result),
    categoryPageType: pageType,
  });
}
