import { addDays, toCalendarDate } from '../../src/kernel/shared.ts';

const today = toCalendarDate(new Date());
const dates = (inDays: number, length: number) => ({
  start_date: addDays(today, inDays),
  end_date: addDays(today, inDays + length - 1),
});

/** Small ships: cabins and nothing else priced, charges in another currency, months in words, a date next year but one. */
const cruises = [
  { kind: 'place', place_kind: 'country', slug: 'norway', name: 'Norway', country_code: 'NO' },
  {
    kind: 'category',
    slug: 'norway',
    name: 'Norway',
    category_type: 'country',
    place: 'norway',
    pages: [{ page_kind: 'trip', h1: 'Norway cruises' }],
  },
  {
    kind: 'operator',
    id: 'sw',
    slug: 'slow-water',
    name: 'Slow Water',
    rating_total: { score: 94, best: 100, count: 812, source: 'Feefo' },
  },
  {
    kind: 'trip',
    id: 'fjords',
    operator: 'sw',
    slug: 'fjords-under-sail',
    name: 'Fjords under Sail',
    duration_days: 8,
    places: ['norway'],
    currency: 'USD',
    single_supplement_price_cents: 190_000,
    price_notes: 'Kids 6 to 12 in a third berth: $1,990.',
    price_tiers: [
      { tier: 1, label: 'Inside cabin', occupancy: 2 },
      { tier: 2, label: 'Ocean-view cabin', occupancy: 2 },
    ],
    inclusions: [
      {
        inclusion_kind: 'local_payment',
        included: false,
        mandatory: true,
        label: 'Port fees',
        estimate_cents: 180_000,
        currency: 'NOK',
      },
    ],
  },
  {
    kind: 'departure',
    id: 'f-1',
    operator: 'sw',
    trip: 'fjords',
    currency: 'USD',
    price1_cents: 429_000,
    price2_cents: 519_000,
    ...dates(400, 8),
  },
  {
    kind: 'trip',
    id: 'isles',
    operator: 'sw',
    slug: 'isles-in-may',
    name: 'Isles in May',
    duration_days: 7,
    currency: 'GBP',
    base_price_cents: 245_000,
    single_supplement_price_cents: 95_000,
    dates_label: 'May and September',
  },
  {
    kind: 'review',
    id: 'r1',
    operator: 'sw',
    trip: 'fjords',
    author_name: 'H. M.',
    overall_score: 3,
    content: 'The inside cabin is dark.',
    reviewed_at: `${addDays(today, -90)}T10:00:00Z`,
  },
];

/** Days that tell of some meals and leave the others unsaid, in German; nothing but request prices. */
const huts = [
  { kind: 'operator', id: 'bw', slug: 'bergwege', name: 'Bergwege' },
  {
    kind: 'trip',
    id: 'huts',
    operator: 'bw',
    slug: 'huettentour',
    name: 'Hüttentour',
    duration_days: 6,
    params: { includes: '5 Übernachtungen mit Halbpension', excludes: 'Anreise, Versicherung' },
    itinerary: [
      { first_day: 1, label: 'Anreise' },
      { first_day: 2, last_day: 5, label: 'Von Hütte zu Hütte', meal_b: 4, meal_d: 4 },
      { first_day: 6, label: 'Abreise' },
    ],
  },
  {
    kind: 'departure',
    id: 'h-1',
    operator: 'bw',
    trip: 'huts',
    currency: 'CHF',
    availability: 'on_request',
    base_price_cents: 149_000,
    ...dates(120, 6),
  },
];

export const sparseVoyages: Record<string, Record<string, unknown>[]> = { cruises, huts };
