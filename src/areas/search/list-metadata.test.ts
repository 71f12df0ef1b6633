import { describe, expect, it } from 'vitest';
import { listMetadata } from './list-metadata.ts';
import { emptyListQuery } from './list-query.ts';
import type { FilterGroup, SearchResult } from './search-result.ts';

const option = (value: string, count: number, { label = value, selected = false } = {}) => ({
  value,
  label,
  count,
  selected,
});
const result = (groups: FilterGroup[], more: Partial<SearchResult> = {}): SearchResult => ({
  total: 9,
  pageCount: 1,
  ids: [],
  cheapest: new Map(),
  operatorsCount: 1,
  groups,
  applied: [],
  quick: [],
  priceHistogram: [],
  corrected: null,
  partly: null,
  ...more,
});
const valuesOf = (group: FilterGroup) => {
  const [filter] = listMetadata(emptyListQuery(), result([group])).extended;
  return filter && filter.kind !== 'range' ? filter.options.map(({ value }) => value) : [];
};

describe('the filters of a list', () => {
  it('offer names by count, then by label as people sort it', () => {
    const options = [option('b', 2, { label: 'Évora' }), option('a', 2, { label: 'Zagreb' }), option('c', 5)];
    expect(valuesOf({ key: 'destination', label: 'Destination', kind: 'multiple', options })).toEqual(['c', 'b', 'a']);
  });

  it('keep months in the order of time and levels in that of their scale', () => {
    const months = [option('2027-03', 9), option('2026-12', 1), option('2027-01', 5)];
    expect(valuesOf({ key: 'departure_month', label: 'Month', kind: 'multiple', options: months })).toEqual([
      '2026-12',
      '2027-01',
      '2027-03',
    ]);
    const levels = [option('strenuous', 9), option('unheard-of', 8), option('easy', 1), option('very_easy', 2)];
    expect(valuesOf({ key: 'physical_level', label: 'Effort', kind: 'multiple', options: levels })).toEqual([
      'very_easy',
      'easy',
      'strenuous',
      'unheard-of',
    ]);
  });

  it('leave fixed values as the facet lists them', () => {
    const options = [option('short', 1), option('one_week', 9), option('long', 3)];
    expect(valuesOf({ key: 'duration', label: 'Length', kind: 'multiple', options })).toEqual([
      'short',
      'one_week',
      'long',
    ]);
  });

  it('drop values that no trip has, unless they are chosen, and facets without a value', () => {
    const options = [option('empty', 0), option('chosen', 0, { selected: true }), option('some', 1)];
    expect(valuesOf({ key: 'theme', label: 'Themes', kind: 'multiple', options })).toEqual(['some', 'chosen']);
    const none: FilterGroup = { key: 'theme', label: 'Themes', kind: 'multiple', options: [option('empty', 0)] };
    expect(listMetadata(emptyListQuery(), result([none])).extended).toEqual([]);
  });

  it('range from the lowest to the highest price there is, chosen ends included', () => {
    const priceHistogram = [
      { from: 0, to: 500, count: 0 },
      { from: 500, to: 1000, count: 2 },
      { from: 1000, to: 2000, count: 3 },
      { from: 2000, to: null, count: 0 },
    ];
    const range = (query: object) =>
      listMetadata({ ...emptyListQuery(), ...query }, result([], { priceHistogram })).extended;
    expect(range({})).toEqual([{ key: 'price_range', label: 'Price range', kind: 'range', min: 500, max: 2000 }]);
    expect(range({ priceMin: 100, priceMax: 9000 })).toMatchObject([{ min: 100, max: 9000 }]);
  });
});
