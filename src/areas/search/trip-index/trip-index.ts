import { earliestDate } from '#kernel/shared';
import type { FacetKey } from '../facets.ts';
import { AS_WRITTEN } from '../ranking.ts';
import { compacted, needsCompaction } from './compact.ts';
import { type CountedFacets, countInOperators, countInReviews } from './count-otherwise.ts';
import { monthNumber } from './departure-store.ts';
import { countValue } from './facet-store.ts';
import { inSlices } from './in-slices.ts';
import type { FacetCount, IndexQuery, IndexResult } from './index-query.ts';
import { type ListChanges, noListChanges, noteRow } from './list-changes.ts';
import { finishLoading, startLoading } from './loading.ts';
import { inScope } from './match-trips.ts';
import { bestTrips, searchTrips } from './search-trips.ts';
import { frequencyOf, isKnown, type PartMatch, type Term } from './text-store.ts';
import type { TripRow } from './trip-row.ts';
import { createTripStore, putTrip, type TripStore, valuesKeptOf } from './trip-store.ts';
import { closestWord } from './vocabulary.ts';

export type TripIndex = {
  /** Takes in trips at start; may be called several times, then `ready` once. */
  load(rows: Iterable<TripRow>): void;
  /** Must be called between loading and anything else. */
  ready(): void;
  /** Takes in changed, new and removed trips a few milliseconds at a time, and says what that changes; calls queue up. */
  apply(rows: readonly TripRow[]): Promise<ListChanges>;
  /** Removes all trips but these. */
  keepOnly(ids: ReadonlySet<string>): Promise<void>;
  /** Matches, exact count, every facet's counts and one page of ids, as of `now`. */
  search(query: IndexQuery, now: Date): IndexResult;
  /** Companies with a trip that meets the query; counts are in companies, as far as they are accepted. */
  operators(
    query: IndexQuery,
    counted: { facets: readonly FacetKey[]; accepts(operatorId: string): boolean },
    now: Date,
  ): { operatorIds: string[]; facets: CountedFacets };
  /** Trips with a review that meet the query; `total` and counts are in reviews. */
  reviewed(
    query: IndexQuery,
    facets: readonly FacetKey[],
    now: Date,
  ): { tripIds: string[]; total: number; facets: CountedFacets };
  /** The exact count and the first trips by `recommended`, without facets. */
  best(
    query: Pick<IndexQuery, 'terms' | 'scope' | 'allowed'>,
    count: number,
    now: Date,
  ): { total: number; ids: string[]; partly: PartMatch | null };
  /** Values of a facet that trips within the allowance have, those with most trips first. */
  valuesOf(facet: FacetKey, allowed: IndexQuery['allowed']): FacetCount[];
  /** A function that counts trips within the allowance which have a value: category counts beside suggestions. */
  counter(allowed: IndexQuery['allowed']): (facet: string, value: string) => number;
  /** True when a trip holds the word, or one that begins so. */
  knows(term: Term): boolean;
  /** The word of names, places, companies and terms most likely meant; null without one. */
  closest(word: string): string | null;
  size(): number;
};

/** The trips of the catalogue in memory: made for reading thousands of times a second, changed one trip at a time. */
export function createTripIndex(): TripIndex {
  let store = createTripStore();
  let queue: Promise<unknown> = Promise.resolve();

  async function applyNow(rows: readonly TripRow[]): Promise<ListChanges> {
    const changes = await inSlices(putAll(store, rows));
    if (needsCompaction(store)) store = await inSlices(compacted(store));
    return changes;
  }

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = queue.then(work);
    queue = done.catch(() => {});
    return done;
  }

  return {
    load(rows) {
      startLoading(store);
      for (const row of rows) putTrip(store, row);
    },
    ready: () => finishLoading(store),
    apply: (rows) => inTurn(() => applyNow(rows)),
    async keepOnly(ids) {
      const gone = () => [...store.ordinals.keys()].filter((id) => !ids.has(id));
      await inTurn(() => applyNow(gone().map(unlisted)));
    },
    search: (query, now) => searchTrips(store, query, now),
    operators: (query, counted, now) =>
      countInOperators(store, query, { ...counted, firstMonth: monthNumber(earliestDate(now)) }),
    reviewed: (query, facets, now) =>
      countInReviews(store, query, { facets, firstMonth: monthNumber(earliestDate(now)) }),
    best: (query, count, now) => bestTrips(store, query, count, now),
    valuesOf(facet, allowed) {
      const trips = inScope(store, { allowed });
      const found = (store.facets.byFacet.get(facet) ?? []).flatMap((id) => {
        const stored = store.facets.values[id];
        const count = stored ? countValue(stored, trips) : 0;
        return stored && count > 0 ? [{ value: stored.value, count }] : [];
      });
      return found.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    },
    counter(allowed) {
      const trips = inScope(store, { allowed });
      return (facet, value) => {
        const kept = valuesKeptOf(store, facet);
        const stored = kept.values[kept.ids.get(`${facet}:${value}`) ?? -1];
        return stored ? countValue(stored, trips) : 0;
      };
    },
    knows: (term) => isKnown(store.text, term, store.live),
    closest(word) {
      const frequency = (id: number) => frequencyOf(store.text, id, AS_WRITTEN, store.live);
      const { vocabulary } = store.text;
      return (
        closestWord(vocabulary, word, { asPrefix: false, frequency }) ??
        closestWord(vocabulary, word, { asPrefix: true, frequency })
      );
    },
    size: () => store.liveCount,
  };
}

const unlisted = (id: string): TripRow => ({
  id,
  listed: false,
  operatorId: '',
  facets: [],
  durationDays: 0,
  rating: null,
  reviewsCount: 0,
  departures: [],
  text: { words: [], places: [] },
});

function* putAll(store: TripStore, rows: readonly TripRow[]): Generator<void, ListChanges> {
  const changes = noListChanges();
  for (const row of rows) {
    noteRow(changes, store, row);
    putTrip(store, row);
    yield;
  }
  return changes;
}
