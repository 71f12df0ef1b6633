import { placesAsked } from '#inventory';

/**
 * Lower ends of the bars of the price histogram, in whole US dollars; the last has no upper end. Steps widen as
 * prices rise, and each price band of the facet is a whole number of bars.
 */
export const priceBuckets: readonly number[] = [
  0, 250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 6000, 7000, 8000, 10_000, 15_000,
];

/** Lower ends of the price bands, in whole US dollars, cheapest first. */
const bands: readonly (readonly [value: string, from: number])[] = [
  ['under_1000', 0],
  ['1000_1999', 1000],
  ['2000_3499', 2000],
  ['3500_4999', 3500],
  ['5000_plus', 5000],
];

export const priceBands: readonly string[] = bands.map(([value]) => value);

/** Which bar a price in US cents falls into. */
export function priceBucketOf(usdCents: number): number {
  let bucket = priceBuckets.length - 1;
  while (bucket > 0 && usdCents < (priceBuckets[bucket] ?? 0) * 100) bucket -= 1;
  return bucket;
}

/** Which price band each bar belongs to. */
export const bandOfBucket: readonly number[] = priceBuckets.map((from) =>
  bands.findLastIndex(([, bandFrom]) => from >= bandFrom),
);

/** Places that a traveler may ask for: at least so many. */
export const spotsAsked = placesAsked;
/** Ratings that a traveler may ask for: at least so much. */
export const ratingsAsked: readonly number[] = [3, 4, 4.5];

/** Whether a rating is at least so much as pages show it, with one decimal. */
export function isRated(rating: number | null, least: number): boolean {
  return rating !== null && Number(rating.toFixed(1)) >= least;
}

/** The value of `duration` that a trip has. */
export function durationBand(days: number): string {
  if (days <= 5) return 'short';
  if (days <= 8) return 'one_week';
  if (days <= 11) return 'ten_days';
  return days <= 16 ? 'two_weeks' : 'long';
}

/** The value of `group_size`, by the largest group a trip takes. */
export function groupSizeBand(largest: number): string {
  if (largest <= 9) return '1_9';
  if (largest <= 24) return '10_24';
  return largest <= 60 ? '25_60' : '61_plus';
}
