import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('page numbers', () => {
  it('show first, last and the neighbors', () => {
    expect(pageWindow(6, 14)).toEqual([1, 'gap', 5, 6, 7, 'gap', 14]);
    expect(pageWindow(1, 14)).toEqual([1, 2, 'gap', 14]);
    expect(pageWindow(14, 14)).toEqual([1, 'gap', 13, 14]);
  });

  it('show a page rather than a gap of one', () => {
    expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pageWindow(1, 1)).toEqual([1]);
  });

  it('rise, hold the current page, and leave out at least two at a gap', () => {
    const anywhere = fc
      .integer({ min: 1, max: 300 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(anywhere, ([page, pages]) => {
        const window = pageWindow(page, pages);
        expect(window).toContain(page);
        expect(window.at(0)).toBe(1);
        expect(window.at(-1)).toBe(pages);
        window.forEach((entry, index) => {
          const before = window[index - 1];
          const after = window[index + 1];
          if (entry === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === 'number') expect(entry).toBe(before + 1);
        });
      }),
    );
  });
});
