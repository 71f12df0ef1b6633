import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBits, countShared, intersect } from './bitmap.ts';

const bitmaps = fc
  .array(fc.integer({ min: 0, max: 0xffffffff }), { maxLength: 40 })
  .map((words) => Uint32Array.from(words));

describe('bitmaps', () => {
  it('count what they share as if it were a bitmap of its own', () => {
    fc.assert(
      fc.property(bitmaps, bitmaps, (a, b) => {
        expect(countShared(a, b)).toBe(countBits(intersect(a.slice(), b)));
        expect(countShared(a, a)).toBe(countOneByOne(a));
      }),
    );
  });
});

function countOneByOne(bitmap: Uint32Array): number {
  return [...bitmap].reduce((count, word) => count + word.toString(2).replaceAll('0', '').length, 0);
}
