import { z } from 'zod';
import { type Paging, pagingMeta, pagingMetaOf } from '#kernel/http';
import { facetOf } from '../facets.ts';
import { type ExtendedFilter, listMetadata } from '../list-metadata.ts';
import type { ListQuery } from '../list-query.ts';
import type { CountedList } from '../live/counted-lists.ts';
import type { FilterOption } from '../search-result.ts';
import type { PriceBar } from '../trip-index/index-query.ts';

const value = z.object({ key: z.string(), value: z.string(), label: z.string() });
const counted = z.int().min(0).meta({ description: 'How many entries it leaves.' });

const extendedFilter = z.object({
  key: z.string(),
  label: z.string(),
  selection_kind: z.enum(['multiple', 'simple', 'range']),
  options: z
    .array(z.object({ value: z.string(), label: z.string(), count: counted, selected: z.boolean() }))
    .meta({ description: 'Empty for a range. Each count ignores the choice within its own filter.' }),
  options_count: z.int().min(0).meta({ description: 'How many there are in all; `facets=all` lists each.' }),
  range: z.object({ min: z.int(), max: z.int() }).nullable().meta({ description: 'Both ends included.' }),
});

const TOP_OPTIONS = 12;
const facetsShown = ['top', 'all', 'none'] as const;
type Facets = (typeof facetsShown)[number];

/** The query key that says how much is told of the filters: most of a list's text is their options. */
export const facetsQuery = z
  .enum(facetsShown, `must be one of ${facetsShown.join(', ')}`)
  .default('top')
  .meta({
    description: `Which options to tell of each filter: the ${TOP_OPTIONS} most frequent places, companies and the like (top), all, or none.`,
  });

/** What stands beside a list that can be narrowed. */
export const listMeta = z
  .object({
    ...pagingMeta.shape,
    category_page_type: z.string().nullable(),
    quick_filters: z
      .array(value.extend({ count: counted }))
      .max(8)
      .meta({ description: 'Values worth trying next.' }),
    applied_filters: z.array(value),
    extended_filters: z.array(extendedFilter),
  })
  .meta({ id: 'ListMetadata', description: 'Where in a list this page stands, and by what it can be narrowed.' });

export function toListMeta(
  query: ListQuery & Paging,
  found: CountedList & { total: number; priceHistogram?: PriceBar[] },
  { facets, categoryPageType }: { facets: Facets; categoryPageType: string | null },
): z.output<typeof listMeta> {
  const { quick, applied, extended } = listMetadata(query, { priceHistogram: [], ...found });
  return {
    ...pagingMetaOf(query, found.total),
    category_page_type: categoryPageType,
    quick_filters: facets === 'none' ? [] : quick,
    applied_filters: applied,
    extended_filters: facets === 'none' ? [] : extended.map((filter) => toExtended(filter, facets)),
  };
}

function toExtended(filter: ExtendedFilter, facets: Facets): z.output<typeof extendedFilter> {
  const { key, label, kind } = filter;
  if (filter.kind === 'range') {
    const range = { min: filter.min, max: filter.max };
    return { key, label, selection_kind: kind, options: [], options_count: 0, range };
  }
  // Months and bands are few, and in an order of their own.
  const isOpen = filter.key !== 'departure_month' && !facetOf(filter.key).values;
  const isShown = (option: FilterOption, place: number) => option.selected || place < TOP_OPTIONS;
  const options = facets === 'top' && isOpen ? filter.options.filter(isShown) : filter.options;
  return { key, label, selection_kind: kind, options, options_count: filter.options.length, range: null };
}
