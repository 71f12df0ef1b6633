import type pg from 'pg';
import { facetLabels, facetLabelsMark } from '#catalogue/search';
import { type Clock, type Log, ownTurn, type PartnerScope } from '#kernel';
import type { Db } from '#kernel/db';
import { earliestDate, fromDayNumber, monthsFrom } from '#kernel/shared';
import type { FacetKey, Filters } from '../facets.ts';
import type { ListQuery, QueryProblem } from '../list-query.ts';
import { newestChange, readChangedEntries, readChangedTrips, walkTrips } from '../queries/index-rows.ts';
import { readListedIds } from '../queries/projection.ts';
import type { AppliedFilter, SearchResult, Suggestions } from '../search-result.ts';
import { createEntryIndex } from '../suggestions/entry-index.ts';
import { type Most, suggest } from '../suggestions/suggest.ts';
import { MONTHS_AHEAD } from '../trip-index/departure-scan.ts';
import { type ListChanges, noListChanges } from '../trip-index/list-changes.ts';
import { createTripIndex, type TripIndex } from '../trip-index/trip-index.ts';
import type { TripRow } from '../trip-index/trip-row.ts';
import { createAllowances } from './allowances.ts';
import { readText } from './correct.ts';
import { type CountedLists, createCountedLists } from './counted-lists.ts';
import { appliedFilters, filterGroups, quickFilters } from './filter-groups.ts';
import { follow } from './follow.ts';
import { createLabels } from './labels.ts';
import { createPlaceNames } from './place-names.ts';
import type { SearchOptions } from './search-options.ts';
import { createStemmer } from './stemmer.ts';

export type Search = CountedLists & {
  /** Loads the index and follows changes from then on. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** True once the index is loaded. */
  ready(): boolean;
  search(query: ListQuery, options?: SearchOptions): Promise<SearchResult>;
  /** The same over trips that the index doesn't hold: a few, without their words. */
  among(rows: readonly TripRow[], query: ListQuery, partner: PartnerScope | null): Promise<SearchResult>;
  /**
   * For the box under the search field, or with `most` for a page that has more room; `literal` takes the words as typed.
   * A blank text suggests nothing.
   */
  suggest(
    text: string,
    options?: { literal?: boolean; partner?: PartnerScope | null; most?: Most },
  ): Promise<Suggestions>;
  /** The filters of a query in words, in the order of the table. */
  filtersOf(query: ListQuery): AppliedFilter[];
  /** Values among the filters that don't exist: places, companies, terms, months that can't be chosen. */
  unknownValues(filters: Filters): QueryProblem[];
  /** Calls back whenever the index has taken something in, with what that changes. Answers a function that ends it. */
  onChange(listener: (changes: ListChanges) => void): () => void;
  /** Takes in what changed by now; callers who wrote and want to read don't wait for the announcement. */
  catchUp(): Promise<void>;
  /** The newest change that is taken in. */
  version(): number;
  /** Trips in the index. */
  size(): number;
};

const LOADED_AT_ONCE = 250;
/** Their texts are read in one go: a tenth of a millisecond a trip, in which nobody is answered. */
const TRIPS_AT_ONCE = 50;
const ENTRIES_AT_ONCE = 200;

const noSuggestions: Suggestions = {
  corrected: null,
  categories: [],
  operators: [],
  named: new Map(),
  tripIds: [],
  totalTrips: 0,
  partly: null,
};

type Spelling = Pick<TripIndex, 'knows' | 'closest'>;

