import { bandOfBucket, priceBands, priceBuckets, spotsAsked } from '../bands.ts';
import { type Bitmap, createBitmap, hasBit, lowestBit, popcount, setBit } from './bitmap.ts';
import {
  BUCKET_SHIFT,
  type DepartureStore,
  endOf,
  GUARANTEED,
  MONTH_SHIFT,
  NO_BUCKET,
  NO_PRICE,
  SPOTS_SHIFT,
} from './departure-store.ts';
import { at } from './int-list.ts';

/** What one departure must offer, all at once. Null where nothing is asked. */
export type DepartureConditions = {
  /** Bits of the months asked for, counted from `firstMonth`. */
  months: number | null;
  /** Bits of the price bands asked for. */
  bands: number | null;
  /** US cents, both ends included. */
  range: { from: number; to: number } | null;
  guaranteed: boolean;
  /** Bits of the numbers of places asked for; any of them will do. */
  spots: number | null;
};

/** Months that can be chosen: the one of today and the next 23. */
export const MONTHS_AHEAD = 24;

/** Each condition's bit in what a departure misses. */
const MONTH = 0;
const BAND = 1;
const RANGE = 2;
const SURE = 3;
const SPOTS = 4;

export type DepartureScan = DepartureCounts & {
  /** Trips with a departure that meets every condition. */
  trips: Bitmap;
  /** Of a trip in `trips`, over the departures that meet all: the lowest price in US cents, or NO_PRICE. */
  priceOf(ordinal: number): number;
  /** The departure that has it. */
  cheapestOf(ordinal: number): FittingDeparture;
  /** The first day. */
  firstDayOf(ordinal: number): number;
};

/** As much as the index knows it by; US cents, null without a price. */
export type FittingDeparture = { day: number; usdCents: number | null; guaranteed: boolean };

export type DepartureCounts = {
  /**
   * Of the trips to count: how many have a departure with the value that meets every other condition. Not meant for
   * the facet of a condition that stands alone: there every departure counts, see `Matches.without`.
   */
  months: Uint32Array;
  bands: Uint32Array;
  buckets: Uint32Array;
  spots: Uint32Array;
  guaranteed: number;
};

export function noCounts(): DepartureCounts {
  return {
    months: new Uint32Array(MONTHS_AHEAD),
    bands: new Uint32Array(priceBands.length),
    buckets: new Uint32Array(priceBuckets.length),
    spots: new Uint32Array(spotsAsked.length),
    guaranteed: 0,
  };
}

/** By trip, of the search that runs: a search is never interrupted by another. */
let cheapest = new Uint32Array(0);
/** Its place in the columns of the store. */
let cheapestAt = new Uint32Array(0);
let soonest = new Uint32Array(0);

export function sumOf(a: DepartureCounts, b: DepartureCounts): DepartureCounts {
  const sums = (left: Uint32Array, right: Uint32Array) => left.map((count, i) => count + (right[i] as number));
  return {
    months: sums(a.months, b.months),
    bands: sums(a.bands, b.bands),
    buckets: sums(a.buckets, b.buckets),
    spots: sums(a.spots, b.spots),
    guaranteed: a.guaranteed + b.guaranteed,
  };
}

/** Looks at every departure of `candidates`; facets are counted over `counted`, which lies within them. */
export function scanDepartures(
  store: DepartureStore,
  conditions: DepartureConditions,
  firstMonth: number,
  candidates: Bitmap,
  counted: Bitmap,
): DepartureScan {
  const size = store.starts.length;
  makeRoom(size);
  const counts = noCounts();
  const trips = createBitmap(size);
  const asked = toAsked(conditions, firstMonth);
  for (let i = 0; i < candidates.length; i += 1) {
    for (let word = candidates[i] as number; word !== 0; word &= word - 1) {
      const ordinal = (i << 5) + lowestBit(word);
      if (scanTrip(store, asked, ordinal, hasBit(counted, ordinal) ? counts : null)) setBit(trips, ordinal);
    }
  }
  return {
    ...counts,
    trips,
    priceOf: (ordinal) => cheapest[ordinal] as number,
    cheapestOf: (ordinal) => departureAt(store, cheapestAt[ordinal] as number),
    firstDayOf: (ordinal) => soonest[ordinal] as number,
  };
}

/** The fitting departures of single trips, each looked at when somebody asks. */
export function departuresThatFit(
  store: DepartureStore,
  conditions: DepartureConditions,
  firstMonth: number,
): Pick<DepartureScan, 'priceOf' | 'cheapestOf' | 'firstDayOf'> {
  makeRoom(store.starts.length);
  const asked = toAsked(conditions, firstMonth);
  let last = -1;
  const read = (column: () => Uint32Array) => (ordinal: number) => {
    if (ordinal !== last) scanTrip(store, asked, ordinal, null);
    last = ordinal;
    return column()[ordinal] as number;
  };
  const cheapestIn = read(() => cheapestAt);
  return {
    priceOf: read(() => cheapest),
    cheapestOf: (ordinal) => departureAt(store, cheapestIn(ordinal)),
    firstDayOf: read(() => soonest),
  };
}

function departureAt({ days, prices, marks }: DepartureStore, i: number): FittingDeparture {
  const price = at(prices, i);
  return {
    day: at(days, i),
    usdCents: price === NO_PRICE ? null : price,
    guaranteed: (at(marks, i) & GUARANTEED) !== 0,
  };
}

function makeRoom(size: number): void {
  if (cheapest.length >= size) return;
  cheapest = new Uint32Array(size + (size >>> 2));
  cheapestAt = new Uint32Array(cheapest.length);
  soonest = new Uint32Array(cheapest.length);
}

