import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cell, marked, row } from './rows.ts';

const cell = (text: string): Cell => ({ text });
const lowest = { mark: 'Lowest price', best: 'lowest' } as const;
const highest = { mark: 'Highest score', best: 'highest', of: 'some' } as const;
const marks = (cells: Cell[]) => cells.map((one) => one?.mark ?? null);

describe('a line of a comparison', () => {
  it('marks the lowest only where every trip has a figure and one alone is first', () => {
    const figures = fc.array(fc.option(fc.integer({ min: 1, max: 4 })), { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(figures, (given) => {
        const cells = given.map((figure) => (figure === null ? null : cell(String(figure))));
        const known = given.filter((figure) => figure !== null);
        const first = Math.min(...known);
        const certain = known.length === given.length && known.filter((figure) => figure === first).length === 1;
        expect(marks(marked(cells, given, lowest))).toEqual(
          given.map((figure) => (certain && figure === first ? 'Lowest price' : null)),
        );
      }),
    );
  });

  it('marks the highest score among those that have one, but none that stands alone', () => {
    const cells = [cell('4.8'), cell('No score yet'), cell('4.6')];
    expect(marks(marked(cells, [48, null, 46], highest))).toEqual(['Highest score', null, null]);
    expect(marks(marked(cells, [48, null, null], highest))).toEqual([null, null, null]);
    expect(marks(marked(cells, [48, null, 48], highest))).toEqual([null, null, null]);
  });

  it('is left out where nobody says anything, and folded where all say the same', () => {
    expect(row('Gear', [null, null])).toBeNull();
    expect(row('Length', [cell('8 days'), cell('8 days')])).toMatchObject({ same: true });
    expect(row('Length', [cell('8 days'), null])).toMatchObject({ same: false });
    expect(row('Length', [cell('8 days'), { text: '8 days', note: '7 nights' }])).toMatchObject({ same: false });
  });
});
