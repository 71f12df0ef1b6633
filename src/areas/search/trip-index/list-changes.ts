import { keysOf } from './facet-store.ts';
import { at } from './int-list.ts';
import type { TripRow } from './trip-row.ts';
import { isCategory, ratingOf, reviewsOf, type TripStore } from './trip-store.ts';

/** Which lists show, count or order something otherwise after trips have changed. */
export type ListChanges = {
  tripIds: string[];
  /** Any list may: a trip came, went or moved between lists, or the mean rating by which all are ordered did. */
  everywhere: boolean;
  /** Slugs of categories and ids of companies of whose lists a trip is. */
  categories: Set<string>;
  operatorIds: Set<string>;
};

export function noListChanges(): ListChanges {
  return { tripIds: [], everywhere: false, categories: new Set(), operatorIds: new Set() };
}

/** Notes what a row will change; call it before the index takes the row in. */
export function noteRow(changes: ListChanges, store: TripStore, row: TripRow): void {
  changes.tripIds.push(row.id);
  const ordinal = store.ordinals.get(row.id);
  if (ordinal === undefined && !row.listed) return;
  const categories = row.facets.filter(isCategory);
  if (ordinal === undefined || !row.listed || !standsAsBefore(store, ordinal, row, categories)) {
    changes.everywhere = true;
    return;
  }
  for (const key of categories) changes.categories.add(key.slice(key.indexOf(':') + 1));
  changes.operatorIds.add(row.operatorId);
}

/** In the same lists, with the same weight in the mean rating. */
function standsAsBefore(store: TripStore, ordinal: number, row: TripRow, categories: readonly string[]): boolean {
  const before = new Set(keysOf(store.categories, ordinal));
  return (
    store.operators.ids.get(row.operatorId) === at(store.operators.ofTrip, ordinal) &&
    ratingOf(row) === at(store.ratings, ordinal) &&
    reviewsOf(row) === at(store.reviews, ordinal) &&
    before.size === categories.length &&
    categories.every((key) => before.has(key))
  );
}
