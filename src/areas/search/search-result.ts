import type { AskedDeparture } from '#catalogue/search';
import type { FacetKey } from './facets.ts';
import type { PriceBar } from './trip-index/index-query.ts';
import type { PartMatch } from './trip-index/text-store.ts';

export type FilterOption = { value: string; label: string; count: number; selected: boolean };
export type FilterGroup = { key: FacetKey; label: string; kind: 'multiple' | 'simple'; options: FilterOption[] };
export type AppliedFilter = { key: FacetKey | 'price_range'; value: string; label: string };
export type QuickFilter = { key: FacetKey; value: string; label: string; count: number };

/** What was typed and what was searched for instead, as it is shown: "Showing results for patagonia". */
export type Correction = { from: string; to: string };

/** A list of trips: which, how many, and everything by which it can be narrowed. */
export type SearchResult = {
  /** Exact. */
  total: number;
  pageCount: number;
  /** Trips of the page, in order. */
  ids: string[];
  /**
   * When something is asked of departures: the cheapest that fits, by trip of the page. A card must show that one's
   * price, not a lower one that was ruled out.
   */
  cheapest: ReadonlyMap<string, AskedDeparture>;
  /** Distinct companies among all matches. */
  operatorsCount: number;
  groups: FilterGroup[];
  applied: AppliedFilter[];
  quick: QuickFilter[];
  /** Trips by price; the chosen price range is ignored. */
  priceHistogram: PriceBar[];
  corrected: Correction | null;
  /** No trip of the list holds all the words: these hold most of them. */
  partly: PartMatch | null;
};

export type CategorySuggestion = {
  id: string;
  name: string;
  slug: string;
  /** Of its list of trips; null when that isn't published. */
  tripPageSlug: string | null;
  categoryType: string;
  tripCount: number;
};

export type NamedSuggestion = { id: string; name: string; slug: string };

export type Suggestions = {
  corrected: Correction | null;
  /** At most six. */
  categories: CategorySuggestion[];
  /** At most one, unless more are asked for. */
  operators: NamedSuggestion[];
  /** Of what areas have searched by name, by its kind: at most two each, unless more are asked for. */
  named: ReadonlyMap<string, NamedSuggestion[]>;
  /** Ids of the two trips that the list of results starts with. */
  tripIds: string[];
  totalTrips: number;
  /** As in the list of results. */
  partly: PartMatch | null;
};
