import { z } from 'zod';
import { orNotFound } from '#kernel';
import { checkDepth, defineRoute, orderQuery, pagingMeta, pagingMetaOf, pagingQuery, slugParam } from '#kernel/http';
import { operatorFacts } from '../operators/operator-facts.ts';
import { readOperatorList } from '../queries/operator-list.ts';
import { operatorOrders } from '../queries/operator-order.ts';
import { operatorExample, operatorResource, toOperatorAttributes } from './operator-resource.ts';

const example = {
  type: 'operators' as const,
  id: '019a9f6e-6f00-7d11-8c0b-5e6f7a8b9c0d',
  attributes: operatorExample,
};
const CACHE = 'public, max-age=0, s-maxage=60';

export const operatorsRoute = defineRoute({
  key: 'GET /v1/operators',
  tag: 'Companies',
  summary: 'Companies',
  description:
    'Every company with a trip on offer. Recommended: by rating, which counts for more the more reviews it rests on. What a company pays never affects an order.',
  params: z.object({}),
  query: pagingQuery.extend({ order_by: orderQuery(operatorOrders, 'recommended') }),
  answer: z.object({ data: z.array(operatorResource), meta: pagingMeta }),
  example: { data: [example], meta: { current_page: 1, total_pages: 1, total_count: 1, limit_value: 10 } },
  cacheControl: CACHE,
  async handle(ctx, { query: { order_by: orderBy, ...paging } }) {
    checkDepth(paging);
    const { ids, total } = await readOperatorList(ctx, { ...paging, orderBy });
    const facts = await operatorFacts(ctx, ids);
    return {
      data: ids.flatMap((id) => {
        const found = facts.get(id);
        return found ? [{ type: 'operators' as const, id, attributes: toOperatorAttributes(found) }] : [];
      }),
      meta: pagingMetaOf(paging, total),
    };
  },
});

export const operatorRoute = defineRoute({
  key: 'GET /v1/operators/{slug}',
  tag: 'Companies',
  summary: 'A company',
  description: 'A company by its slug, or by the id that trips name.',
  params: z.object({ slug: slugParam('The company’s slug or id.', 'andeo-expeditions') }),
  query: z.object({}),
  answer: z.object({ data: operatorResource }),
  example: { data: example },
  cacheControl: CACHE,
  async handle(ctx, { params }) {
    const facts = await operatorFacts(ctx, [params.slug]);
    const found = orNotFound(facts.get(params.slug), ({ shown }) => shown);
    return { data: { type: 'operators' as const, id: found.id, attributes: toOperatorAttributes(found) } };
  },
});
