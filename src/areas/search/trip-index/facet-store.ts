import { type Bitmap, countShared, createBitmap, lowestBit, setBit, unite } from './bitmap.ts';
import { at, createIntList, type IntList, type Pairs, push } from './int-list.ts';

/** One value of one facet and the trips that have it, in ascending order; as a bitmap too where they are many. */
export type StoredValue = { facet: string; value: string; trips: IntList; bitmap: Bitmap | null };

/** Values by trip and trips by value. Trips are only ever added at the end; the caller knows which are still live. */
export type FacetStore = {
  values: StoredValue[];
  /** By "facet:value". */
  ids: Map<string, number>;
  byFacet: Map<string, number[]>;
  /** The same in the order of the values' names, as far as they were sorted. */
  named: Map<string, Uint32Array>;
  /** The value ids of trip `n` are entries[starts[n]] up to the next start. */
  starts: IntList;
  entries: IntList;
  /** Value ids and trips while the index loads; they become lists when it is ready. */
  loading: Pairs | null;
};

export function createFacetStore(): FacetStore {
  return {
    values: [],
    ids: new Map(),
    byFacet: new Map(),
    named: new Map(),
    starts: createIntList(1024),
    entries: createIntList(1024),
    loading: null,
  };
}

/** Adds the next trip with its distinct "facet:value" keys. */
export function addFacets(store: FacetStore, keys: readonly string[]): void {
  const ordinal = store.starts.length;
  push(store.starts, store.entries.length);
  for (const key of keys) {
    const id = valueId(store, key);
    push(store.entries, id);
    if (store.loading) {
      push(store.loading.keys, id);
      push(store.loading.values, ordinal);
      continue;
    }
    const stored = store.values[id] as StoredValue;
    push(stored.trips, ordinal);
    if (stored.bitmap) stored.bitmap = withBit(stored.bitmap, ordinal);
  }
}

/** The "facet:value" keys of a trip. */
export function keysOf({ values, starts, entries }: FacetStore, ordinal: number): string[] {
  const keys: string[] = [];
  const end = ordinal + 1 < starts.length ? at(starts, ordinal + 1) : entries.length;
  for (let i = at(starts, ordinal); i < end; i += 1) {
    const { facet, value } = values[at(entries, i)] as StoredValue;
    keys.push(`${facet}:${value}`);
  }
  return keys;
}

function valueId(store: FacetStore, key: string): number {
  const known = store.ids.get(key);
  if (known !== undefined) return known;
  const id = store.values.length;
  const colon = key.indexOf(':');
  const facet = key.slice(0, colon);
  store.values.push({ facet, value: key.slice(colon + 1), trips: createIntList(), bitmap: null });
  store.ids.set(key, id);
  const ids = store.byFacet.get(facet);
  if (ids) ids.push(id);
  else store.byFacet.set(facet, [id]);
  return id;
}

function withBit(bitmap: Bitmap, ordinal: number): Bitmap {
  let grown = bitmap;
  if (ordinal >>> 5 >= bitmap.length) {
    grown = new Uint32Array((ordinal >>> 5) + 64);
    grown.set(bitmap);
  }
  setBit(grown, ordinal);
  return grown;
}

/** Gives a value that many trips have its bitmap. Counts are right without; they are faster with. */
export function addBitmap(store: FacetStore, stored: StoredValue): void {
  const trips = store.starts.length;
  if (stored.bitmap || stored.trips.length * 32 < trips) return;
  stored.bitmap = createBitmap(trips);
  for (let i = 0; i < stored.trips.length; i += 1) setBit(stored.bitmap, at(stored.trips, i));
}

/** Trips that have any of the values, dead ones included; unknown values have none. */
export function tripsWithAny(store: FacetStore, facet: string, values: readonly string[]): Bitmap {
  const found = createBitmap(store.starts.length);
  for (const value of values) {
    const stored = store.values[store.ids.get(`${facet}:${value}`) ?? -1];
    if (!stored) continue;
    if (stored.bitmap) unite(found, stored.bitmap);
    else for (let i = 0; i < stored.trips.length; i += 1) setBit(found, at(stored.trips, i));
  }
  return found;
}

/** The value ids of a facet in the order of their names. */
export function byName(store: FacetStore, facet: string): Uint32Array {
  const ids = store.byFacet.get(facet) ?? [];
  const known = store.named.get(facet);
  // Values are only ever added.
  if (known?.length === ids.length) return known;
  const nameOf = (id: number) => (store.values[id] as StoredValue).value;
  const sorted = Uint32Array.from(ids.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)));
  store.named.set(facet, sorted);
  return sorted;
}

/** How many trips of the set have each value of these facets, by value id; other values may be counted or not. */
export function countValues(store: FacetStore, trips: Bitmap, size: number, facets: readonly string[]): Uint32Array {
  const counts = new Uint32Array(store.values.length);
  const ids = facets.flatMap((facet) => store.byFacet.get(facet) ?? []);
  const perTrip = store.entries.length / Math.max(1, store.starts.length);
  if (size * perTrip < costByValue(store, ids, trips.length)) countByTrip(store, trips, counts);
  else for (const id of ids) counts[id] = countValue(store.values[id] as StoredValue, trips);
  return counts;
}

function costByValue(store: FacetStore, ids: number[], words: number): number {
  let cost = 0;
  for (const id of ids) {
    const stored = store.values[id] as StoredValue;
    cost += stored.bitmap ? words : stored.trips.length;
  }
  return cost;
}

export function countValue(stored: StoredValue, trips: Bitmap): number {
  if (stored.bitmap) return countShared(stored.bitmap, trips);
  const { values, length } = stored.trips;
  let count = 0;
  // No branch: whether a trip is in the set can't be foreseen.
  for (let i = 0; i < length; i += 1) {
    const ordinal = values[i] as number;
    count += ((trips[ordinal >>> 5] as number) >>> (ordinal & 31)) & 1;
  }
  return count;
}

function countByTrip(store: FacetStore, trips: Bitmap, counts: Uint32Array): void {
  const starts = store.starts.values;
  const entries = store.entries.values;
  const last = store.starts.length - 1;
  for (let i = 0; i < trips.length; i += 1) {
    for (let word = trips[i] as number; word !== 0; word &= word - 1) {
      const ordinal = (i << 5) + lowestBit(word);
      const end = ordinal === last ? store.entries.length : (starts[ordinal + 1] as number);
      for (let entry = starts[ordinal] as number; entry < end; entry += 1) {
        const id = entries[entry] as number;
        counts[id] = (counts[id] as number) + 1;
      }
    }
  }
}
