import fc from 'fast-check';
import { type FacetKey, facets, sorts } from '../facets.ts';
import type { IndexQuery } from '../trip-index/index-query.ts';
import type { Term } from '../trip-index/text-store.ts';
import type { IndexedDeparture, TripRow } from '../trip-index/trip-row.ts';

/** Few values and words, so that random trips and random questions meet. */
const open: Partial<Record<FacetKey | 'category', string[]>> = {
  destination: ['peru', 'chile', 'patagonia', 'andes'],
  trip_type: ['group-tour', 'river-cruise'],
  activity: ['hiking', 'kayaking', 'cycling'],
  theme: ['food', 'wildlife'],
  travel_style: ['classic', 'rough'],
  physical_level: ['easy', 'moderate'],
  lodging_level: ['basic', 'luxury'],
  travel_age: ['family', '18-30'],
  itinerary_focus: ['one-country', 'at-sea'],
  pace: ['relaxed', 'full-on'],
  transport_included: ['ground', 'airfare'],
  group_size: ['own-party'],
  start_city: ['lima', 'cusco'],
  operator: ['andeo', 'trailwise'],
  category: ['c-peru', 'c-hiking', 'c-slow'],
};
const words = ['patagonia', 'pata', 'trek', 'trekking', 'lake', 'lakes', 'inca', 'trail', 'the'];
const TODAY = Math.floor(Date.parse('2026-11-20') / 86_400_000);

const valuesOf = (key: string): string[] => {
  const facet = facets.find((known) => known.key === key);
  const fixed = facet && 'values' in facet ? facet.values.map(({ value }) => value) : [];
  return [...fixed, ...(open[key as FacetKey] ?? [])];
};
const tripFacets = [...facets.filter(({ of }) => of === 'trip').map(({ key }) => key), 'category'];

const departure: fc.Arbitrary<IndexedDeparture> = fc.record({
  // The last is how a price on request stands, without a date.
  day: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: TODAY, max: TODAY + 800 }) }, fc.constant(2_932_896)),
  usdCents: fc.option(
    fc.oneof(fc.integer({ min: 0, max: 2_000_000 }), fc.constantFrom(99_999, 100_000, 200_000, 150_000)),
  ),
  guaranteed: fc.boolean(),
  spots: fc.constantFrom(0, 2, 4, 8),
});

/** "the" is too common to be stemmed: it stands in texts as written only. */
const text = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...words), fc.integer({ min: 1, max: 15 })), {
    maxLength: 6,
    selector: ([word]) => word,
  })
  .map((pairs) => ({
    words: pairs.map(([word]) => word),
    places: pairs.map(([word, at]) => (word === 'the' ? 1 : at)),
  }));

export const tripRow: fc.Arbitrary<TripRow> = fc
  .record({
    id: fc.uuid({ version: 7 }),
    listed: fc.boolean().map((chance) => chance || TODAY > 0),
    operatorId: fc.constantFrom('operator-1', 'operator-2', 'operator-3'),
    facets: fc
      .tuple(
        ...tripFacets.map((key) =>
          fc.uniqueArray(fc.constantFrom(...valuesOf(key).map((value) => `${key}:${value}`)), { maxLength: 2 }),
        ),
      )
      .map((lists) => lists.flat()),
    durationDays: fc.integer({ min: 1, max: 20 }),
    rating: fc.option(fc.integer({ min: 100, max: 500 }).map((hundredths) => hundredths / 100)),
    reviewsCount: fc.integer({ min: 1, max: 60 }),
    departures: fc.array(departure, { maxLength: 5 }),
    text,
  })
  .map((row) => ({
    ...row,
    reviewsCount: row.rating === null ? 0 : row.reviewsCount,
    departures: row.departures.sort((a, b) => a.day - b.day),
  }));

export const catalogue: fc.Arbitrary<TripRow[]> = fc.uniqueArray(tripRow, { maxLength: 70, selector: (row) => row.id });

const term: fc.Arbitrary<Term> = fc
  .tuple(fc.constantFrom(...words, 'p', 'tr', 'lak', 'unheard'), fc.nat(3))
  .map(([word, chance]) => ({
    word,
    stem: word === 'the' ? null : word,
    ...(chance === 0 && { place: true as const }),
  }));

const filters = fc
  .uniqueArray(fc.constantFrom(...facets.map(({ key }) => key).filter((key) => key !== 'price_range')), {
    maxLength: 4,
  })
  .chain((keys) =>
    fc.record(
      Object.fromEntries(
        keys.map((key) => [
          key,
          fc.uniqueArray(
            fc.constantFrom(
              ...(key === 'departure_month'
                ? ['2026-11', '2027-01', '2027-02', '2028-09', '2020-01']
                : [...valuesOf(key)]),
              ...(key === 'destination' ? ['atlantis'] : []),
            ),
            { minLength: 1, maxLength: 2 },
          ),
        ]),
      ),
    ),
  );

const membership = fc.record({
  operatorIds: fc.uniqueArray(fc.constantFrom('operator-1', 'operator-9'), { maxLength: 1 }),
  categories: fc.uniqueArray(fc.constantFrom('c-peru', 'c-slow'), { maxLength: 1 }),
  tripIds: fc.constant<string[]>([]),
});

export const indexQuery: fc.Arbitrary<IndexQuery> = fc.record({
  terms: fc.option(fc.array(term, { maxLength: 3 }), { freq: 2 }),
  filters,
  priceMin: fc.option(fc.constantFrom(0, 500, 1000, 1500), { freq: 2 }),
  priceMax: fc.option(fc.constantFrom(999, 1500, 3000, 9000), { freq: 2 }),
  scope: fc.constantFrom({}, {}, { category: 'c-peru' }, { operator: 'andeo' }, { category: 'c-none' }),
  allowed: fc.option(fc.record({ include: membership, exclude: membership }), { freq: 2 }),
  sort: fc.constantFrom(...sorts.map(({ value }) => value)),
  page: fc.constantFrom(1, 1, 2, 5),
  limit: fc.constantFrom(1, 5, 24, 50),
  mostValues: fc.constantFrom(undefined, undefined, 1, 2),
});
