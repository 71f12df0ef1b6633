import { bandOfBucket, priceBands, priceBuckets, spotsAsked } from '../bands.ts';
import { type Bitmap, countShared, createBitmap, lowestBit, setBit, unite } from './bitmap.ts';
import {
  type DepartureConditions,
  type DepartureCounts,
  MONTHS_AHEAD,
  noCounts,
  SPOTS_BITS,
} from './departure-scan.ts';
import {
  BUCKET_SHIFT,
  type DepartureStore,
  endOf,
  GUARANTEED,
  HIGHEST_PRICE,
  MONTH_SHIFT,
  SPOTS_SHIFT,
} from './departure-store.ts';

/** One thing that a departure can offer and that a condition can ask for: the n-th month, price band or bar, or number of places. */
type Offer = `month ${number}` | `band ${number}` | `bucket ${number}` | `spots ${number}` | 'guaranteed';

/** Of one offer: the trips that have it at all, and those with a departure that has the month, bar or places besides. */
type Pairs = {
  known: number;
  all: Bitmap[];
  months: Bitmap[];
  bands: Bitmap[];
  buckets: Bitmap[];
  spots: Bitmap[];
  guaranteed: Bitmap[];
};

/**
 * Which trips have two offers on one departure, worked out when an offer is first asked for and for trips that came
 * since: with it, a lone condition on departures is counted without looking at any of them.
 */
export type OfferPairs = { firstMonth: number; byOffer: Map<Offer, Pairs> };
type PairedStore = { offerPairs: OfferPairs; departures: DepartureStore };

export function createOfferPairs(): OfferPairs {
  return { firstMonth: 0, byOffer: new Map() };
}

/** What pairs know of a condition. */
export type PairAnswer = {
  /** Trips with a departure that meets it. */
  trips: Bitmap;
  /** Trips of which pairs can't tell, for better or worse: they must be looked at. */
  unsure: Bitmap;
  /** The counts of a scan over the trips to count, none of which may be unsure. */
  count(counted: Bitmap): DepartureCounts;
};

/** @param condition of one facet */
export function askPairs(store: PairedStore, condition: DepartureConditions, firstMonth: number): PairAnswer {
  const { met, partly } = offersOf(condition);
  const setsOf = (offers: readonly Offer[]) => offers.map((offer) => pairsOf(store, firstMonth, offer));
  const anyOf = (found: readonly Pairs[]) =>
    found.reduce((trips, { all }) => unite(trips, all[0] as Bitmap), createBitmap(store.departures.starts.length));
  const found = setsOf(met);
  return { trips: anyOf(found), unsure: anyOf(setsOf(partly)), count: (counted) => countIn(found, counted) };
}

/** The trips with a departure that meets two conditions of one facet each; some of them may still miss. */
export function tripsWithBoth(
  store: PairedStore,
  [one, other]: readonly [DepartureConditions, DepartureConditions],
  firstMonth: number,
): Bitmap {
  const trips = createBitmap(store.departures.starts.length);
  const all = (condition: DepartureConditions) => Object.values(offersOf(condition)).flat();
  for (const offer of all(one)) {
    const pairs = pairsOf(store, firstMonth, offer);
    for (const second of all(other)) unite(trips, bitmapOf(pairs, second));
  }
  return trips;
}

function bitmapOf(pairs: Pairs, offer: Offer): Bitmap {
  const [kind = '', index] = offer.split(' ');
  const sets = { month: pairs.months, band: pairs.bands, bucket: pairs.buckets, spots: pairs.spots }[kind];
  return (sets ?? pairs.guaranteed)[Number(index ?? 0)] as Bitmap;
}

function countIn(found: readonly Pairs[], counted: Bitmap): DepartureCounts {
  const any = new Uint32Array(counted.length);
  const count = (pick: (one: Pairs) => Bitmap[], i: number): number => {
    const [only] = found;
    if (only && found.length === 1) return countShared(pick(only)[i] as Bitmap, counted);
    any.fill(0);
    for (const one of found) unite(any, pick(one)[i] as Bitmap);
    return countShared(any, counted);
  };
  const each = (pick: (one: Pairs) => Bitmap[], counts: Uint32Array) => counts.map((_, i) => count(pick, i));
  const { months, buckets, bands, spots } = noCounts();
  return {
    months: each((one) => one.months, months),
    buckets: each((one) => one.buckets, buckets),
    bands: each((one) => one.bands, bands),
    spots: each((one) => one.spots, spots),
    guaranteed: count((one) => one.guaranteed, 0),
  };
}

const bucketsOfBand = priceBands.map((_, band) =>
  priceBuckets.flatMap((_from, bucket) => (bandOfBucket[bucket] === band ? [bucket] : [])),
);

