import { type FacetKey, facets as facetTable } from '../facets.ts';
import { availabilityOf, BEGUN, meanRating, rarity, recommendedScore, shrunkRating } from '../ranking.ts';
import type { FacetCount, IndexQuery, IndexResult, Membership } from '../trip-index/index-query.ts';
import type { Term } from '../trip-index/text-store.ts';
import type { IndexedDeparture, TripRow } from '../trip-index/trip-row.ts';

/**
 * Answers a query the slow and obvious way: every trip and every departure is asked every question, once for each
 * facet value. Shares the published formulas of the ranking with the index, and nothing else.
 */
export function askEveryTrip(rows: readonly TripRow[], asked: IndexQuery, now: Date): IndexResult {
  const catalogue = rows.filter((row) => row.listed);
  const months = monthsAhead(now, 24);
  const query = withinMonths(asked, months);
  const inScope = catalogue.filter((row) => isInScope(row, query));
  const { scores, partly } = textScores(catalogue, inScope, query.terms);
  const candidates = inScope.filter((row) => scores.has(row.id));
  const matches = candidates.filter((row) => meets(row, query));
  const ordered = inOrder(catalogue, matches, query, scores, now);
  const page = ordered.slice((query.page - 1) * query.limit, Math.min(10_000, query.page * query.limit));
  return {
    total: matches.length,
    pageCount: Math.min(Math.ceil(matches.length / query.limit), Math.floor(10_000 / query.limit)),
    ids: page.map((ranked) => ranked.id),
    keys: page.map((ranked) => ranked.key),
    cheapest: asksDeparture(query) ? page.map(({ id }) => cheapest(catalogue, id, query)) : null,
    operatorsCount: new Set(matches.map((row) => row.operatorId)).size,
    partly,
    facets: Object.fromEntries(
      facetTable
        .filter(({ key }) => key !== 'price_range')
        .map(({ key }) => [key, counts(candidates, query, key as FacetKey, months)]),
    ) as Record<FacetKey, FacetCount[]>,
    priceHistogram: BARS.map((from, i) => {
      const to = BARS[i + 1] ?? null;
      const others = { ...query, priceMin: null, priceMax: null };
      const count = candidates.filter((row) =>
        meets(row, others, (departure) => {
          const price = departure.usdCents;
          return price !== null && price >= from * 100 && (to === null || price < to * 100);
        }),
      ).length;
      return { from, to, count };
    }),
  };
}

const BARS = [
  0, 250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 6000, 7000, 8000, 10000, 15000,
];
const BANDS: Record<string, [number, number]> = {
  under_1000: [0, 1000],
  '1000_1999': [1000, 2000],
  '2000_3499': [2000, 3500],
  '3500_4999': [3500, 5000],
  '5000_plus': [5000, Number.POSITIVE_INFINITY],
};
const OF_DEPARTURE = ['departure_month', 'price', 'spots', 'departure_guaranteed'];

/** A month that can't be chosen any more, or not yet, holds nothing. */
function withinMonths(query: IndexQuery, months: string[]): IndexQuery {
  const chosen = query.filters.departure_month;
  if (!chosen) return query;
  return { ...query, filters: { ...query.filters, departure_month: chosen.filter((month) => months.includes(month)) } };
}

