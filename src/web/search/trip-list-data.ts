import type { TripCard } from '#catalogue/shared';
import type { FacetKey, ListQuery } from '#search/shared';

export type FilterOption = { value: string; label: string; count: number; selected: boolean };
export type FilterGroup = { key: FacetKey; label: string; kind: 'multiple' | 'simple'; options: FilterOption[] };

/** A list of trips with everything around it that depends on the query. */
export type TripListData = {
  /** Address of the list without its query. */
  path: string;
  query: ListQuery;
  trips: TripCard[];
  total: number;
  companies: number;
  pages: number;
  groups: FilterGroup[];
  /** Trips by price, whole US dollars; `to` is null for the last bar. */
  prices: { from: number; to: number | null; count: number }[];
  applied: { key: string; value: string; label: string }[];
  quick: { key: FacetKey; value: string; label: string; count: number }[];
  corrected: { from: string; to: string } | null;
};
