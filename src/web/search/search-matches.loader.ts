import type { ListQuery } from '#search/shared';
import type { Services } from '../services.ts';

/** Places, kinds of trip and companies of the searched name. */
export type SearchMatches = {
  categories: { name: string; path: string; tripCount: number }[];
  operators: { name: string; slug: string }[];
};

export async function readMatches(from: Services, { text, exact }: ListQuery): Promise<SearchMatches> {
  const found = await from.search.suggest(text, { literal: exact, partner: from.ctx.partner });
  return {
    categories: found.categories.flatMap(({ name, tripPageSlug, tripCount }) =>
      tripPageSlug === null ? [] : [{ name, path: `/trip-list/${tripPageSlug}`, tripCount }],
    ),
    operators: found.operators.map(({ name, slug }) => ({ name, slug })),
  };
}
