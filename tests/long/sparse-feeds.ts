import { addDays, toCalendarDate } from '../../src/kernel/shared.ts';
import { sparseVoyages } from './sparse-voyages.ts';

/** Feeds as small companies publish them: what they know, in their own way, and nothing else. */
const today = toCalendarDate(new Date());
const dates = (inDays: number, length: number) => ({
  start_date: addDays(today, inDays),
  end_date: addDays(today, inDays + length - 1),
});

/** Prices in several currencies, dates some of which are guaranteed, no word on terms, exclusions in three languages. */
const ferries = [
  { kind: 'operator', id: 'ff', slug: 'fjord-and-ferry', name: 'Fjord & Ferry' },
  {
    kind: 'trip',
    id: 'lofoten',
    operator: 'ff',
    slug: 'lofoten-by-local-boat',
    name: 'Lofoten by Local Boat',
    duration_days: 7,
    currency: 'NOK',
    min_age: 18,
    max_age: 39,
    price_tiers: [
      { tier: 1, label: 'Cabin for two', occupancy: 2 },
      { tier: 2, label: 'Cabin alone', occupancy: 1 },
    ],
    params: { excludes: 'Ikke inkludert: flyreise.\n\nNicht enthalten: Flug.\n\nNo incluido: vuelos.' },
  },
  ...[
    { id: 'l-nok', currency: 'NOK', base_price_cents: 1_290_000, ...dates(40, 7) },
    { id: 'l-eur', currency: 'EUR', base_price_cents: 115_000, ...dates(40, 7) },
    { id: 'l-sure', currency: 'NOK', base_price_cents: 1_490_000, departure_guaranteed: true, ...dates(70, 7) },
    { id: 'l-late', currency: 'EUR', base_price_cents: 119_000, ...dates(110, 7) },
    { id: 'l-soon', currency: 'NOK', base_price_cents: 1_350_000, ...dates(5, 7) },
  ].map((departure) => ({ kind: 'departure', operator: 'ff', trip: 'lofoten', ...departure })),
  {
    kind: 'review',
    id: 'r1',
    operator: 'ff',
    trip: 'lofoten',
    author_name: 'Signe',
    overall_score: 5,
    content: 'Rain, and the best soup.',
    review_badge: 'verified_traveler',
    reviewed_at: `${addDays(today, -90)}T10:00:00Z`,
  },
];

/** Packages on any day, in pesos, with a site of their own. */
const packages = [
  { kind: 'operator', id: 'sa', slug: 'sierra-alta', name: 'Sierra Alta', cta: 'visit_site' },
  {
    kind: 'trip',
    id: 'cocora',
    operator: 'sa',
    slug: 'cocora-in-four-days',
    name: 'Cocora in Four Days',
    duration_days: 4,
    currency: 'COP',
    base_price_cents: 128_000_000,
    dates_label: 'Any day of the year',
    price_notes: 'Precio por persona, mínimo dos personas.',
    external_url: 'https://sierra-alta.example/cocora',
  },
  {
    kind: 'trip',
    id: 'paramo',
    operator: 'sa',
    slug: 'walks-on-the-paramo',
    name: 'Walks on the Páramo',
    duration_days: 6,
    brochure_url: 'https://sierra-alta.example/paramo.pdf',
  },
];

/** What one pays depends on how many come: a range in words, dates without a price. */
const ranges = [
  { kind: 'operator', id: 'rk', slug: 'reed-and-kite', name: 'Reed & Kite' },
  {
    kind: 'trip',
    id: 'delta',
    operator: 'rk',
    slug: 'in-the-delta',
    name: 'In the Delta',
    duration_days: 5,
    price_notes: '$2,900 to $3,400, depending on the season.',
  },
  {
    kind: 'trip',
    id: 'marsh',
    operator: 'rk',
    slug: 'in-the-marsh',
    name: 'In the Marsh',
    duration_days: 5,
  },
  { kind: 'departure', id: 'm-1', operator: 'rk', trip: 'marsh', currency: 'USD', ...dates(50, 5) },
];

