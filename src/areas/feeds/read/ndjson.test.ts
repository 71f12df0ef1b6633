import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNdjson } from './ndjson.ts';

describe('a line of JSON', () => {
  const read = (text: string) => readNdjson([{ number: 1, text }])[0];
  const escaped = (text: string) =>
    text
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join('');

  it('has no text of blanks alone, written out or escaped', () => {
    const blanks = fc.string({ unit: fc.constantFrom(...' \t\n\r\f\v\u00a0\u2003\u2028\u3000\ufeff'), maxLength: 4 });
    fc.assert(
      fc.property(blanks, (blank) => {
        const kept = { line: 1, value: { kept: 'a', list: ['b'] } };
        for (const written of [JSON.stringify(blank), `"${escaped(blank)}"`])
          expect(read(`{"kept": "a", "blank": ${written}, "list": [${written}, "b"]}`)).toEqual(kept);
      }),
    );
  });

  it('keeps its other texts as they are, written out or escaped', () => {
    const texts = fc
      .string({ minLength: 1, unit: 'grapheme' })
      .filter((text) => text.trim() !== '' && !/\0/.test(text));
    fc.assert(
      fc.property(texts, (text) => {
        for (const written of [JSON.stringify(text), `"${escaped(text)}"`])
          expect(read(`{"text": ${written}}`)).toEqual({ line: 1, value: { text } });
      }),
    );
  });
});
