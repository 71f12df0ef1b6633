import type { FacetKey, ListQuery } from '#search/shared';
import type { ShownCard } from '../catalogue/shown-card.ts';
import type { ServerValue } from '../server-value.ts';

/** `about`: what is meant by it. Of none of a group, whose value is empty, nothing is counted. */
export type FilterOption = { value: string; label: string; count?: number; about?: string };
export type FilterGroup = {
  key: FacetKey;
  label: string;
  options: FilterOption[];
  /** One value alone is asked for: “At least 2” or “At least 8”. */
  single: boolean;
};

/** A list of trips with everything around it that depends on the query. */
/** No group of filters: the range of prices says it better. A band that came by the address stays in force. */
export const UNSHOWN = 'price';

/** What is left when one filter is taken off, or, where that doesn't help, when one alone is kept. */
export type Loosened = { href: string; label: string; left: 'others' | 'alone'; trips: number };

export type TripListData = {
  /** Address of the list without its query. */
  path: string;
  query: ListQuery;
  trips: ServerValue<ShownCard[]>;
  total: number;
  companies: number;
  pages: number;
  groups: ServerValue<FilterGroup[]>;
  /** Trips by price, whole US dollars; `to` is null for the last bar. */
  prices: { from: number; to: number | null; count: number }[];
  applied: { key: string; value: string; label: string }[];
  /** Worth trying while no filter is in force. */
  quick: { key: FacetKey; value: string; label: string }[];
  corrected: { from: string; to: string } | null;
  /** No trip holds all the words: these hold so many of them. */
  partly: { words: number; held: number } | null;
  /** Of an empty list: queries near to it that have trips. */
  loosened: Loosened[];
  /** Values of filters in the address that nobody knows were left out. */
  ignored: boolean;
  /** The address asks for another list, which could not be had: this is the one before. Only ever set in a browser. */
  failed?: boolean;
};