/**
 * One pass over a trip's departures. A departure that misses one condition still counts for the facet of that
 * condition, since a facet ignores its own selection; one that misses two counts for none. Misses are worked out
 * without branches: what a departure offers can't be foreseen, and wrong guesses cost more than the sums.
 * @returns true when a departure meets every condition
 */
function scanTrip(store: DepartureStore, asked: Asked, ordinal: number, counts: DepartureCounts | null): boolean {
  const { firstMonth, months, from, to, bucketMisses, markMisses, conditions, forgiven } = asked;
  const marks = store.marks.values;
  const prices = store.prices.values;
  const end = endOf(store, ordinal);
  let first = -1;
  let best = -1;
  let lowest = NO_PRICE;
  let offeredMonths = 0;
  let offeredBuckets = 0;
  let offeredBands = 0;
  let offeredMarks = 0;
  for (let i = store.starts.values[ordinal] as number; i < end; i += 1) {
    const mark = marks[i] as number;
    const price = prices[i] as number;
    const monthsOn = (mark >>> MONTH_SHIFT) - firstMonth;
    const outside = (monthsOn | (MONTHS_AHEAD - 1 - monthsOn)) >> 31;
    const month = (1 << (monthsOn & 31)) & ~outside;
    const bucket = (mark >>> BUCKET_SHIFT) & 31;
    const fits = month & months;
    const missing =
      (((fits | -fits) >>> 31) ^ 1) |
      (bucketMisses[bucket] as number) |
      (markMisses[mark & MARK_BITS] as number) |
      ((((price - from) | (to - price)) >>> 31) << RANGE);
    const kept = missing & conditions;
    if ((kept & (kept - forgiven)) !== 0) continue;
    const band = bandBits[bucket] as number;
    if (kept === 0) {
      if (first < 0) first = i;
      if (price < lowest) {
        lowest = price;
        best = i;
      }
      offeredMonths |= month;
      offeredBands |= band;
      offeredBuckets |= 1 << bucket;
      offeredMarks |= mark & (GUARANTEED | SPOTS_BITS);
    } else {
      offeredMonths |= month & isMissed(kept, MONTH);
      offeredBands |= band & isMissed(kept, BAND);
      offeredBuckets |= (1 << bucket) & isMissed(kept, RANGE);
      offeredMarks |= mark & ((GUARANTEED & isMissed(kept, SURE)) | (SPOTS_BITS & isMissed(kept, SPOTS)));
    }
  }
  if (first >= 0) {
    cheapest[ordinal] = lowest;
    cheapestAt[ordinal] = best < 0 ? first : best;
    soonest[ordinal] = store.days.values[first] as number;
  }
  if (counts) {
    addBits(counts.months, offeredMonths);
    addBits(counts.bands, offeredBands);
    addBits(counts.buckets, offeredBuckets & ~(1 << NO_BUCKET));
    addBits(counts.spots, (offeredMarks & SPOTS_BITS) >>> SPOTS_SHIFT);
    counts.guaranteed += offeredMarks & GUARANTEED;
  }
  return first >= 0;
}

/** All ones when the condition is the one that is missed, zero otherwise. */
function isMissed(missed: number, condition: 0 | 1 | 2 | 3 | 4): number {
  return -((missed >>> condition) & 1);
}

/** The conditions as numbers and tables that need no questions asked. */
type Asked = {
  firstMonth: number;
  months: number;
  from: number;
  to: number;
  /** Which conditions a departure misses by its price bar, and by its guarantee and places. */
  bucketMisses: Uint8Array;
  markMisses: Uint8Array;
  /** The conditions that are asked at all. */
  conditions: number;
  /**
   * Conditions that a departure may miss and still count for a facet. Of one condition none: what its own facet would
   * count are departures as if nothing were asked, and those are counted already.
   */
  forgiven: 0 | 1;
};

function toAsked({ months, bands, range, guaranteed, spots }: DepartureConditions, firstMonth: number): Asked {
  const conditions =
    (months === null ? 0 : 1 << MONTH) |
    (bands === null ? 0 : 1 << BAND) |
    (range === null ? 0 : 1 << RANGE) |
    (guaranteed ? 1 << SURE : 0) |
    (spots === null ? 0 : 1 << SPOTS);
  return {
    firstMonth,
    months: months ?? 0,
    from: range?.from ?? 0,
    to: range?.to ?? 0,
    bucketMisses: bandBits.map((band) => (band & (bands ?? 0) ? 0 : 1 << BAND)),
    markMisses: Uint8Array.from({ length: MARK_BITS + 1 }, (_, mark) => {
      const places = (mark >>> SPOTS_SHIFT) & (spots ?? 0);
      return (mark & GUARANTEED ? 0 : 1 << SURE) | (places ? 0 : 1 << SPOTS);
    }),
    conditions,
    forgiven: popcount(conditions) === 1 ? 0 : 1,
  };
}

const MARK_BITS = (1 << BUCKET_SHIFT) - 1;
export const SPOTS_BITS = ((1 << spotsAsked.length) - 1) << SPOTS_SHIFT;

/** The bit of the price band of each bar; none for a departure without a price. */
const bandBits = Uint8Array.from({ length: NO_BUCKET + 1 }, (_, bucket) => {
  const band = bandOfBucket[bucket];
  return band === undefined ? 0 : 1 << band;
});

function addBits(counts: Uint32Array, bits: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const bit = lowestBit(rest);
    counts[bit] = (counts[bit] as number) + 1;
  }
}
