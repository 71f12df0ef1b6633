import type { CategorySuggestion } from '../search-result.ts';
import type { EntryIndex } from './entry-index.ts';

/** Categories of these types that have a list of trips and a trip in it, those with most trips first. */
export function largestCategories(
  entries: EntryIndex,
  types: readonly string[],
  limit: number,
  countOf: (facet: string, value: string) => number,
): CategorySuggestion[] {
  return entries
    .categories(types)
    .filter(({ tripPageSlug }) => tripPageSlug !== null)
    .map(({ refId, name, slug, tripPageSlug, categoryType }) => ({
      id: refId,
      name,
      slug,
      tripPageSlug,
      categoryType: categoryType ?? '',
      tripCount: countOf('category', slug),
    }))
    .filter(({ tripCount }) => tripCount > 0)
    .sort((a, b) => b.tripCount - a.tripCount || (a.id < b.id ? -1 : 1))
    .slice(0, limit);
}
