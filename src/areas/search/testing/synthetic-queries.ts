import { monthsFrom } from '#kernel/shared';
import { type FacetKey, facets, sorts } from '../facets.ts';
import { emptyListQuery } from '../list-query.ts';
import type { IndexQuery } from '../trip-index/index-query.ts';
import { seededRandom, wordOf } from './synthetic-trips.ts';

/** Questions as visitors of a list ask them: a category, none to four filters, sometimes words, dates or a price. */
export function* syntheticQueries(count: number, seed = 2, today = '2026-11-20'): Generator<IndexQuery> {
  const random = seededRandom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const skewed = (most: number) => Math.floor(most * random() ** 3);
  const open: Partial<Record<FacetKey, () => string>> = {
    destination: () => (random() < 0.5 ? `country-${91 + below(30)}` : `continent-${below(7)}`),
    departure_month: () => monthsFrom(today, 24)[below(24)] ?? '',
    trip_type: () => `type-${skewed(17)}`,
    activity: () => `activity-${skewed(40)}`,
    theme: () => `theme-${skewed(25)}`,
    travel_style: () => `style-${skewed(12)}`,
    physical_level: () => `level-${below(5)}`,
    lodging_level: () => `level-${below(5)}`,
    travel_age: () => `age-${below(5)}`,
    start_city: () => `city-${skewed(400)}`,
    operator: () => `operator-${skewed(800)}`,
  };
  const valueFor = (key: FacetKey): string => {
    const facet = facets.find((known) => known.key === key);
    const fixed = facet && 'values' in facet ? facet.values : [];
    return open[key]?.() ?? fixed[below(fixed.length)]?.value ?? '';
  };
  const keys = facets.flatMap(({ key }) => (key === 'price_range' ? [] : [key]));
  for (let i = 0; i < count; i += 1) {
    const chosen = Array.from({ length: below(5) }, () => keys[below(keys.length)] as FacetKey);
    const words = Array.from({ length: random() < 0.4 ? 1 + below(2) : 0 }, () => wordOf(skewed(3000)));
    yield {
      ...emptyListQuery(),
      mostValues: 200,
      terms: words.length > 0 ? words.map((word) => ({ word, stem: word })) : null,
      filters: Object.fromEntries(chosen.map((key) => [key, [valueFor(key)]])),
      priceMin: random() < 0.1 ? 500 : null,
      priceMax: random() < 0.1 ? 2500 : null,
      scope: random() < 0.5 ? { category: `category-${skewed(1500)}` } : {},
      sort: random() < 0.5 ? 'recommended' : (sorts[below(sorts.length)]?.value ?? 'recommended'),
      page: random() < 0.9 ? 1 : 1 + below(10),
    };
  }
}
