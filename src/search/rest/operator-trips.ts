import { z } from 'zod';
import { operatorRef, toTripResource, tripCards, tripExample, tripResource } from '#catalogue';
import { notFound } from '#kernel';
import { checkDepth, defineRoute, pagingMeta, pagingMetaOf, pagingQuery, slugParam } from '#kernel/http';
import { emptyListQuery } from '../list-query.ts';
import type { Search } from '../live/create-search.ts';
import { namesWithoutSuffix } from '../slug-suffix.ts';

export function operatorTripsRoute(search: Search) {
  return defineRoute({
    key: 'GET /v1/operators/{slug}/trips',
    tag: 'Companies',
    summary: 'A company’s trips',
    description: 'In the recommended order. A slug may end in "-trips", as the page’s address does.',
    params: z.object({ slug: slugParam('The company’s slug.', 'andeo-expeditions') }),
    query: pagingQuery,
    answer: z.object({ data: z.array(tripResource), meta: pagingMeta }),
    example: {
      data: [tripExample],
      meta: { current_page: 1, total_pages: 3, total_count: 24, limit_value: 10 },
    },
    cacheControl: 'public, max-age=0, s-maxage=60',
    async handle(ctx, { params, query }) {
      checkDepth(query);
      const operator = await operatorRef(ctx, namesWithoutSuffix(params.slug, '-trips'));
      if (!operator) throw notFound();
      const { ids, total } = await search.search(
        { ...emptyListQuery(), ...query },
        { scope: { operator: operator.slug }, partner: ctx.partner },
      );
      const cards = await tripCards(ctx, ids);
      return { data: cards.map((card) => toTripResource(card, operator.id)), meta: pagingMetaOf(query, total) };
    },
  });
}
