import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPairs, push } from './int-list.ts';
import {
  addPosting,
  createPostingList,
  PLACES,
  type PostingList,
  pairedPosting,
  postingListsOf,
  stepFrom,
} from './posting-list.ts';

type Posting = [ordinal: number, places: number];

/** As far as a posting of a pair reaches. */
const LAST = 2 ** 28 - 1;
const postings = fc
  .array(fc.tuple(fc.oneof(fc.nat(50_000), fc.nat(LAST)), fc.integer({ min: 1, max: PLACES })), { maxLength: 60 })
  .map((some): Posting[] => some.sort(([one], [other]) => one - other));

function read({ steps, length }: PostingList): Posting[] {
  const found: Posting[] = [];
  let ordinal = 0;
  for (const step of steps.subarray(0, length)) {
    ordinal = stepFrom(ordinal, step);
    if (step & PLACES) found.push([ordinal, step & PLACES]);
  }
  return found;
}

it('gives back what was added, however far apart', () => {
  fc.assert(
    fc.property(postings, (given) => {
      const list = createPostingList();
      for (const [ordinal, places] of given) addPosting(list, ordinal, places);
      expect(read(list)).toEqual(given);
    }),
  );
});

it('gives back what was noted while an index loaded, and takes more', () => {
  fc.assert(
    fc.property(fc.array(postings, { minLength: 1, maxLength: 5 }), fc.nat(20_000), (given, more) => {
      const pairs = createPairs();
      for (const [key, some] of given.entries()) {
        for (const [ordinal, places] of some) {
          push(pairs.keys, key);
          push(pairs.values, pairedPosting(ordinal, places));
        }
      }
      const lists = postingListsOf(pairs, given.length);
      expect(lists.map(read)).toEqual(given);
      for (const list of lists) for (let i = 1; i <= 9; i++) addPosting(list, Math.min(LAST, list.last + more), i);
      const added = [1, 2, 3, 4, 5, 6, 7, 8, 9];
      expect(lists.map((list) => read(list).slice(0, -9))).toEqual(given);
      expect(lists.map((list) => read(list).slice(-9))).toEqual(
        given.map((some) => added.map((i) => [Math.min(LAST, (some.at(-1)?.[0] ?? 0) + more * i), i])),
      );
    }),
  );
});

it('takes two bytes for a trip', () => {
  const pairs = createPairs();
  for (let ordinal = 0; ordinal < 46_000; ordinal += 1) {
    push(pairs.keys, 0);
    push(pairs.values, pairedPosting(ordinal, 1));
  }
  const [list] = postingListsOf(pairs, 1);
  expect(list?.length).toBe(46_000);
  expect(list?.steps.byteLength).toBeLessThan(46_000 * 2.2);
});