/** The search of one server process: an index in memory, kept up to date from trip_search and search_entries. */
export function createSearch({ pool, db, clock, log }: { pool: pg.Pool; db: Db; clock: Clock; log: Log }): Search {
  const trips = createTripIndex();
  const entries = createEntryIndex();
  const labels = createLabels();
  const stem = createStemmer(db);
  const { marked, ...placeNames } = createPlaceNames();
  const allowanceOf = createAllowances(db, entries);
  /** One for lists and suggestions: a name that something has is right, whether or not a trip has it. */
  const spelling: Spelling = {
    knows: (term) => trips.knows(term) || entries.knows(term.word),
    closest: (word) => trips.closest(word) ?? entries.closest(word),
  };
  const seen = { trips: 0, entries: 0, labels: '' };
  /** Names are others than those of the lists that are kept. */
  let isRenamed = false;
  const listeners = new Set<(changes: ListChanges) => void>();
  let loaded = false;
  let catching: Promise<void> = Promise.resolve();
  let stopFollowing: (() => Promise<void>) | null = null;

  async function load(): Promise<void> {
    const begun = performance.now();
    for await (const { rows, lastSeq } of walkTrips(db, LOADED_AT_ONCE)) {
      trips.load(rows);
      seen.trips = lastSeq;
    }
    trips.ready();
    await catchUpEntries();
    await catchUpLabels();
    loaded = true;
    log.info({ trips: trips.size(), milliseconds: Math.round(performance.now() - begun) }, 'search index loaded');
  }

  /** Names change without a change of any trip. What can’t be read now is read next time. */
  async function catchUpLabels(): Promise<void> {
    const mark = await facetLabelsMark({ db });
    if (mark === seen.labels) return;
    const named = await facetLabels({ db });
    labels.take(named);
    placeNames.take(named.filter(({ facet }) => facet === 'destination').map(({ label }) => label));
    isRenamed ||= seen.labels !== '';
    seen.labels = mark;
  }

  function tell(changes: ListChanges): void {
    for (const listener of listeners) listener(changes);
  }

  /** A dump was brought back below this server: what isn't there goes, and all that is there is new to it. */
  async function beginAnew(): Promise<void> {
    await trips.keepOnly(new Set(await readListedIds({ db })));
    entries.clear();
    seen.trips = 0;
    seen.entries = 0;
    // Names first: they are read in a moment, and nothing is found by name without them.
    await catchUpEntries();
    isRenamed = true;
  }

  async function catchUpTrips(): Promise<boolean> {
    const { rows, lastSeq } = await readChangedTrips(db, seen.trips, TRIPS_AT_ONCE);
    if (rows.length === 0) return false;
    const changes = await trips.apply(rows);
    seen.trips = lastSeq;
    try {
      if (rows.some((row) => row.facets.some((key) => !labels.hasKey(key)))) await catchUpLabels();
    } finally {
      tell(changes);
    }
    return rows.length === TRIPS_AT_ONCE;
  }

  async function catchUpEntries(): Promise<number> {
    let taken = 0;
    for (;;) {
      const { rows, lastSeq } = await readChangedEntries(db, seen.entries, ENTRIES_AT_ONCE);
      entries.apply(rows);
      seen.entries = lastSeq;
      taken += rows.length;
      if (rows.length < ENTRIES_AT_ONCE) return taken;
    }
  }

  async function catchUpNow(): Promise<void> {
    if ((await newestChange(db)) < Math.max(seen.trips, seen.entries)) await beginAnew();
    while (await catchUpTrips());
    const taken = await catchUpEntries();
    try {
      await catchUpLabels();
    } finally {
      const isNew = taken > 0 || isRenamed;
      isRenamed = false;
      if (isNew) tell({ ...noListChanges(), everywhere: true });
    }
  }

  function catchUp(): Promise<void> {
    const done = catching.then(catchUpNow);
    catching = done.catch(() => {});
    return done;
  }

  async function searchIn(
    index: Pick<TripIndex, 'search'> & Spelling,
    query: ListQuery,
    { scope, partner = null, mostOptions }: SearchOptions,
  ): Promise<SearchResult> {
    const { terms, corrected } = await readText(query.text, query.exact, {
      stem,
      marked,
      ...index,
    });
    const allowed = await allowanceOf(partner);
    await ownTurn();
    const found = index.search({ ...query, terms, scope, allowed, mostValues: mostOptions }, clock());
    const groups = filterGroups(found.facets, query, labels);
    return {
      total: found.total,
      pageCount: found.pageCount,
      ids: found.ids,
      cheapest: new Map(
        (found.cheapest ?? []).map(({ day, ...one }, i) => [
          found.ids[i] ?? '',
          { ...one, startDate: fromDayNumber(day) },
        ]),
      ),
      operatorsCount: found.operatorsCount,
      groups,
      applied: appliedFilters(query, labels),
      quick: quickFilters(groups, found.total),
      priceHistogram: found.priceHistogram,
      corrected,
      partly: found.partly,
    };
  }

  return {
    ...createCountedLists({ trips, entries, labels, clock, allowanceOf }),
    async start() {
      await load();
      stopFollowing = await follow(pool, log, catchUp);
      await catchUp();
    },
    async stop() {
      await stopFollowing?.();
      await catching;
    },
    ready: () => loaded,

    search: (query, options = {}) => searchIn({ ...trips, ...spelling }, query, options),
    async among(rows, query, partner) {
      const some = createTripIndex();
      some.load(rows);
      some.ready();
      return searchIn(some, { ...query, text: '' }, { partner });
    },

    async suggest(text, { literal = false, partner = null, most } = {}) {
      const { terms, corrected } = await readText(text, literal, {
        stem,
        marked,
        ...spelling,
      });
      if (terms === null) return noSuggestions;
      const allowed = await allowanceOf(partner);
      await ownTurn();
      return { corrected, ...suggest({ trips, entries }, { terms, allowed, now: clock(), most }) };
    },

    filtersOf: (query) => appliedFilters(query, labels),
    unknownValues(filters) {
      const months = new Set(monthsFrom(earliestDate(clock()), MONTHS_AHEAD));
      const exists = (facet: string, value: string) =>
        facet === 'departure_month' ? months.has(value) : labels.has(facet as FacetKey, value);
      return Object.entries(filters).flatMap(([facet, values]) =>
        values
          .filter((value) => !exists(facet, value))
          .map((value) => ({ key: facet, value, message: `is not a value of ${facet}` })),
      );
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    catchUp,
    version: () => Math.max(seen.trips, seen.entries),
    size: () => trips.size(),
  };
}