/** The offers that meet a condition, any of them, and those that may. */
function offersOf({ months, bands, range, guaranteed, spots }: DepartureConditions): Record<'met' | 'partly', Offer[]> {
  const met: Offer[] = guaranteed ? ['guaranteed'] : [];
  const partly: Offer[] = [];
  for (let rest = months ?? 0; rest !== 0; rest &= rest - 1) met.push(`month ${lowestBit(rest)}`);
  for (let rest = spots ?? 0; rest !== 0; rest &= rest - 1) met.push(`spots ${lowestBit(rest)}`);
  for (let rest = bands ?? 0; rest !== 0; rest &= rest - 1) met.push(`band ${lowestBit(rest)}`);
  if (!range) return { met, partly };
  const isInRange = (bucket: number) => lowest(bucket) >= range.from && highest(bucket) <= range.to;
  for (const [band, buckets] of bucketsOfBand.entries()) {
    if (buckets.every(isInRange)) met.push(`band ${band}`);
    else {
      for (const bucket of buckets) {
        if (isInRange(bucket)) met.push(`bucket ${bucket}`);
        else if (lowest(bucket) <= range.to && highest(bucket) >= range.from) partly.push(`bucket ${bucket}`);
      }
    }
  }
  return { met, partly };
}

/** The lowest and the highest price of a bar, in US cents. */
const lowest = (bucket: number) => (priceBuckets[bucket] as number) * 100;
const highest = (bucket: number) => (bucket + 1 < priceBuckets.length ? lowest(bucket + 1) - 1 : HIGHEST_PRICE);

function pairsOf({ offerPairs, departures: store }: PairedStore, firstMonth: number, offer: Offer): Pairs {
  if (offerPairs.firstMonth !== firstMonth) Object.assign(offerPairs, { firstMonth, byOffer: new Map() });
  const { byOffer } = offerPairs;
  const size = store.starts.length;
  let pairs = byOffer.get(offer);
  if (!pairs) {
    const bitmaps = (count: number) => Array.from({ length: count }, () => createBitmap(size));
    pairs = {
      known: 0,
      all: bitmaps(1),
      months: bitmaps(MONTHS_AHEAD),
      bands: bitmaps(priceBands.length),
      buckets: bitmaps(priceBuckets.length),
      spots: bitmaps(spotsAsked.length),
      guaranteed: bitmaps(1),
    };
    byOffer.set(offer, pairs);
  }
  const offers = offerTest(offer, firstMonth);
  const { all, months, bands, buckets, spots, guaranteed } = pairs;
  for (const set of [all, months, bands, buckets, spots, guaranteed]) grow(set, size);
  const marks = store.marks.values;
  for (let ordinal = pairs.known; ordinal < size; ordinal += 1) {
    const end = endOf(store, ordinal);
    for (let i = store.starts.values[ordinal] as number; i < end; i += 1) {
      const mark = marks[i] as number;
      if (!offers(mark)) continue;
      setBit(all[0] as Bitmap, ordinal);
      const month = months[(mark >>> MONTH_SHIFT) - firstMonth];
      if (month) setBit(month, ordinal);
      const bar = (mark >>> BUCKET_SHIFT) & 31;
      if (buckets[bar]) setBit(buckets[bar], ordinal);
      const band = bands[bandOfBucket[bar] as number];
      if (band) setBit(band, ordinal);
      for (let rest = (mark & SPOTS_BITS) >>> SPOTS_SHIFT; rest !== 0; rest &= rest - 1) {
        setBit(spots[lowestBit(rest)] as Bitmap, ordinal);
      }
      if (mark & GUARANTEED) setBit(guaranteed[0] as Bitmap, ordinal);
    }
  }
  pairs.known = size;
  return pairs;
}

/** Makes room for trips that came since, and for some that will. */
function grow(set: Bitmap[], size: number): void {
  if ((set[0]?.length ?? 0) << 5 >= size) return;
  for (const [i, bitmap] of set.entries()) {
    const larger = createBitmap(size + (size >>> 4));
    larger.set(bitmap);
    set[i] = larger;
  }
}

function offerTest(offer: Offer, firstMonth: number): (mark: number) => boolean {
  const [kind, text] = offer.split(' ');
  const asked = Number(text);
  switch (kind) {
    case 'month':
      return (mark) => mark >>> MONTH_SHIFT === firstMonth + asked;
    case 'band':
      return (mark) => bandOfBucket[(mark >>> BUCKET_SHIFT) & 31] === asked;
    case 'bucket':
      return (mark) => ((mark >>> BUCKET_SHIFT) & 31) === asked;
    case 'spots':
      return (mark) => (mark & (1 << (SPOTS_SHIFT + asked))) !== 0;
    default:
      return (mark) => (mark & GUARANTEED) !== 0;
  }
}
