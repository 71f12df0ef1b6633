import { addBitmap, type FacetStore } from './facet-store.ts';
import { createPairs, listsOf } from './int-list.ts';
import { postingListsOf } from './posting-list.ts';
import type { TripStore } from './trip-store.ts';
import { sortWords } from './vocabulary.ts';

/** From here on trips are only noted down, until loading is finished: many times faster than a change each. */
export function startLoading({ facets, categories, text }: TripStore): void {
  facets.loading ??= createPairs();
  categories.loading ??= createPairs();
  text.loading ??= createPairs();
}

/** Makes what was noted down searchable. */
export function finishLoading({ facets, categories, text }: TripStore): void {
  for (const store of [facets, categories]) finishFacets(store);
  if (text.loading) text.postings = postingListsOf(text.loading, text.vocabulary.words.length);
  text.loading = null;
  sortWords(text.vocabulary);
}

function finishFacets(store: FacetStore): void {
  if (!store.loading) return;
  const lists = listsOf(store.loading, store.values.length);
  for (const [id, stored] of store.values.entries()) {
    stored.trips = lists[id] ?? stored.trips;
    addBitmap(store, stored);
  }
  store.loading = null;
}
