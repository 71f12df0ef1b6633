import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FacetKey, facets, sorts } from './facets.ts';
import {
  emptyListQuery,
  isNarrowed,
  type ListQuery,
  listQueryToParams,
  parseListQuery,
  readFilters,
} from './list-query.ts';

const parse = (address: string) => parseListQuery(new URLSearchParams(address));

const anyQuery: fc.Arbitrary<ListQuery> = fc.record({
  text: fc.constantFrom('', 'inca trail', 'São Tomé & co'),
  exact: fc.boolean(),
  filters: fc
    .dictionary(fc.constantFrom<FacetKey>('theme', 'duration', 'departure_month', 'spots'), fc.boolean())
    .map((chosen) =>
      Object.fromEntries(
        Object.keys(chosen).map((key) => [
          key,
          { theme: ['food', 'wildlife'], duration: ['long'], departure_month: ['2027-01'], spots: ['4'] }[key],
        ]),
      ),
    ),
  priceMin: fc.option(fc.integer({ min: 0, max: 900 })),
  priceMax: fc.option(fc.integer({ min: 900, max: 9000 })),
  sort: fc.constantFrom(...sorts.map(({ value }) => value)),
  page: fc.integer({ min: 1, max: 400 }),
  limit: fc.integer({ min: 1, max: 50 }),
});

describe('the address of a list', () => {
  it('reads what the plain filter form sends', () => {
    const query = parse(
      'q=+Inca++trail+&theme=wildlife&theme=food&departure_month=2027-01&price_min=1500&price_max=&spots=4&sort=price_low_to_high&page=3',
    );
    expect(query).toEqual({
      ...emptyListQuery(),
      text: 'Inca trail',
      filters: { theme: ['wildlife', 'food'], departure_month: ['2027-01'], spots: ['4'] },
      priceMin: 1500,
      sort: 'price_low_to_high',
      page: 3,
    });
  });

  it('ignores what it does not know', () => {
    expect(
      parse(
        'utm_source=mail&colour=red&duration=forever&departure_month=2027-13&sort=cheapest&page=0&limit=500&price_min=-4',
      ),
    ).toEqual(emptyListQuery());
  });

  it('takes one value of a facet that has room for one, and turns a range around that is upside down', () => {
    expect(parse('spots=2&spots=8').filters).toEqual({ spots: ['2'] });
    expect(parse('price_min=3000&price_max=1000')).toMatchObject({ priceMin: 1000, priceMax: 3000 });
  });

  it('is written and read back without loss', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const read = parseListQuery(listQueryToParams(query));
        expect({ ...read, filters: sorted(read.filters) }).toEqual({ ...query, filters: sorted(query.filters) });
      }),
    );
  });

  it('has one spelling for equal lists', () => {
    const address = listQueryToParams(
      parse('page=1&theme=wildlife&sort=recommended&destination=peru&theme=food&q=trek&limit=24'),
    ).toString();
    expect(address).toBe('q=trek&destination=peru&theme=food&theme=wildlife');
  });

  it('knows a list that is narrowed from one that is only leafed through', () => {
    expect(isNarrowed(parse('page=4'))).toBe(false);
    expect(isNarrowed(parse('sort=rating_high_to_low'))).toBe(true);
    expect(isNarrowed(parse('price_max=900'))).toBe(true);
  });
});

describe('strict filters', () => {
  it('names every key and value that nobody knows', () => {
    const { problems, ...read } = readFilters(
      [
        { key: 'duration', values: ['long', 'forever'] },
        { key: 'price_min', values: ['1000'] },
        { key: 'price_max', values: ['much'] },
        { key: 'colour', values: ['red'] },
      ],
      'cheapest',
    );
    expect(read).toEqual({ filters: { duration: ['long'] }, priceMin: 1000, priceMax: null, sort: 'recommended' });
    expect(problems.map(({ key, value }) => [key, value])).toEqual([
      ['duration', 'forever'],
      ['price_max', 'much'],
      ['colour', null],
      ['orderBy', 'cheapest'],
    ]);
  });

  it('accepts every value of the table', () => {
    for (const facet of facets) {
      if (!('values' in facet)) continue;
      const values = facet.values.map(({ value }) => value);
      expect(readFilters([{ key: facet.key, values }]).problems, facet.key).toEqual([]);
    }
  });
});

function sorted(filters: ListQuery['filters']) {
  return Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, [...values].sort()]));
}

it('takes every key that a term may have, with the marks of its script', () => {
  const { filters } = parseListQuery(new URLSearchParams({ theme: 'हिन्दी' }));
  expect(filters.theme).toEqual(['हिन्दी']);
});
