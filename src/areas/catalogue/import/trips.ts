import { plannedTable, thisFeed } from '#kernel/feed';
import { tripCollections } from './trip-collections.ts';

const operator = {
  column: 'operator_id',
  from: 'operator',
  required: true,
  to: [
    { kind: 'operator', name: 'id', by: [thisFeed, '#.operator'] },
    { kind: 'operator', name: 'slug', by: ['#.operator'] },
  ],
} as const;

const city = (from: 'start_city' | 'end_city') =>
  ({ column: `${from}_id`, from, to: [{ kind: 'place', name: 'id', by: [`#.${from}`] }] }) as const;

// The same in every import of the same feed.
const operatorSlug = `left(coalesce((select o.slug from ${plannedTable('operator')} o where o.id = p.operator_id), (select t.slug from operators t where t.id = p.operator_id)), 60)`;
const idAsSlug = `trim(both '-' from lower(regexp_replace(p.source_ref, '[^A-Za-z0-9]+', '-', 'g')))`;
const digest = `md5(${operatorSlug} || ':' || p.source_ref)`;

/** How the trips of a feed stand in the catalogue's tables. */
export const tripImport = {
  table: 'trips',
  names: { id: ['#.operator_id', '#.source_ref'], slug: ['#.slug'], anywhere: ['#.source_ref'] },
  ambiguous: ['anywhere'],
  unique: ['slug', 'sku'],
  generated: {
    slug: [
      'f.slug_base',
      `f.slug_base || '-' || ${operatorSlug}`,
      `f.slug_base || '-' || ${operatorSlug} || '-' || ${idAsSlug}`,
      `f.slug_base || '-' || ${digest}`,
    ],
    sku: [`'T' || upper(left(${digest}, 10))`, `'T' || upper(${digest})`],
  },
  redirects: { table: 'slug_redirects', kind: 'trip' },
  events: [{ topic: 'trip.changed', subject: 'id' }],
  columns: {
    source_ref: { type: 'text', from: 'id' },
    status: 'text',
    slug: { type: 'text', keeps: 'null' },
    sku: { type: 'text', keeps: 'null' },
    name: 'text',
    cover_image: 'json',
    main_images: 'json',
    map_image: 'json',
    video_url: 'text',
    poster: { type: 'json', keeps: 'null' },
    duration_days: 'int',
    base_price_cents: 'bigint',
    currency: 'char3',
    single_supplement_price_cents: 'bigint',
    promotion_strike_through_price_cents: 'bigint',
    promotion_expiry: 'time',
    dates_label: 'text',
    price_notes: 'text',
    details: 'text',
    highlights: 'texts',
    faqs: 'json',
    external_url: 'text',
    cta: 'text',
    brochure_url: 'text',
    is_merchant_model: 'bool',
    merchant_model_params: 'json',
    min_group_size: 'int',
    max_group_size: 'int',
    min_age: 'int',
    max_age: 'int',
    rating_total: 'json',
    meta_seo: { type: 'json', absent: {} },
    published_at: { type: 'time', keeps: 'null' },
    last_refreshed_at: { type: 'time', keeps: 'null' },
    last_price_refreshed_at: { type: 'time', keeps: 'null' },
  },
  references: [
    operator,
    city('start_city'),
    city('end_city'),
    {
      column: 'superseded_by',
      from: 'successor',
      field: 'superseded_by',
      late: true,
      to: [
        { kind: 'trip', name: 'id', by: ['#.operator_id', '#.successor'] },
        { kind: 'trip', name: 'slug', by: ['#.successor'] },
      ],
    },
  ],
  collections: tripCollections,
} as const;

const trip = {
  column: 'trip_id',
  from: 'trip',
  required: true,
  to: [{ kind: 'trip', name: 'id', by: ['#.operator_id', '#.trip'] }],
} as const;

/** The days of a trip, whether they come with the trip or apart from it. */
export const itineraryImport = {
  table: 'itineraries',
  names: { id: ['#.trip_id'] },
  events: [{ topic: 'trip.changed', subject: 'trip_id' }],
  columns: { map_image: { type: 'json', keeps: 'null' } },
  references: [{ ...operator, unwritten: true }, trip],
  collections: [
    {
      name: 'days',
      table: 'itinerary_items',
      owner: 'itinerary_id',
      shape: 'objects',
      columns: {
        weight: { type: 'int', from: 'position' },
        first_day: 'int',
        last_day: 'int',
        label: 'text',
        details: 'text',
        image: 'json',
        place_name: 'text',
        lat: 'degrees',
        long: 'degrees',
        travel_mode: 'text',
        distance_km: 'int',
        travel_hours: 'hours',
        ascent_m: 'int',
        meal_b: 'int',
        meal_l: 'int',
        meal_d: 'int',
        lodging_name: 'text',
        nights: 'int',
      },
      references: [city('start_city'), city('end_city')],
      key: ['weight'],
    },
  ],
} as const;

const cents = [
  'base_price_cents',
  'price1_cents',
  'price2_cents',
  'price3_cents',
  'price4_cents',
  'price5_cents',
  'strikethrough_base_price_cents',
  'strikethrough_price1_cents',
  'strikethrough_price2_cents',
  'strikethrough_price3_cents',
  'strikethrough_price4_cents',
  'strikethrough_price5_cents',
  'member_saving_cents',
];

/** How the departures of a feed stand in the catalogue's tables; their places are the inventory's. */
export const departureImport = {
  table: 'departures',
  names: { id: ['#.operator_id', '#.source_ref'] },
  events: [{ topic: 'trip.changed', subject: 'trip_id' }],
  columns: {
    source_ref: { type: 'text', from: 'id' },
    start_date: 'date',
    end_date: 'date',
    availability: 'text',
    departure_guaranteed: 'bool',
    min_to_run: 'int',
    currency: 'char3',
    ...Object.fromEntries(cents.map((name) => [name, 'bigint' as const])),
    price_notes: 'text',
  },
  staged: { spots_left: 'int', sold_count: 'int', snapshot_at: 'time' },
  written: ['price_history'],
  references: [operator, trip],
} as const;
