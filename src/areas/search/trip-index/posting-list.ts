import { at, larger, type Pairs, windowsOf } from './int-list.ts';

/**
 * The trips that hold a word, by ascending number, and where in each of them it stands. A step leads from one to the next:
 * the distance in its upper twelve bits, the places in its lower four; a step without places goes on by 4,096 times its
 * distance. Two bytes for nearly all of ten million, where a list of numbers takes four (42 MB of a server with 46,000
 * trips), for a nanosecond more each. Delete when a server's memory doesn't matter: an IntList does the same.
 */
export type PostingList = { steps: Uint16Array; length: number; last: number };

const PLACE_BITS = 4;
export const PLACES = (1 << PLACE_BITS) - 1;
const DISTANCE_BITS = 16 - PLACE_BITS;
const FARTHEST = (1 << DISTANCE_BITS) - 1;
/** A trip of a pair, and its places. */
export const pairedPosting = (ordinal: number, places: number) => (ordinal << PLACE_BITS) | places;

export function createPostingList(): PostingList {
  return { steps: new Uint16Array(2), length: 0, last: 0 };
}

/** The trip to which a step leads from another; where the step has no places, it is only on the way. */
export function stepFrom(ordinal: number, step: number): number {
  const distance = step >>> PLACE_BITS;
  return ordinal + ((step & PLACES) === 0 ? distance << DISTANCE_BITS : distance);
}

/** @param ordinal of a trip that isn't before the last one @param places at least one */
export function addPosting(list: PostingList, ordinal: number, places: number): void {
  const distance = ordinal - list.last;
  for (let far = distance >>> DISTANCE_BITS; far > 0; far -= FARTHEST) {
    addStep(list, Math.min(far, FARTHEST) << PLACE_BITS);
  }
  addStep(list, ((distance & FARTHEST) << PLACE_BITS) | places);
  list.last = ordinal;
}

function addStep(list: PostingList, step: number): void {
  if (list.length === list.steps.length) list.steps = larger(list.steps);
  list.steps[list.length] = step;
  list.length += 1;
}

function stepsTo(distance: number): number {
  return 1 + Math.ceil((distance >>> DISTANCE_BITS) / FARTHEST);
}

/** The list of each key below `size`, of pairs in the order of trips. */
export function postingListsOf({ keys, values }: Pairs, size: number): PostingList[] {
  const lengths = new Uint32Array(size);
  const lasts = new Uint32Array(size);
  for (let i = 0; i < keys.length; i += 1) {
    const key = at(keys, i);
    const ordinal = at(values, i) >>> PLACE_BITS;
    lengths[key] = (lengths[key] as number) + stepsTo(ordinal - (lasts[key] as number));
    lasts[key] = ordinal;
  }
  const windows = windowsOf(lengths, (length) => new Uint16Array(length));
  const lists = windows.map((window): PostingList => ({ steps: window, length: 0, last: 0 }));
  for (let i = 0; i < keys.length; i += 1) {
    const posting = at(values, i);
    addPosting(lists[at(keys, i)] as PostingList, posting >>> PLACE_BITS, posting & PLACES);
  }
  return lists;
}
