/**
 * Measures the trip index alone, without a database: node bench/trip-index.ts [trips] [queries]
 * Milliseconds, the best of three runs each; memory after a collection when run with --expose-gc.
 */
import { createEntryIndex } from '../src/search/suggestions/entry-index.ts';
import { suggest } from '../src/search/suggestions/suggest.ts';
import { syntheticQueries } from '../src/search/testing/synthetic-queries.ts';
import { seededRandom, syntheticTrips, wordOf } from '../src/search/testing/synthetic-trips.ts';
import { createTripIndex } from '../src/search/trip-index/trip-index.ts';
import type { TripRow } from '../src/search/trip-index/trip-row.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const trips = Number(process.argv[2] ?? 50_000);
const queries = Number(process.argv[3] ?? 2_000);

const before = memory();
const index = createTripIndex();
let built = 0;
let departures = 0;
for (const batch of inBatches(syntheticTrips(trips), 1000)) {
  for (const row of batch) departures += row.departures.length;
  const start = performance.now();
  index.load(batch);
  built += performance.now() - start;
}
const start = performance.now();
index.ready();
built += performance.now() - start;

const asked = [...syntheticQueries(queries)];
for (const query of asked.slice(0, 300)) index.search(query, NOW);
const all = asked.map((query) => timed(() => index.search(query, NOW)));
const whole = Array.from({ length: 100 }, () =>
  timed(() =>
    index.search(
      { ...asked[0], terms: null, filters: {}, priceMin: null, priceMax: null, scope: {}, page: 1 } as never,
      NOW,
    ),
  ),
);
const dated = asked.map((query) =>
  timed(() => index.search({ ...query, terms: null, filters: { departure_month: ['2027-03'] }, scope: {} }, NOW)),
);

const entries = createEntryIndex();
entries.apply(Array.from({ length: 4_000 }, (_, i) => entry(i)));
const random = seededRandom(7);
const suggestions = Array.from({ length: 1_000 }, (_, i) => timed(() => suggestFor(typed(i % 2 === 0))));

const changes: TripRow[] = [...syntheticTrips(1_000, 9)];
const watch = watchEventLoop();
const applying = performance.now();
await index.apply(changes);
const applied = performance.now() - applying;
const blocked = watch();

console.log(
  `${trips} trips, ${departures} departures; built in ${built.toFixed(0)} ms; ${(memory() - before).toFixed(0)} MB`,
);
console.table({
  'search, mixed': spread(all),
  'search, everything': spread(whole),
  'search, one month of everything': spread(dated),
  'suggestions, half with a typo': spread(suggestions),
});
console.log(`1,000 changes in ${applied.toFixed(0)} ms, longest pause ${blocked.toFixed(1)} ms`);

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

/** Milliseconds, the best of three runs: what others do on the machine counts less. */
function timed(run: () => unknown): number {
  const times = [0, 0, 0].map(() => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

function spread(times: number[]) {
  const sorted = times.sort((a, b) => a - b);
  const at = (part: number) => Number((sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(2));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(0.9999) };
}

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return (heapUsed + external + arrayBuffers * 0) / 1e6;
}

/** Starts watching; answers the longest time that the event loop was kept from its turn. */
function watchEventLoop(): () => number {
  let longest = 0;
  let last = performance.now();
  const turn = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    handle = setImmediate(turn);
  };
  let handle = setImmediate(turn);
  return () => {
    clearImmediate(handle);
    return longest;
  };
}
