import { availabilityOf, DAYS_AHEAD, meanRating, shrunkRating } from '../ranking.ts';
import { type Bitmap, clearBit, setBit } from './bitmap.ts';
import {
  addDepartures,
  createDepartureStore,
  type DepartureStore,
  departureFacetKeys,
  endOf,
  NO_PRICE,
} from './departure-store.ts';
import { addFacets, createFacetStore, type FacetStore } from './facet-store.ts';
import { at, createIntList, type IntList, push } from './int-list.ts';
import { createOfferPairs, type OfferPairs } from './offer-pairs.ts';
import { addWords, createTextStore, type TextStore } from './text-store.ts';
import type { TripRow } from './trip-row.ts';

/**
 * Every trip in columns, numbered in the order in which it came. A changed trip comes again at the end and its old
 * number dies, so nothing is ever rebuilt; `compacted` gives the dead numbers back.
 */
export type TripStore = {
  ids: string[];
  ordinals: Map<string, number>;
  live: Bitmap;
  liveCount: number;
  durations: IntList;
  /** Rating × 100; 0 without one. */
  ratings: IntList;
  reviews: IntList;
  /** US cents of the cheapest open departure, or NO_PRICE. */
  cheapest: IntList;
  operators: { ids: Map<string, number>; ofTrip: IntList };
  facets: FacetStore;
  /** Categories: a page's scope or a partner's choice, two dozen a trip, and never counted with the facets. */
  categories: FacetStore;
  departures: DepartureStore;
  offerPairs: OfferPairs;
  text: TextStore;
  /** Over live trips: the sum of rating × 100 × reviews, and of reviews. */
  ratingSum: number;
  reviewsSum: number;
  /** Two factors of the score, for the day and the mean rating that they were worked out for. */
  availability: Numbers;
  shrunkRatings: Numbers;
};

/** What the keys of categories begin with. */
export const CATEGORY = 'category';

/** Where the values of a facet, or of the categories, are kept. */
export function valuesKeptOf(store: TripStore, facet: string): FacetStore {
  return facet === CATEGORY ? store.categories : store.facets;
}

export function createTripStore(): TripStore {
  return {
    ids: [],
    ordinals: new Map(),
    live: new Uint32Array(64),
    liveCount: 0,
    durations: createIntList(1024),
    ratings: createIntList(1024),
    reviews: createIntList(1024),
    cheapest: createIntList(1024),
    operators: { ids: new Map(), ofTrip: createIntList(1024) },
    facets: createFacetStore(),
    categories: createFacetStore(),
    departures: createDepartureStore(),
    offerPairs: createOfferPairs(),
    text: createTextStore(),
    ratingSum: 0,
    reviewsSum: 0,
    availability: createNumbers(),
    shrunkRatings: createNumbers(),
  };
}

/** Whether a "facet:value" key is one of a category. */
export const isCategory = (key: string): boolean => key.startsWith(`${CATEGORY}:`);

/** What a trip's rating and number of reviews are kept as. */
export const ratingOf = ({ rating }: TripRow): number => (rating === null ? 0 : Math.round(rating * 100));
export const reviewsOf = ({ rating, reviewsCount }: TripRow): number => (rating === null ? 0 : reviewsCount);

/** Takes in a trip in place of what it was; one that isn't listed is removed. */
export function putTrip(store: TripStore, row: TripRow): void {
  const previous = store.ordinals.get(row.id);
  if (previous !== undefined) removeTrip(store, row.id, previous);
  if (!row.listed) return;
  const ordinal = store.ids.length;
  store.ids.push(row.id);
  store.ordinals.set(row.id, ordinal);
  if (ordinal >>> 5 >= store.live.length) {
    const larger = new Uint32Array(store.live.length * 2);
    larger.set(store.live);
    store.live = larger;
  }
  setBit(store.live, ordinal);
  store.liveCount += 1;
  push(store.durations, row.durationDays);
  push(store.ratings, ratingOf(row));
  push(store.reviews, reviewsOf(row));
  push(store.cheapest, cheapestOf(row));
  push(store.operators.ofTrip, operatorNumber(store, row.operatorId));
  addFacets(store.categories, row.facets.filter(isCategory));
  addFacets(store.facets, [...row.facets.filter((key) => !isCategory(key)), ...departureFacetKeys(row.departures)]);
  addDepartures(store.departures, row.departures);
  addWords(store.text, ordinal, row.text);
  addRating(store, ordinal, 1);
}

function removeTrip(store: TripStore, id: string, ordinal: number): void {
  store.ordinals.delete(id);
  clearBit(store.live, ordinal);
  store.liveCount -= 1;
  addRating(store, ordinal, -1);
}

function addRating(store: TripStore, ordinal: number, sign: 1 | -1): void {
  store.ratingSum += sign * at(store.ratings, ordinal) * at(store.reviews, ordinal);
  store.reviewsSum += sign * at(store.reviews, ordinal);
}

function cheapestOf(row: TripRow): number {
  return row.departures.reduce((least, { usdCents }) => Math.min(least, usdCents ?? NO_PRICE), NO_PRICE);
}

function operatorNumber(store: TripStore, operatorId: string): number {
  const known = store.operators.ids.get(operatorId);
  if (known !== undefined) return known;
  const number = store.operators.ids.size;
  store.operators.ids.set(operatorId, number);
  return number;
}

/** Availability factor by trip on this day; worked out once a day and for trips that came since. */
export function availabilityFactors(store: TripStore, today: number): Float64Array {
  const { starts, days } = store.departures;
  return numbersOf(store.availability, today, store.ids.length, (ordinal) => {
    let open = 0;
    const end = endOf(store.departures, ordinal);
    for (let i = at(starts, ordinal); i < end; i += 1) {
      const day = at(days, i);
      if (day >= today && day < today + DAYS_AHEAD) open += 1;
    }
    return availabilityOf(open);
  });
}

/** Rating by trip, drawn toward the mean of today's trips; worked out again when the mean moves. */
export function shrunkRatings(store: TripStore): Float64Array {
  const mean = meanRating(store.ratingSum, store.reviewsSum);
  return numbersOf(store.shrunkRatings, mean, store.ids.length, (ordinal) =>
    shrunkRating(at(store.ratings, ordinal) / 100 || null, at(store.reviews, ordinal), mean),
  );
}

/** A number of each trip that depends on the trip and on one thing besides; trips are only ever added. */
type Numbers = { dependingOn: number; known: number; values: Float64Array };

function createNumbers(): Numbers {
  return { dependingOn: Number.NaN, known: 0, values: new Float64Array(0) };
}

function numbersOf(
  numbers: Numbers,
  dependingOn: number,
  size: number,
  numberOf: (ordinal: number) => number,
): Float64Array {
  if (numbers.dependingOn !== dependingOn) Object.assign(numbers, { dependingOn, known: 0 });
  if (numbers.values.length < size) {
    const larger = new Float64Array(size + (size >>> 2));
    larger.set(numbers.values);
    numbers.values = larger;
  }
  for (let ordinal = numbers.known; ordinal < size; ordinal += 1) numbers.values[ordinal] = numberOf(ordinal);
  numbers.known = size;
  return numbers.values;
}
