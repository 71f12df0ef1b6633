import { landingPaths } from '#catalogue/addresses';
import type { ListQuery } from '#search/shared';
import type { Services } from '../services.ts';

/** Places, kinds of trip and companies of the searched name. */
export type SearchMatches = {
  categories: { name: string; path: string; tripCount: number }[];
  operators: { name: string; slug: string }[];
};

export async function readMatches(from: Services, { text, exact }: ListQuery): Promise<SearchMatches> {
  const found = await from.search.suggest(text, { literal: exact, partner: from.ctx.partner });
  const guides = await landingPaths(
    from.ctx,
    found.categories.map(({ id }) => id),
  );
  return {
    categories: found.categories.flatMap(({ id, name, tripPageSlug, tripCount }) => {
      const own = guides.get(id);
      const path = own && from.hasPage(own) ? own : tripPageSlug && `/trip-list/${tripPageSlug}`;
      return path ? [{ name, path, tripCount }] : [];
    }),
    operators: found.operators.map(({ name, slug }) => ({ name, slug })),
  };
}
