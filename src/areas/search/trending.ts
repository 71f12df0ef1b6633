import type { PartnerScope } from '#kernel';
import type { Search } from './live/create-search.ts';
import type { CategorySuggestion } from './search-result.ts';

const TRENDING = 10;

/** Places that most trips go to, as far as the partner shows them: what a blank search answers. */
export function trendingCategories(
  search: Pick<Search, 'largestCategories'>,
  partner: PartnerScope | null,
): Promise<CategorySuggestion[]> {
  return search.largestCategories(['country', 'region', 'city'], TRENDING, partner);
}
