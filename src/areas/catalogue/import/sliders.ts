import { z } from 'zod';
import { f, feedKind, thisFeed } from '#kernel/feed';
import { pageKinds } from './categories.ts';
import { naming, textOf } from './references.ts';

const LISTS = ['trips', 'operators', 'categories'] as const;
const MOST = 12;

const sliderRecord = z
  .object({
    kind: z.literal('slider'),
    category: f.slug.describe('Slug of the category on whose page it stands.'),
    page_kind: z.enum(pageKinds).default('landing').describe('Which of its pages; its guide, unless told.'),
    position: z.number().int().min(1).max(100).describe('1 for the first.'),
    title: f.line.min(1).max(200).describe('What stands above it.'),
    trips: z.array(f.sourceId).max(MOST).optional().describe('Slugs or ids of trips, in their order.'),
    operators: z.array(f.sourceId).max(MOST).optional().describe('Slugs or ids of companies.'),
    categories: z.array(f.slug).max(MOST).optional().describe('Slugs of categories.'),
  })
  .refine((record) => LISTS.filter((list) => (record[list]?.length ?? 0) > 0).length === 1, {
    path: ['trips'],
    message: 'give one of trips, operators and categories',
  });

const itemsOf = (list: (typeof LISTS)[number], column: string) =>
  ({ name: list, table: 'category_slider_items', owner: 'slider_id', only: `t.${column} is not null` }) as const;

/** Things that somebody chose to stand side by side on a page. */
export const sliderKind = feedKind({
  about:
    'Trips, companies or categories that an editor puts side by side on a page of a category, under a title of their own. The same page and position name the same record. It is the site that chooses them: import with --shared.',
  record: sliderRecord,
  // A row that shows companies from now on shows no trips any more.
  rows: (record) => [{ source: { trips: [], operators: [], categories: [], ...record } }],
  table: 'category_sliders',
  names: { id: ['#.category_id', '#.page_kind', '#.position'] },
  shared: true,
  granted: true,
  events: [{ topic: 'category.changed', subject: 'category_id' }],
  columns: { page_kind: 'text', position: 'int', title: 'text' },
  references: [
    {
      column: 'category_id',
      from: 'category',
      required: true,
      to: [{ kind: 'category', name: 'id', by: ['#.category'] }],
    },
  ],
  collections: [
    {
      ...itemsOf('trips', 'trip_id'),
      ...naming(
        'trip_id',
        { kind: 'trip', name: 'slug', by: ['lower(#.value)'] },
        { kind: 'trip', name: 'anywhere', by: ['#.value'] },
      ),
    },
    {
      ...itemsOf('operators', 'operator_id'),
      ...naming(
        'operator_id',
        { kind: 'operator', name: 'id', by: [thisFeed, '#.value'] },
        { kind: 'operator', name: 'slug', by: ['lower(#.value)'] },
      ),
    },
    { ...itemsOf('categories', 'category_id'), ...naming('category_id', textOf('category')) },
  ],
});
