import type { CategoryPage } from '#catalogue';
import { type OperatorOrder, operatorOrders } from '#catalogue';
import type { CatalogueGraphql, CategoryNode } from '#catalogue/doors';
import { notFound } from '#kernel';
import {
  type ApiBuilder,
  type GraphqlContext,
  type ListMetadataShape,
  type ListTypes,
  listMetadataShape,
  paged,
  readPaging,
  readSlug,
  rows,
  times,
} from '#kernel/graphql';
import { partnerRequest } from '#partners';
import { listMetadata } from '../list-metadata.ts';
import type { ListQuery } from '../list-query.ts';
import {
  categoryOperators,
  firstOperators,
  type OperatorList,
  operatorListFacets,
  operatorPageOf,
} from '../lists/category-operators.ts';
import type { Search } from '../live/create-search.ts';
import { readListQuery } from '../read-list-query.ts';
import { placeArguments } from './category-pages.ts';
import { USUAL_TRIPS } from './trip-list-type.ts';

type OperatorListNode = {
  request: GraphqlContext;
  query: ListQuery;
  page: CategoryPage;
  found: OperatorList;
  category: CategoryNode;
};

const USUAL_OPERATORS = 10;
const TOP_OPERATORS = 12;

/** The companies of a category, in its own order. */
export function addOperatorList(
  builder: ApiBuilder,
  catalogue: CatalogueGraphql,
  list: ListTypes,
  search: Search,
): void {
  /** The companies that come first in a category, with their ranks. */
  async function topOperators(request: GraphqlContext, category: { id: string; slug: string }) {
    const ranked = await firstOperators(request.ctx, search, category, TOP_OPERATORS);
    return ranked.map(({ id, rank }) => ({ request, key: id, known: { id }, rank }));
  }

  builder.objectField(catalogue.category, 'topOperators', (t) =>
    t.field({
      type: [catalogue.operator],
      extensions: times(TOP_OPERATORS),
      description: `By rank, ${TOP_OPERATORS} at most.`,
      resolve: ({ request, facts, worldCategory }) => (worldCategory ? [] : topOperators(request, facts)),
    }),
  );

  const operatorList = builder.objectRef<OperatorListNode>('OperatorList').implement({
    fields: (t) => ({
      nodes: t.field({
        type: [catalogue.operator],
        extensions: rows,
        resolve: ({ request, found }) =>
          found.operators.map(({ id, rank }) => ({ request, key: id, known: { id }, rank })),
      }),
      metadata: t.field({ type: list.listMetadata, resolve: metadataOf }),
      topOperators: t.field({
        type: [catalogue.operator],
        extensions: times(TOP_OPERATORS),
        description: `By rank whatever the filters, ${TOP_OPERATORS} at most.`,
        resolve: ({ request, page }) => topOperators(request, page.category),
      }),
      category: t.expose('category', { type: catalogue.category }),
      page: t.field({
        type: catalogue.categoryPage,
        extensions: paged(USUAL_TRIPS),
        description: 'The words around the list.',
        resolve: ({ request, page, category }) => ({
          request,
          page,
          worldCategory: category.worldCategory,
          asked: {},
        }),
      }),
    }),
  });
  const operatorOrder = builder.enumType('OperatorOrder', { values: operatorOrders });

  builder.queryField('categoryOperatorReviews', (t) =>
    t.field({
      type: operatorList,
      nullable: true,
      extensions: paged(USUAL_OPERATORS),
      description: `The companies of a category, by the slug of its page of companies. A company is listed when one of its trips there meets all filters: ${operatorListFacets.join(', ')}; rating is the company’s own, with one decimal.`,
      args: {
        ...placeArguments(t.arg),
        page: t.arg.int({ defaultValue: 1 }),
        limit: t.arg.int({ defaultValue: USUAL_OPERATORS }),
        orderBy: t.arg({ type: operatorOrder, defaultValue: 'recommended' }),
        filters: t.arg({ type: [list.filterInput] }),
      },
      resolve: async (_root, { slug, dmoSlug, worldCategory, orderBy, ...asked }, from): Promise<OperatorListNode> => {
        const paging = readPaging(asked, { limit: USUAL_OPERATORS });
        const query = readListQuery(search, { filters: asked.filters }, paging, operatorListFacets);
        const request = await partnerRequest(from, dmoSlug);
        const page = await operatorPageOf(request.ctx, readSlug(slug));
        if (!page) throw notFound();
        const order: OperatorOrder = orderBy ?? 'recommended';
        const found = await categoryOperators(request.ctx, search, page.category, { query, orderBy: order });
        const node = { request, page, worldCategory: worldCategory ?? false, asked: {} };
        return { request, query, page, found, category: catalogue.categoryOf(node) };
      },
    }),
  );
}

function metadataOf({ query, found, page }: OperatorListNode): ListMetadataShape {
  const filters = listMetadata(query, { ...found, priceHistogram: [] });
  return listMetadataShape(query, found.total, { filters, categoryPageType: page.kind });
}
