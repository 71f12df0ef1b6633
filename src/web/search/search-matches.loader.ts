import type { Services } from '../services.ts';

/** Places, kinds of trip and companies of the searched name. */
export type SearchMatches = {
  categories: { name: string; path: string; tripCount: number }[];
  operators: { name: string; slug: string }[];
};

export async function readMatches(from: Services, request: Request): Promise<SearchMatches> {
  const params = new URL(request.url).searchParams;
  const found = await from.search.suggest((params.get('q') ?? '').trim(), {
    literal: params.get('exact') === '1',
    partner: from.ctx.partner,
  });
  return {
    categories: found.categories.flatMap(({ name, tripPageSlug, tripCount }) =>
      tripPageSlug === null ? [] : [{ name, path: `/trip-list/${tripPageSlug}`, tripCount }],
    ),
    operators: found.operators.map(({ name, slug }) => ({ name, slug })),
  };
}
