import { z } from 'zod';
import { notePictures } from '#images/feed';
import { f, feedKind } from '#kernel/feed';
import { dropUnknownPoster, poster } from '#posters/feed';
import { categoryTypes } from '../categories/category-types.ts';
import { catalogueSources } from '../pictures/sources.ts';
import { sampleDay, wholeDay } from './days.ts';
import { givePlaceRules } from './place-rules.ts';
import { givePosters, planPosters } from './posters.ts';
import { whereItGoes } from './record-fields.ts';
import { naming, textOf } from './references.ts';

export const pageKinds = [
  'trip',
  'operator',
  'review',
  'landing',
  'itinerary',
  'landmark',
  'poi',
  'duration_itinerary',
] as const;

const categoryPage = z
  .object({
    page_kind: z.enum(pageKinds),
    duration_band: z.enum(['one_week', 'ten_days', 'two_weeks']).optional(),
    /** Defaults to the category's slug; operator pages usually add "-tour-companies". */
    slug: f.slug.optional(),
    h1: f.line.min(1),
    tag_line: f.line.optional(),
    main_article: f.prose.optional(),
    meta_seo: f.metaSeo.optional(),
    faqs: f.faqs.default([]),
    days: z.array(sampleDay).max(60).default([]),
    published: z.boolean().default(true),
  })
  .refine((page) => (page.page_kind === 'duration_itinerary') === (page.duration_band !== undefined), {
    path: ['duration_band'],
    message: 'belongs to the pages of kind duration_itinerary, and to all of them',
  });

const categoryRecord = z.object({
  kind: z.literal('category'),
  slug: f.ownSlug,
  name: f.name.describe('As people read it.'),
  category_type: z.enum(categoryTypes).describe('What sort of list.'),
  parent: f.slug.optional().describe('Slug of the category above it.'),
  place: f.slug.optional().describe('Slug of the place it is about. Without a rule, the trips that visit it belong.'),
  images: z.array(f.image).optional().describe('List of {url, alt, width, height}.'),
  poster: poster.optional().describe(whereItGoes),
  rule: z
    .object({
      places: z.array(f.slug).optional(),
      attractions: z.array(f.slug).optional(),
      terms: z.record(z.string(), z.array(z.string())).optional(),
      max_duration_days: f.whole.optional(),
      min_duration_days: f.whole.optional(),
    })
    .optional()
    .describe(
      'Which trips belong: {places, attractions, terms, min_duration_days, max_duration_days}. All conditions hold together; one of the values of each is enough; a place takes in the places inside it. An empty rule without a place leaves the list as it is.',
    ),
  travel_guide: f.prose.optional().describe('Text.'),
  travel_tips: f.prose.optional().describe('Text.'),
  safety_info: f.prose.optional().describe('Text.'),
  experiences: z
    .array(z.object({ title: f.line, text: f.prose }))
    .optional()
    .describe('List of {title, text}.'),
  is_world_category: z.boolean().optional().describe('Whether it is a guide to a place.'),
  related: z.array(f.slug).optional().describe('Slugs of categories to go on to.'),
  pages: z
    .array(categoryPage)
    .optional()
    .describe(
      "Its pages: {page_kind, duration_band, slug, h1, tag_line, main_article, meta_seo, faqs, days, published}. The slug defaults to the category's. days are those of a plan, on pages of itineraries: {first_day, last_day, label, details, start_city, end_city, place_name, lat, long, travel_mode, distance_km, travel_hours, ascent_m, nights}.",
    ),
});

/** The categories of a feed with their pages, and how they stand in the catalogue's tables. */
export const categoryKind = feedKind({
  about: 'A list of trips with a rule that tells which ones belong to it, and its pages.',
  record: categoryRecord,
  rows: (record) => [{ source: wholeCategory(record) }],
  lookOver: dropUnknownPoster,
  settle: givePlaceRules,
  compared: (ctx) => planPosters(ctx, 'category'),
  before: (ctx, lines) => givePosters(ctx, 'category', lines),
  after: (ctx, lines) => notePictures(ctx, 'category', lines),
  pictures: catalogueSources.category,
  table: 'categories',
  names: { id: ['#.slug'] },
  whole: true,
  shared: true,
  events: [{ topic: 'category.changed', subject: 'id' }],
  columns: {
    slug: 'text',
    name: 'text',
    category_type: 'text',
    images: { type: 'json', absent: [] },
    poster: { type: 'json', keeps: 'null' },
    rule: { type: 'json', absent: {} },
    travel_guide: 'text',
    travel_tips: 'text',
    safety_info: 'text',
    experiences: { type: 'json', absent: [] },
    is_world_category: { type: 'bool', absent: false },
  },
  staged: { place_rule: 'json' },
  references: [
    { column: 'parent_id', from: 'parent', tree: true, to: [{ kind: 'category', name: 'id', by: ['#.parent'] }] },
    { column: 'destination_id', from: 'place', to: [{ kind: 'place', name: 'id', by: ['#.place'] }] },
  ],
  collections: [
    {
      name: 'related',
      table: 'category_relations',
      owner: 'category_id',
      ...naming('other_id', textOf('category')),
      columns: { rank: { type: 'int', from: 'position' } },
    },
    {
      name: 'pages',
      table: 'category_pages',
      owner: 'category_id',
      shape: 'objects',
      columns: {
        kind: { type: 'text', from: 'page_kind' },
        duration_band: 'text',
        slug: 'text',
        h1: 'text',
        tag_line: 'text',
        main_article: 'text',
        meta_seo: { type: 'json', absent: {} },
        faqs: 'json',
        days: 'json',
        published: 'bool',
      },
      key: ['kind', 'duration_band'],
      unique: ['#.kind', '#.slug', `coalesce(#.duration_band, '')`],
      inPlace: true,
    },
    {
      name: 'rule_names',
      table: null,
      owner: 'category_id',
      shape: 'objects',
      columns: {},
      staged: { what: 'text', property: 'text', value: 'text' },
      references: [
        {
          column: null,
          from: 'value',
          required: true,
          to: [
            { kind: 'place', name: 'id', by: ['#.value'], when: `#.what = 'places'` },
            { kind: 'attraction', name: 'id', by: ['#.value'], when: `#.what = 'attractions'` },
            { kind: 'term', name: 'id', by: ['#.property', 'lower(#.value)'], when: `#.what = 'terms'` },
          ],
        },
      ],
      key: [],
    },
  ],
});

function wholeCategory(record: z.output<typeof categoryRecord>): Record<string, unknown> {
  const placeRule = record.place ? { places: [record.place] } : undefined;
  const empty = record.rule && Object.keys(record.rule).length === 0;
  const rule = empty ? (placeRule ?? record.rule) : record.rule;
  const named: typeof record.rule = rule ?? placeRule;
  const names = [
    ...(named?.places ?? []).map((value) => ({ what: 'places', value })),
    ...(named?.attractions ?? []).map((value) => ({ what: 'attractions', value })),
    ...Object.entries(named?.terms ?? {}).flatMap(([property, keys]) =>
      keys.map((value) => ({ what: 'terms', property, value })),
    ),
  ];
  const pages = record.pages?.map((page) => ({
    ...page,
    slug: page.slug ?? record.slug,
    days: page.days.map(wholeDay),
  }));
  return { ...record, rule, place_rule: placeRule, pages, rule_names: names };
}
