import { fromDayNumber } from '#kernel/shared';
import { bandOfBucket, priceBands, priceBucketOf, priceBuckets, spotsAsked } from '../bands.ts';
import { at, createIntList, type IntList, push } from './int-list.ts';
import type { IndexedDeparture } from './trip-row.ts';

/**
 * Open departures of every trip, soonest first, in three columns. A mark packs the month (since year 0), the price
 * bar, which numbers of places it has and whether it is guaranteed.
 */
export type DepartureStore = { starts: IntList; days: IntList; prices: IntList; marks: IntList };

/** Above every price, and still a small integer to the machine. */
export const NO_PRICE = 0x7fffffff;
/** US cents; dearer departures count as this. */
export const HIGHEST_PRICE = NO_PRICE - 1;
export const NO_BUCKET = 31;
export const GUARANTEED = 1;
/** Bit 1, 2 and 3: at least so many places as `spotsAsked` lists. */
export const SPOTS_SHIFT = 1;
export const BUCKET_SHIFT = 4;
export const MONTH_SHIFT = 9;

export function createDepartureStore(): DepartureStore {
  return {
    starts: createIntList(1024),
    days: createIntList(1024),
    prices: createIntList(1024),
    marks: createIntList(1024),
  };
}

/** Adds the next trip's departures, which come soonest first. */
export function addDepartures(store: DepartureStore, departures: readonly IndexedDeparture[]): void {
  push(store.starts, store.days.length);
  for (const departure of departures) {
    push(store.days, departure.day);
    push(store.prices, departure.usdCents === null ? NO_PRICE : Math.min(departure.usdCents, HIGHEST_PRICE));
    push(store.marks, markOf(departure));
  }
}

export function endOf(store: DepartureStore, ordinal: number): number {
  return ordinal + 1 < store.starts.length ? at(store.starts, ordinal + 1) : store.days.length;
}

function markOf(departure: IndexedDeparture): number {
  const bucket = departure.usdCents === null ? NO_BUCKET : priceBucketOf(departure.usdCents);
  let spots = 0;
  for (const [i, asked] of spotsAsked.entries()) if (departure.spots >= asked) spots |= 1 << i;
  return (
    ((monthNumberOf(departure.day) << MONTH_SHIFT) |
      (bucket << BUCKET_SHIFT) |
      (spots << SPOTS_SHIFT) |
      (departure.guaranteed ? GUARANTEED : 0)) >>>
    0
  );
}

const monthNumbers = new Map<number, number>();

/** Months since year 0: 2027-01 is 24324. */
export function monthNumberOf(day: number): number {
  let month = monthNumbers.get(day);
  if (month === undefined) {
    month = monthNumber(fromDayNumber(day));
    monthNumbers.set(day, month);
  }
  return month;
}

/** Months since year 0 of "2027-01" or "2027-01-14". */
export function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

export function monthName(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

/** The facet of the bars of the price histogram, which is nobody's to choose. */
export const PRICE_BUCKET = 'price_bucket';

const bucketKeys = priceBuckets.map((from) => `${PRICE_BUCKET}:${from}`);
const bandKeys = priceBands.map((band) => `price:${band}`);
const spotsKeys = spotsAsked.map((asked) => `spots:${asked}`);
const monthKeys = new Map<number, string>();

function monthKey(month: number): string {
  let key = monthKeys.get(month);
  if (key === undefined) {
    key = `departure_month:${monthName(month)}`;
    monthKeys.set(month, key);
  }
  return key;
}

/** What a trip's departures offer, each by itself, as distinct "facet:value" keys. */
export function departureFacetKeys(departures: readonly IndexedDeparture[]): string[] {
  const keys: string[] = [];
  let lastMonth = -1;
  let buckets = 0;
  let most = 0;
  let guaranteed = false;
  for (const departure of departures) {
    // Departures come in order of their dates, and so do months.
    const month = monthNumberOf(departure.day);
    if (month !== lastMonth) keys.push(monthKey(month));
    lastMonth = month;
    if (departure.usdCents !== null) buckets |= 1 << priceBucketOf(departure.usdCents);
    if (departure.spots > most) most = departure.spots;
    guaranteed ||= departure.guaranteed;
  }
  let bands = 0;
  for (const [bucket, key] of bucketKeys.entries()) {
    if ((buckets & (1 << bucket)) === 0) continue;
    keys.push(key);
    bands |= 1 << (bandOfBucket[bucket] as number);
  }
  for (const [band, key] of bandKeys.entries()) if (bands & (1 << band)) keys.push(key);
  for (const [i, asked] of spotsAsked.entries()) if (most >= asked) keys.push(spotsKeys[i] as string);
  if (guaranteed) keys.push('departure_guaranteed:true');
  return keys;
}