/** Dates on request and sold out, a charge on top, a deposit without its currency, a level of flexibility. */
const slow = [
  {
    kind: 'operator',
    id: 'tl',
    slug: 'terra-lenta',
    name: 'Terra Lenta',
    fix_deposit: true,
    deposit_amount: 20_000,
  },
  {
    kind: 'trip',
    id: 'puszta',
    operator: 'tl',
    slug: 'across-the-puszta',
    name: 'Across the Puszta',
    duration_days: 5,
    inclusions: [
      { inclusion_kind: 'lodging', included: true, label: 'Four nights on farms' },
      {
        inclusion_kind: 'park_fee',
        included: false,
        mandatory: true,
        label: 'Park fee',
        estimate_cents: 500_000,
        currency: 'HUF',
      },
    ],
  },
  {
    id: 'p-1',
    trip: 'puszta',
    availability: 'on_request',
    currency: 'HUF',
    base_price_cents: 33_000_000,
    ...dates(60, 5),
  },
  {
    id: 'p-2',
    trip: 'puszta',
    availability: 'on_request',
    currency: 'HUF',
    base_price_cents: 35_000_000,
    ...dates(90, 5),
  },
  {
    kind: 'trip',
    id: 'tisza',
    operator: 'tl',
    slug: 'down-the-tisza',
    name: 'Down the Tisza',
    duration_days: 8,
    cancellation: { flexibility: 'flexible' },
  },
  {
    id: 't-1',
    trip: 'tisza',
    availability: 'sold_out',
    currency: 'HUF',
    base_price_cents: 30_000_000,
    ...dates(60, 8),
  },
  {
    kind: 'trip',
    id: 'tokaj',
    operator: 'tl',
    slug: 'cellars-of-tokaj',
    name: 'Cellars of Tokaj',
    duration_days: 3,
    inclusions: [
      {
        inclusion_kind: 'local_payment',
        included: false,
        mandatory: true,
        label: 'Cellar fees',
        estimate_cents: 1_200_000,
        currency: 'HUF',
      },
    ],
  },
  { id: 'k-1', trip: 'tokaj', currency: 'EUR', base_price_cents: 45_000, ...dates(30, 3) },
].map((record) => ('kind' in record ? record : { kind: 'departure', operator: 'tl', ...record }));

/** Sessions of some hours every day, a price for each sort of visitor, a list of what is in and none of what isn't. */
const EVERY_DAY = 430;
const evenings = [
  { kind: 'operator', id: 'ed', slug: 'embers-and-docks', name: 'Embers & Docks' },
  {
    kind: 'trip',
    id: 'docks',
    operator: 'ed',
    slug: 'a-walk-by-the-docks',
    name: 'A Walk by the Docks',
    duration_days: 1,
    price_tiers: [
      { tier: 1, label: 'Adult', occupancy: 1 },
      { tier: 2, label: 'Child', occupancy: 1 },
    ],
    inclusions: [{ inclusion_kind: 'other', included: true, label: 'Guide francophone' }],
    params: { excludes: 'Ne comprend pas : assurance.' },
  },
  ...Array.from({ length: EVERY_DAY }, (_, i) => ({
    kind: 'departure',
    id: `d-${i}`,
    operator: 'ed',
    trip: 'docks',
    currency: 'CAD',
    availability: i % 20 === 0 || i === EVERY_DAY - 1 ? 'open' : 'sold_out',
    price1_cents: i === EVERY_DAY - 1 ? 14_000 : 15_000,
    ...dates(10 + i, 1),
  })),
];

export const sparseFeeds: Record<string, Record<string, unknown>[]> = {
  ferries,
  packages,
  ranges,
  slow,
  evenings,
  ...sparseVoyages,
};
