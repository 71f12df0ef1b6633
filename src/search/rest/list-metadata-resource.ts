import { z } from 'zod';
import { type Paging, pagingMeta, pagingMetaOf } from '#kernel/http';
import { listMetadata } from '../list-metadata.ts';
import type { ListQuery } from '../list-query.ts';
import type { CountedList } from '../live/counted-lists.ts';
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
  range: z.object({ min: z.int(), max: z.int() }).nullable().meta({ description: 'Both ends included.' }),
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
  categoryPageType: string | null,
): z.output<typeof listMeta> {
  const { quick, applied, extended } = listMetadata(query, { priceHistogram: [], ...found });
  return {
    ...pagingMetaOf(query, found.total),
    category_page_type: categoryPageType,
    quick_filters: quick,
    applied_filters: applied,
    extended_filters: extended.map((filter) => ({
      key: filter.key,
      label: filter.label,
      selection_kind: filter.kind,
      options: filter.kind === 'range' ? [] : filter.options,
      range: filter.kind === 'range' ? { min: filter.min, max: filter.max } : null,
    })),
  };
}
