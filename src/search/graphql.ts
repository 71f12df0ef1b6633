import { type CatalogueGraphql, type CategoryTripList, categoryTripList, tripCards } from '#catalogue';
import { AppError, type Context, notFound } from '#kernel';
import {
  type ApiBuilder,
  type ListMetadataShape,
  type ListTypes,
  limitCost,
  readPaging,
  readSlug,
} from '#kernel/graphql';
import { pagingMetaOf } from '#kernel/http';
import { partnerContext } from '#partners';
import { sorts } from './facets.ts';
import { listMetadata } from './list-metadata.ts';
import { emptyListQuery, type ListQuery, readFilters } from './list-query.ts';
import type { Search } from './live/create-search.ts';
import { operatorBySlug } from './rest.ts';
import type { SearchResult } from './search-result.ts';

const USUAL_TRIPS = 10;
const TOP_TRIPS = 10;

/** A list as its resolvers hold it; the cards are read when nodes are asked for. */
type Listed = {
  ctx: Context;
  query: ListQuery;
  scope: { category?: string; operator?: string };
  result: SearchResult;
  category: CategoryTripList | null;
};

type Asked = {
  page?: number | null | undefined;
  limit?: number | null | undefined;
  orderBy?: ListQuery['sort'] | null | undefined;
  filters?: { key: string; values: string[] }[] | null | undefined;
};

/** Lists of trips: of a company and of a category. */
export function addSearch(
  builder: ApiBuilder,
  { trip, category, nodeOfCard }: CatalogueGraphql,
  list: ListTypes,
  search: Search,
): void {
  const tripList = builder.objectRef<Listed>('TripList').implement({
    fields: (t) => ({
      nodes: t.field({
        type: [trip],
        complexity: { field: 0, multiplier: 1 },
        resolve: async ({ ctx, result }) => (await tripCards(ctx, result.ids, result.priceOn)).map(nodeOfCard),
      }),
      metadata: t.field({
        type: list.listMetadata,
        complexity: { field: 1, multiplier: 0 },
        resolve: metadataOf,
      }),
      topTrips: t.field({
        type: [trip],
        complexity: { field: 0, multiplier: 1 },
        description: `The best rated of the whole list whatever the filters, ${TOP_TRIPS} at most.`,
        resolve: async ({ ctx, scope }) => {
          const query: ListQuery = { ...emptyListQuery(), sort: 'rating_high_to_low', limit: TOP_TRIPS };
          const { ids } = await search.search(query, { scope, partner: ctx.partner });
          return (await tripCards(ctx, ids)).map(nodeOfCard);
        },
      }),
      category: t.expose('category', {
        type: category,
        nullable: true,
        complexity: { field: 1, multiplier: 0 },
        description: 'Null for the list of a company.',
      }),
    }),
  });

  const tripOrder = builder.enumType('TripOrder', { values: sorts.map(({ value }) => value) });
  const listArguments = (t: ArgumentBuilder) => ({
    slug: t.string({ required: true }),
    dmoSlug: t.string(),
    page: t.int({ defaultValue: 1 }),
    limit: t.int({ defaultValue: USUAL_TRIPS }),
    orderBy: t({ type: tripOrder, defaultValue: 'recommended' }),
    filters: t({ type: [list.filterInput] }),
  });

  async function readList(ctx: Context, scope: Listed['scope'], asked: Asked): Promise<Omit<Listed, 'category'>> {
    const query = readListQuery(search, asked);
    return { ctx, query, scope, result: await search.search(query, { scope, partner: ctx.partner }) };
  }

  builder.queryField('operatorTripList', (t) =>
    t.field({
      type: tripList,
      nullable: true,
      complexity: limitCost(USUAL_TRIPS),
      description: 'A company’s trips; a slug may end in "-trips".',
      args: listArguments(t.arg),
      resolve: async (_root, { slug, dmoSlug, ...asked }, request) => {
        const ctx = await partnerContext(request.ctx, dmoSlug);
        const operator = await operatorBySlug(ctx, readSlug(slug));
        return { ...(await readList(ctx, { operator: operator.slug }, asked)), category: null };
      },
    }),
  );

  builder.queryField('categoryTripList', (t) =>
    t.field({
      type: tripList,
      nullable: true,
      complexity: limitCost(USUAL_TRIPS),
      description: 'The trips of a category, by the slug of its page of trips.',
      args: {
        ...listArguments(t.arg),
        worldCategory: t.arg.boolean({
          defaultValue: false,
          description: 'Hides links to pages that a world category has not.',
        }),
      },
      resolve: async (_root, { slug, dmoSlug, ...asked }, request) => {
        const ctx = await partnerContext(request.ctx, dmoSlug);
        const found = await categoryTripList(ctx, { slug: readSlug(slug) });
        if (!found) throw notFound();
        return { ...(await readList(ctx, { category: found.slug }, asked)), category: found };
      },
    }),
  );
}

type ArgumentBuilder = Parameters<NonNullable<Parameters<ApiBuilder['queryField']>[1]>>[0]['arg'];

/** @throws AppError invalid, naming the first filter or value that nobody knows. */
function readListQuery(search: Search, { filters, orderBy, ...paging }: Asked): ListQuery {
  const { problems, ...read } = readFilters(filters ?? [], orderBy);
  const [problem] = [...problems, ...search.unknownValues(read.filters)];
  if (problem) {
    const subject = problem.value === null ? problem.key : `"${problem.value}"`;
    throw new AppError('invalid', `${subject} ${problem.message}`, { pointer: `filters/${problem.key}` });
  }
  return { ...emptyListQuery(), ...read, ...readPaging(paging, { limit: USUAL_TRIPS }) };
}

function metadataOf({ query, result, category }: Listed): ListMetadataShape {
  const paging = pagingMetaOf(query, result.total);
  return {
    currentPage: paging.current_page,
    totalPages: paging.total_pages,
    totalCount: paging.total_count,
    limitValue: paging.limit_value,
    categoryPageType: category ? 'trip' : null,
    ...listMetadata(query, result),
  };
}
