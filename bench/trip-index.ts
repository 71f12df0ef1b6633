/**
 * The trip index alone, without a database, in a process of its own: node --expose-gc bench/trip-index.ts TRIPS QUERIES
 * Prints what million.ts reads, times in milliseconds.
 */
import { createEntryIndex } from '../src/areas/search/suggestions/entry-index.ts';
import { suggest } from '../src/areas/search/suggestions/suggest.ts';
import { syntheticQueries } from '../src/areas/search/testing/synthetic-queries.ts';
import { syntheticTrips, wordOf } from '../src/areas/search/testing/synthetic-trips.ts';
import { createTripIndex } from '../src/areas/search/trip-index/trip-index.ts';
import { seededRandom } from './random.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const [trips = 0, queries = 0] = process.argv.slice(2).map(Number);

const before = megabytes();
const index = createTripIndex();
let built = 0;
let departures = 0;
for (const batch of inBatches(syntheticTrips(trips), 1000)) {
  for (const row of batch) departures += row.departures.length;
  const began = performance.now();
  index.load(batch);
  built += performance.now() - began;
}
const began = performance.now();
index.ready();
built += performance.now() - began;

const asked = [...syntheticQueries(queries)];
for (const query of asked.slice(0, 300)) index.search(query, NOW);
const searches = asked.map((query) => timed(() => index.search(query, NOW)));
const months = asked.map((query) =>
  timed(() => index.search({ ...query, terms: null, filters: { departure_month: ['2027-03'] }, scope: {} }, NOW)),
);

const entries = createEntryIndex();
entries.apply(Array.from({ length: 4_000 }, (_, i) => entry(i)));
const random = seededRandom(7);
const suggestions = Array.from({ length: 1_000 }, (_, i) => timed(() => suggestFor(typed(i % 2 === 0))));

const figures = { departures, built, megabytes: megabytes() - before, searches, months, suggestions };
export type TripIndexFigures = typeof figures;
process.stdout.write(JSON.stringify(figures));

function entry(i: number) {
  const kind = i < 3_000 ? ('category' as const) : i < 3_800 ? ('operator' as const) : ('article' as const);
  const name = `${wordOf(i % 2_000)} ${wordOf((i * 7) % 5_000)}`;
  const slug = kind === 'category' ? `category-${i % 1500}` : `operator-${i - 3_000}`;
  return {
    kind,
    refId: String(i),
    name,
    slug,
    categoryType: 'theme',
    within: null,
    tripPageSlug: slug,
    removed: false,
    changedSeq: i,
  };
}

/** The beginning of a known word, or a whole one with a slip. */
function typed(slip: boolean): string {
  const word = wordOf(Math.floor(12_000 * random() ** 3));
  if (!slip) return word.slice(0, 2 + Math.floor(random() * word.length));
  const at = Math.floor(random() * (word.length - 1));
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
}

function suggestFor(word: string) {
  const known = index.knows({ word, stem: word }) || entries.knows(word);
  const meant = known ? word : (index.closest(word) ?? entries.closest(word) ?? word);
  return suggest({ trips: index, entries }, { terms: [{ word: meant, stem: meant }], allowed: null, now: NOW });
}

function* inBatches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    if (batch.push(item) < size) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** The best of three runs: what others do on the machine counts less. */
function timed(run: () => unknown): number {
  const times = [0, 0, 0].map(() => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

function megabytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}
