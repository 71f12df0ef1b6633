import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('a line of comma-separated values', () => {
  it('quotes texts, and leaves figures as they are', () => {
    expect(csvLine(['Ice, "and" fire', { figure: '-12.50' }, { figure: '' }, ''])).toBe(
      '"Ice, ""and"" fire",-12.50,,""',
    );
  });

  it.each([
    '=HYPERLINK("https://evil.example","Click")',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '  =1',
    '＝1',
    '\uFEFF=1',
  ])('has a spreadsheet read %j as a text', (text) => {
    const [[cell]] = parse(csvLine([text])) as [[string]];
    expect(cell).toBe(`'${text}`);
  });

  it('is read again as it was, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 6 }), (texts) => {
        const [cells] = parse(csvLine(texts), { skip_empty_lines: false }) as [string[]];
        expect(cells.map((cell, i) => (cell === `'${texts[i]}` ? texts[i] : cell))).toEqual(texts);
        for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }),
      { numRuns: 500 },
    );
  });
});
