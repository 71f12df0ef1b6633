import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { popcount } from './bitmap.ts';
import { editDistance, lettersOf } from './edit-distance.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });

/** The definition, without a shortcut. */
function slips(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const swap =
    a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)
      ? slips(a.slice(0, -2), b.slice(0, -2)) + 1
      : Number.POSITIVE_INFINITY;
  const same = slips(a.slice(0, -1), b.slice(0, -1)) + (a.at(-1) === b.at(-1) ? 0 : 1);
  return Math.min(swap, same, slips(a.slice(0, -1), b) + 1, slips(a, b.slice(0, -1)) + 1);
}

describe('edit distance', () => {
  it('counts letters and swaps of neighbors', () => {
    expect(editDistance('patagnoia', 'patagonia', 2)).toBe(1);
    expect(editDistance('peru', 'per', 2)).toBe(1);
    expect(editDistance('kilmanjaro', 'kilimanjaro', 2)).toBe(1);
    expect(editDistance('lima', 'oslo', 2)).toBe(3);
  });

  it('measures against the beginning of a word where that is asked', () => {
    expect(editDistance('patagno', 'patagonia', 2)).toBe(3);
    expect(editDistance('patagno', 'patagonia', 2, true)).toBe(1);
  });

  it('agrees with its definition up to the limit', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 }),
        word.filter((w) => w.length < 7),
        (a, b) => {
          expect(editDistance(a, b, 2)).toBe(Math.min(3, slips(a, b)));
          const beginnings = Array.from({ length: b.length + 1 }, (_, length) => slips(a, b.slice(0, length)));
          expect(editDistance(a, b, 2, true)).toBe(Math.min(3, ...beginnings));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('never rules out by letters what is near enough', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const [mine, other] = [lettersOf(a), lettersOf(b)];
        expect(popcount(mine ^ other)).toBeLessThanOrEqual(2 * editDistance(a, b, 20));
        expect(popcount(mine & ~other)).toBeLessThanOrEqual(editDistance(a, b, 20, true));
      }),
    );
  });
});
