import { type Paging, pagingMetaOf } from '../http/paging.ts';
import type { ApiBuilder } from './builder.ts';

export type ListMetadataShape = {
  currentPage: number;
  totalPages: number;
  totalCount: number;
  limitValue: number;
  categoryPageType: string | null;
  quick: { key: string; value: string; label: string; count: number }[];
  applied: { key: string; value: string; label: string }[];
  extended: ExtendedFilterShape[];
};

type Filters = Pick<ListMetadataShape, 'quick' | 'applied' | 'extended'>;

/** Where in a list a page stands. Lists without filters of their own have none; others are of no category's page. */
export function listMetadataShape(
  paging: Paging,
  total: number,
  { filters, categoryPageType = null }: { filters?: Filters; categoryPageType?: string | null } = {},
): ListMetadataShape {
  const meta = pagingMetaOf(paging, total);
  return {
    currentPage: meta.current_page,
    totalPages: meta.total_pages,
    totalCount: meta.total_count,
    limitValue: meta.limit_value,
    categoryPageType,
    ...(filters ?? { quick: [], applied: [], extended: [] }),
  };
}

type Option = { value: string; label: string; count: number; selected: boolean };
export type ExtendedFilterShape =
  | { key: string; label: string; kind: 'multiple' | 'simple'; options: Option[] }
  | { key: string; label: string; kind: 'range'; min: number; max: number };

export type ListTypes = ReturnType<typeof addListTypes>;

/** What stands beside the nodes of every list. */
export function addListTypes(builder: ApiBuilder) {
  const quickFilter = builder.objectRef<ListMetadataShape['quick'][number]>('QuickFilter').implement({
    description: 'A value worth trying next.',
    fields: (t) => ({
      key: t.exposeString('key'),
      value: t.exposeString('value'),
      label: t.exposeString('label'),
      count: t.exposeInt('count', { description: 'How many entries it leaves.' }),
    }),
  });

  const appliedFilter = builder.objectRef<ListMetadataShape['applied'][number]>('AppliedFilter').implement({
    fields: (t) => ({ key: t.exposeString('key'), value: t.exposeString('value'), label: t.exposeString('label') }),
  });

  const option = builder.objectRef<Option>('FilterOption').implement({
    fields: (t) => ({
      value: t.exposeString('value'),
      label: t.exposeString('label'),
      count: t.exposeInt('count', {
        description: 'Entries with this value; the choice within its own filter is ignored.',
      }),
      selected: t.exposeBoolean('selected'),
    }),
  });

  const range = builder.objectRef<{ min: number; max: number }>('FilterRange').implement({
    description: 'Both ends included.',
    fields: (t) => ({ min: t.exposeInt('min'), max: t.exposeInt('max') }),
  });

  const selectionKind = builder.enumType('SelectionKind', {
    description: 'Several values at once, one value, or a range.',
    values: ['multiple', 'simple', 'range'] as const,
  });

  const extendedFilter = builder.objectRef<ExtendedFilterShape>('ExtendedFilter').implement({
    fields: (t) => ({
      key: t.exposeString('key'),
      label: t.exposeString('label'),
      selectionKind: t.expose('kind', { type: selectionKind }),
      options: t.field({
        type: [option],
        description: 'Empty for a range; with a limit those that come first, and those that are chosen.',
        args: { limit: t.arg.int({ description: 'All of them unless told.' }) },
        resolve: (filter, { limit }) =>
          filter.kind === 'range'
            ? []
            : filter.options.filter(({ selected }, place) => selected || place < (limit ?? Number.POSITIVE_INFINITY)),
      }),
      optionsCount: t.int({
        description: 'How many options there are in all.',
        resolve: (filter) => (filter.kind === 'range' ? 0 : filter.options.length),
      }),
      range: t.field({
        type: range,
        nullable: true,
        resolve: (filter) => (filter.kind === 'range' ? filter : null),
      }),
    }),
  });

  const listMetadata = builder.objectRef<ListMetadataShape>('ListMetadata').implement({
    fields: (t) => ({
      currentPage: t.exposeInt('currentPage'),
      totalPages: t.exposeInt('totalPages'),
      totalCount: t.exposeInt('totalCount'),
      limitValue: t.exposeInt('limitValue'),
      categoryPageType: t.exposeString('categoryPageType', {
        nullable: true,
        description: 'Kind of the category page that the list belongs to; null elsewhere.',
      }),
      quickFilters: t.expose('quick', { type: [quickFilter], description: 'At most eight.' }),
      appliedFilters: t.expose('applied', { type: [appliedFilter] }),
      extendedFilters: t.expose('extended', { type: [extendedFilter] }),
    }),
  });

  const filterInput = builder.inputRef<{ key: string; values: string[] }>('FilterInput').implement({
    description: 'Either of the values of one key, all of the keys. An unknown key or value is refused.',
    fields: (t) => ({ key: t.string({ required: true }), values: t.stringList({ required: true }) }),
  });

  return { listMetadata, filterInput };
}
