import { describe, expect, it } from 'vitest';
import { growth, LINEAR } from '#kernel/testing';
import { isPartlyIgnored, parseListQuery, readFilters, withoutValues } from './list-query.ts';
import { wordsOf } from './words.ts';

const SIZE = 50_000;

describe('what is asked of a list', () => {
  it.each(['a', ' ', "a's", '’s', 'é ', ',', '-', '\u0301'])(
    'is read in time that grows as its length does: %j',
    (piece) => {
      const filled = (size: number) => piece.repeat(size / piece.length);
      expect(growth((size) => wordsOf(filled(size)), SIZE)).toBeLessThan(LINEAR);
      expect(growth((size) => parseListQuery(new URLSearchParams({ q: filled(size) })), SIZE)).toBeLessThan(LINEAR);
    },
  );

  it('may be any number of values', () => {
    const values = (size: number) => Array.from({ length: size }, (_, i) => `v${i}`);
    const page = (size: number) => {
      const params = new URLSearchParams(values(size).map((value) => ['theme', value]));
      const query = parseListQuery(params);
      isPartlyIgnored(params, withoutValues(query, [{ key: 'theme', value: 'v1' }]));
    };
    expect(growth(page, SIZE)).toBeLessThan(LINEAR);
    expect(growth((size) => readFilters([{ key: 'theme', values: values(size) }]), SIZE)).toBeLessThan(LINEAR);
    const entries = (size: number) => values(size).map((value) => ({ key: 'theme', values: [value] }));
    expect(growth((size) => readFilters(entries(size)), SIZE / 10)).toBeLessThan(LINEAR);
  });
});
