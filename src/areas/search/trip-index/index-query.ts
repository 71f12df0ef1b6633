import type { FacetKey, Filters, Sort } from '../facets.ts';
import type { FittingDeparture } from './departure-scan.ts';
import type { PartMatch, Term } from './text-store.ts';

/** A trip passes when it meets one of the included (if there are any) and none of the excluded. */
export type Allowance = { include: Membership; exclude: Membership };
export type Membership = { operatorIds: readonly string[]; categories: readonly string[]; tripIds: readonly string[] };

/** The fixed part of a list, not a choice: slugs of its category or company, a band of lengths, or its only trips. */
export type IndexScope = {
  category?: string | undefined;
  operator?: string | undefined;
  duration?: string | undefined;
  tripIds?: readonly string[] | undefined;
};

export type IndexQuery = {
  /** Null asks for every trip; no terms match nothing. */
  terms: readonly Term[] | null;
  filters: Filters;
  /** Whole US dollars. */
  priceMin: number | null;
  priceMax: number | null;
  scope?: IndexScope | undefined;
  allowed?: Allowance | null | undefined;
  sort: Sort;
  page: number;
  limit: number;
  /** Of facets without fixed values, the most frequent so many; all of them unless told. */
  mostValues?: number | undefined;
};

export type FacetCount = { value: string; count: number };

/** A bar of the price histogram: whole US dollars, `to` null for the last. */
export type PriceBar = { from: number; to: number | null; count: number };

export type IndexResult = {
  total: number;
  pageCount: number;
  /** Trips of the page, in order, and what they are ordered by (higher is better). */
  ids: string[];
  keys: number[];
  /** The cheapest departure that fits, for each trip of the page; null when nothing is asked of them. */
  cheapest: FittingDeparture[] | null;
  /** Values that at least one trip has, or that are chosen; each count ignores its own facet's selection. */
  facets: Record<FacetKey, FacetCount[]>;
  /** Trips with a fitting departure in each bar; the chosen range is ignored. */
  priceHistogram: PriceBar[];
  /** Distinct companies among all matches. */
  operatorsCount: number;
  /** Null when the trips hold every word of the text. Filters don't matter to it, so that counts stay what they are. */
  partly: PartMatch | null;
};
