/** A departure that can be bought today. */
export type IndexedDeparture = {
  /** Days since 1970-01-01. */
  day: number;
  /** For one of two sharing, mandatory charges included; null without a rate of exchange or a price. */
  usdCents: number | null;
  guaranteed: boolean;
  /** At least so many places: 0 (fewer than two, or unknown), 2, 4 or 8. */
  spots: number;
};

/** Distinct words, stemmed or as written, and beside each the places in which it stands (flags of ranking.ts). */
export type TripWords = { words: readonly string[]; places: readonly number[] };

/** A trip as the index takes it in. */
export type TripRow = {
  id: string;
  /** False removes the trip. */
  listed: boolean;
  operatorId: string;
  /** Distinct "facet:value" keys of the trip itself; those of its departures are derived. */
  facets: readonly string[];
  durationDays: number;
  rating: number | null;
  reviewsCount: number;
  /** Soonest first. */
  departures: readonly IndexedDeparture[];
  text: TripWords;
};