function counts(candidates: TripRow[], query: IndexQuery, facet: FacetKey, months: string[]): FacetCount[] {
  const chosen = query.filters[facet] ?? [];
  const others = { ...query, filters: { ...query.filters, [facet]: undefined } };
  const known = facetTable.find(({ key }) => key === facet);
  const fixed: string[] | undefined =
    facet === 'departure_month'
      ? months
      : known && 'values' in known
        ? [...new Set([...known.values.map(({ value }) => value), ...(facet === 'group_size' ? chosen : [])])]
        : undefined;
  const values = fixed ?? [
    ...new Set([
      ...chosen,
      ...candidates.flatMap((row) =>
        row.facets.filter((key) => key.startsWith(`${facet}:`)).map((key) => key.slice(facet.length + 1)),
      ),
    ]),
  ];
  const found = values
    .map((value) => ({
      value,
      count: candidates.filter((row) => meets(row, { ...others, filters: { ...others.filters, [facet]: [value] } }))
        .length,
    }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
  if (fixed) return found;
  const ordered = found.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return ordered.filter(({ value }, i) => i < (query.mostValues ?? 1000) || chosen.includes(value));
}

function meets(row: TripRow, query: IndexQuery, also?: (departure: IndexedDeparture) => boolean): boolean {
  for (const [facet, values] of Object.entries(query.filters)) {
    if (!values || OF_DEPARTURE.includes(facet)) continue;
    if (!values.some((value) => row.facets.includes(`${facet}:${value}`))) return false;
  }
  if (!asksDeparture(query) && !also) return true;
  return row.departures.some((departure) => fits(departure, query) && (!also || also(departure)));
}

function asksDeparture({ filters, priceMin, priceMax }: IndexQuery): boolean {
  return OF_DEPARTURE.some((facet) => filters[facet as FacetKey]) || priceMin !== null || priceMax !== null;
}

/** The day of the cheapest departure that fits, the soonest of equals and of those without a price. */
function cheapest(catalogue: TripRow[], id: string, query: IndexQuery) {
  const fitting = (catalogue.find((row) => row.id === id)?.departures ?? []).filter((one) => fits(one, query));
  const cost = (one: IndexedDeparture) => one.usdCents ?? Number.POSITIVE_INFINITY;
  const { day, usdCents, guaranteed } = fitting.reduce((best, one) => (cost(one) < cost(best) ? one : best));
  return { day, usdCents, guaranteed };
}

function fits(departure: IndexedDeparture, { filters, priceMin, priceMax }: IndexQuery): boolean {
  const month = new Date(departure.day * 86_400_000).toISOString().slice(0, 7);
  const price = departure.usdCents;
  if (filters.departure_month && !filters.departure_month.includes(month)) return false;
  if (filters.departure_guaranteed && !departure.guaranteed) return false;
  if (filters.spots && !filters.spots.some((asked) => departure.spots >= Number(asked))) return false;
  if (priceMin !== null && (price === null || price < priceMin * 100)) return false;
  if (priceMax !== null && (price === null || price > priceMax * 100)) return false;
  if (!filters.price) return true;
  return filters.price.some((band) => {
    const [from, to] = BANDS[band] ?? [0, 0];
    return price !== null && price >= from * 100 && price < to * 100;
  });
}

function isInScope(row: TripRow, { scope, allowed }: IndexQuery): boolean {
  if (scope?.category && !row.facets.includes(`category:${scope.category}`)) return false;
  if (scope?.operator && !row.facets.includes(`operator:${scope.operator}`)) return false;
  if (!allowed) return true;
  const isMember = ({ operatorIds, categories, tripIds }: Membership) =>
    operatorIds.includes(row.operatorId) ||
    tripIds.includes(row.id) ||
    categories.some((category) => row.facets.includes(`category:${category}`));
  const { include } = allowed;
  const choosy = include.operatorIds.length + include.categories.length + include.tripIds.length > 0;
  return (!choosy || isMember(include)) && !isMember(allowed.exclude);
}

type TextScores = { scores: Map<string, number>; partly: { words: number; held: number } | null };

/**
 * Relevance by id of the trips in scope that hold as many of the words as any of them does, half of the words at
 * least; all have 1 without a text. Words of places come first; where no trip is said to go there, all words are wanted.
 */
function textScores(catalogue: TripRow[], inScope: TripRow[], terms: readonly Term[] | null): TextScores {
  if (terms === null) return { scores: new Map(catalogue.map((row) => [row.id, 1])), partly: null };
  const telling = terms.filter((term) => term.stem !== null);
  const asked = telling.length > 0 ? telling : [...terms];
  const found = mostOf(catalogue, inScope, asked);
  if (found.scores.size > 0 || !asked.some(({ place }) => place)) return found;
  const anywhere = mostOf(
    catalogue,
    inScope,
    asked.map(({ word, stem }) => ({ word, stem })),
  );
  return anywhere.partly ? { scores: new Map(), partly: null } : anywhere;
}

function mostOf(catalogue: TripRow[], inScope: TripRow[], asked: readonly Term[]): TextScores {
  const byTerm = asked.map((term, i) => {
    const weights = new Map<string, number>();
    const isKnown = catalogue.some((row) => wholeWeight(row, term) > 0);
    const begins = (i === asked.length - 1 || !isKnown) && term.word.length > 1;
    for (const row of catalogue) {
      const weight = Math.max(wholeWeight(row, term), begins ? BEGUN * begunWeight(row, term) : 0);
      if (weight > 0) weights.set(row.id, weight);
    }
    return { weights, rare: rarity(weights.size, catalogue.length), place: term.place === true };
  });
  const heldBy = ({ id }: TripRow) => byTerm.filter(({ weights }) => weights.has(id));
  const placesOf = (row: TripRow) => heldBy(row).filter(({ place }) => place).length;
  const places = Math.max(0, ...inScope.map(placesOf));
  const there = inScope.filter((row) => placesOf(row) === places);
  const held = Math.max(0, ...there.map((row) => heldBy(row).length));
  const isEnough = asked.some(({ place }) => place) ? places > 0 : held > 0 && held * 2 >= asked.length;
  if (!isEnough) return { scores: new Map(), partly: null };
  const found = there.filter((row) => heldBy(row).length === held);
  const scoreOf = (row: TripRow) =>
    heldBy(row).reduce((sum, { weights, rare }) => sum + rare * (weights.get(row.id) ?? 0), 0);
  return {
    scores: new Map(found.map((row) => [row.id, scoreOf(row)])),
    partly: held < asked.length ? { words: asked.length, held } : null,
  };
}

/** What each place is worth, and as written 0.4. */
const WORTH: readonly (readonly [place: number, worth: number])[] = [
  [8, 1],
  [4, 0.5],
  [2, 0.2],
];

/** A place isn't had by a description alone. */
const worthOf = ({ place }: Term) => WORTH.filter(([at]) => !place || at !== 2);

function wholeWeight(row: TripRow, term: Term): number {
  const { word, stem } = term;
  if (stem === null) return wordsAt(row, 1).includes(word) ? 0.4 : 0;
  return Math.max(0, ...worthOf(term).map(([place, worth]) => (wordsAt(row, place).includes(stem) ? worth : 0)));
}

function begunWeight(row: TripRow, term: Term): number {
  const places = [...worthOf(term), [1, 0.4] as const];
  const begins = (word: string) => word.startsWith(term.word);
  return Math.max(0, ...places.map(([place, worth]) => (wordsAt(row, place).some(begins) ? worth : 0)));
}

function wordsAt({ text }: TripRow, place: number): string[] {
  return text.words.filter((_, i) => ((text.places[i] ?? 0) & place) !== 0);
}

function inOrder(catalogue: TripRow[], matches: TripRow[], query: IndexQuery, scores: Map<string, number>, now: Date) {
  const today = Math.floor(now.getTime() / 86_400_000);
  const rated = catalogue.filter((row) => row.rating !== null);
  const hundredths = rated.reduce((sum, row) => sum + Math.round((row.rating ?? 0) * 100) * row.reviewsCount, 0);
  const mean = meanRating(
    hundredths,
    rated.reduce((sum, row) => sum + row.reviewsCount, 0),
  );
  const keyOf = (row: TripRow): number => {
    const fitting = row.departures.filter((departure) => fits(departure, query));
    const prices = fitting.flatMap((departure) => departure.usdCents ?? []);
    switch (query.sort) {
      case 'price_low_to_high':
        return prices.length > 0 ? -Math.min(...prices) : Number.NEGATIVE_INFINITY;
      case 'price_high_to_low':
        return prices.length > 0 ? Math.min(...prices) : Number.NEGATIVE_INFINITY;
      case 'rating_high_to_low':
        return Math.round((row.rating ?? 0) * 100);
      case 'duration_short_to_long':
        return -row.durationDays;
      case 'duration_long_to_short':
        return row.durationDays;
      case 'departure_soonest':
        return fitting.length > 0 ? -Math.min(...fitting.map((departure) => departure.day)) : Number.NEGATIVE_INFINITY;
      case 'recommended': {
        const open = row.departures.filter(({ day }) => day >= today && day < today + 365).length;
        return recommendedScore(
          scores.get(row.id) ?? 0,
          shrunkRating(row.rating, row.reviewsCount, mean),
          availabilityOf(open),
        );
      }
    }
  };
  return matches
    .map((row) => ({ id: row.id, key: keyOf(row) }))
    .sort((a, b) => (a.key === b.key ? (a.id < b.id ? -1 : 1) : b.key > a.key ? 1 : -1));
}

function monthsAhead(now: Date, count: number): string[] {
  const first = new Date(now.getTime() - 12 * 3_600_000);
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + i, 1)).toISOString().slice(0, 7),
  );
}
