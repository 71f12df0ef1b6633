import { type Bitmap, lowestBit } from './bitmap.ts';

export type RankedTrip = { ordinal: number; key: number };

/**
 * The `count` trips with the highest keys, best first; equal keys by id. Keeps a heap with the worst of the best on
 * top, so that most trips cost one comparison.
 */
export function topTrips(
  trips: Bitmap,
  keyOf: (ordinal: number) => number,
  ids: readonly string[],
  count: number,
): RankedTrip[] {
  if (count <= 0) return [];
  const heap: RankedTrip[] = [];
  const isWorse = (a: RankedTrip, b: RankedTrip) =>
    a.key < b.key || (a.key === b.key && (ids[a.ordinal] as string) > (ids[b.ordinal] as string));
  for (let i = 0; i < trips.length; i += 1) {
    for (let word = trips[i] as number; word !== 0; word &= word - 1) {
      const ordinal = (i << 5) + lowestBit(word);
      const key = keyOf(ordinal);
      const worst = heap[0];
      if (heap.length === count && worst && key < worst.key) continue;
      const trip = { ordinal, key };
      if (heap.length < count) rise(heap, trip, isWorse);
      else if (worst && isWorse(worst, trip)) sink(heap, trip, isWorse);
    }
  }
  return heap.sort((a, b) => (isWorse(a, b) ? 1 : -1));
}

type Order = (a: RankedTrip, b: RankedTrip) => boolean;

function rise(heap: RankedTrip[], trip: RankedTrip, isWorse: Order): void {
  let place = heap.push(trip) - 1;
  while (place > 0) {
    const parent = (place - 1) >>> 1;
    const above = heap[parent] as RankedTrip;
    if (!isWorse(trip, above)) break;
    heap[place] = above;
    place = parent;
  }
  heap[place] = trip;
}

/** Puts the trip in place of the worst. */
function sink(heap: RankedTrip[], trip: RankedTrip, isWorse: Order): void {
  let place = 0;
  for (;;) {
    let child = 2 * place + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && isWorse(heap[child + 1] as RankedTrip, heap[child] as RankedTrip)) child += 1;
    if (!isWorse(heap[child] as RankedTrip, trip)) break;
    heap[place] = heap[child] as RankedTrip;
    place = child;
  }
  heap[place] = trip;
}
