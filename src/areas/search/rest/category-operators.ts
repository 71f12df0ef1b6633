import { z } from 'zod';
import { operatorFacts, operatorOrders } from '#catalogue';
import { operatorAttributes, operatorExample, toOperatorAttributes } from '#catalogue/doors';
import { notFound } from '#kernel';
import { checkDepth, defineRoute, filtersQuery, orderQuery, pagingQuery, resource, slugParam } from '#kernel/http';
import { categoryOperators, operatorListFacets, operatorPageOf } from '../lists/category-operators.ts';
import type { Search } from '../live/create-search.ts';
import { readListQuery } from '../read-list-query.ts';
import { facetsQuery, listMeta, toListMeta } from './list-metadata-resource.ts';

const rankedOperator = resource(
  'operators',
  operatorAttributes.extend({
    operator_rank: z.int().min(1).nullable().meta({ description: 'Its place in this category; null without a rank.' }),
  }),
).meta({ id: 'RankedOperator', description: 'A company in the list of a category.' });

const FILTERS = `Which companies to list: those of which one trip in the category meets all filters. 
\`rating\` (3, 4 or 4.5) is the company’s own, with one decimal, and at least so much, the others are
slugs and keys of the trip, either of several. An unknown key or value is refused.`.replace(/\n/g, ' ');

export function categoryOperatorsRoute(search: Search) {
  return defineRoute({
    key: 'GET /v1/categories/{slug}/operators',
    tag: 'Companies',
    summary: 'The companies of a category',
    description:
      'Companies with a trip in a place, theme, activity or style. Recommended: by rank in the category, then by rating, which counts for more the more reviews it rests on. What a company pays never affects an order.',
    params: z.object({
      slug: slugParam('The category’s slug, or that of its page of companies.', 'patagonia-tour-companies'),
    }),
    query: pagingQuery.extend({
      order_by: orderQuery(operatorOrders, 'recommended'),
      filters: filtersQuery(FILTERS, operatorListFacets),
      facets: facetsQuery,
    }),
    answer: z.object({ data: z.array(rankedOperator), meta: listMeta }),
    example: {
      data: [
        {
          type: 'operators',
          id: '019a9f6e-6f00-7d11-8c0b-5e6f7a8b9c0d',
          attributes: { ...operatorExample, operator_rank: 1 },
        },
      ],
      meta: {
        current_page: 1,
        total_pages: 1,
        total_count: 1,
        limit_value: 10,
        category_page_type: 'operator',
        quick_filters: [],
        applied_filters: [{ key: 'theme', value: 'wildlife', label: 'Wildlife' }],
        extended_filters: [
          {
            key: 'theme',
            label: 'Themes',
            selection_kind: 'multiple',
            options: [{ value: 'wildlife', label: 'Wildlife', count: 1, selected: true }],
            options_count: 1,
            range: null,
          },
        ],
      },
    },
    cacheControl: 'public, max-age=0, s-maxage=60',
    async handle(ctx, { params, query: { order_by: orderBy, filters, facets, ...paging } }) {
      checkDepth(paging);
      const asked = Object.entries(filters).map(([key, values]) => ({ key, values }));
      const query = readListQuery(search, { filters: asked }, paging, operatorListFacets);
      const page = await operatorPageOf(ctx, params.slug);
      if (!page) throw notFound();
      const found = await categoryOperators(ctx, search, page.category, { query, orderBy });
      const facts = await operatorFacts(
        ctx,
        found.operators.map(({ id }) => id),
      );
      return {
        data: found.operators.flatMap(({ id, rank }) => {
          const operator = facts.get(id);
          if (!operator) return [];
          return [
            { type: 'operators' as const, id, attributes: { ...toOperatorAttributes(operator), operator_rank: rank } },
          ];
        }),
        meta: toListMeta(query, found, { facets, categoryPageType: page.kind }),
      };
    },
  });
}
