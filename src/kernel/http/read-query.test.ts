import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isAppError } from '../errors.ts';
import { filtersQuery } from './filters-query.ts';
import { checkDepth, pagingMetaOf, pagingQuery } from './paging.ts';
import { readQuery } from './read-query.ts';
import { snakeKey } from './snake-keys.ts';

const schema = z.object({ order_by: z.string().default('newest'), price1_cents: z.coerce.number().int().optional() });
const read = (query: string) => readQuery(new URLSearchParams(query), schema);

function refusal(action: () => unknown) {
  try {
    action();
  } catch (error) {
    if (isAppError(error)) return { code: error.code, status: error.status, pointer: error.pointer };
    throw error;
  }
  return null;
}

describe('a query', () => {
  it('may be spelled either way, a digit staying with the word before it', () => {
    expect(read('order_by=rating&price1_cents=5')).toEqual({ order_by: 'rating', price1_cents: 5 });
    expect(read('orderBy=rating&price1Cents=5')).toEqual({ order_by: 'rating', price1_cents: 5 });
    expect(snakeKey('strikethroughPrice5Cents')).toBe('strikethrough_price5_cents');
  });

  it('is refused in both spellings at once, and with a key twice', () => {
    const duplicate = { code: 'duplicate_key', status: 422, pointer: 'order_by' };
    expect(refusal(() => read('order_by=a&orderBy=a'))).toEqual(duplicate);
    expect(refusal(() => read('order_by=a&order_by=b'))).toEqual(duplicate);
  });

  it('names the value that can’t be meant', () => {
    expect(refusal(() => read('price1Cents=cheap'))).toEqual({ code: 'invalid', status: 422, pointer: 'price1_cents' });
  });

  it.each(['include=operator', 'sort=-price', 'page[number]=2', 'fields[trips]=name'])(
    'is refused where JSON:API demands it: %s',
    (query) => {
      const [name] = query.split('=');
      expect(refusal(() => read(query))).toEqual({ code: 'bad_request', status: 400, pointer: name });
    },
  );

  it('names what is missing', () => {
    const strict = z.object({ email: z.string() });
    expect(refusal(() => readQuery(new URLSearchParams(), strict))).toMatchObject({
      code: 'required',
      pointer: 'email',
    });
  });

  it('never fails in another way, whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'orderBy')), fc.string())),
        (pairs) => {
          const found = refusal(() => readQuery(new URLSearchParams(pairs), schema));
          expect([undefined, 'invalid', 'duplicate_key']).toContain(found?.code);
        },
      ),
    );
  });
});

describe('filters', () => {
  const filtered = z.object({ order_by: z.string().optional(), filters: filtersQuery('', ['theme']) });
  const readFiltered = (query: string) => readQuery(new URLSearchParams(query), filtered).filters;

  it('are read by key, several values with commas, the key repeated, or as a list', () => {
    expect(readFiltered('filters[theme]=food,wildlife&filters[tripType]=cruise&filters[theme]=art')).toEqual({
      theme: ['food', 'wildlife', 'art'],
      trip_type: ['cruise'],
    });
    const spellings = [
      'filters[theme]=a,b',
      'filters[theme][]=a&filters[theme][]=b',
      'filters[theme][0]=a&filters[theme][1]=b',
    ];
    for (const spelling of spellings) expect(readFiltered(spelling)).toEqual({ theme: ['a', 'b'] });
    expect(readFiltered('')).toEqual({});
    expect(readFiltered('filters[theme]=,%20,')).toEqual({ theme: [] });
  });

  it.each([
    'filter[theme]=a',
    'filters=a',
    'filter=a',
    'filters.theme=a',
    'filters[theme]x=a',
    'filters[a][b]=c',
    'Filters[theme]=a',
  ])('are refused in another form, which would answer the whole catalogue: %s', (query) => {
    const [name = ''] = query.split('=');
    const refused = { code: 'invalid', status: 422, pointer: name };
    expect(refusal(() => readFiltered(query))).toEqual(refused);
    expect(refusal(() => read(query))).toEqual(refused);
  });

  it('are refused in both spellings at once', () => {
    expect(refusal(() => readFiltered('filters[trip_type]=a&filters[tripType]=b'))).toEqual({
      code: 'duplicate_key',
      status: 422,
      pointer: 'filters[trip_type]',
    });
  });

  it('reach no prototype', () => {
    const read = readFiltered('filters[__proto__]=polluted&filters[constructor]=x');
    expect(Object.keys(read)).toEqual(['constructor']);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });
});

describe('paging', () => {
  const paging = (query: string) => readQuery(new URLSearchParams(query), pagingQuery);

  it('starts at page 1 with ten entries', () => {
    expect(paging('')).toEqual({ page: 1, limit: 10 });
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=', 'limit=0', 'limit=51', 'limit=1e9', 'page=Infinity'])(
    'refuses %s',
    (query) => expect(refusal(() => paging(query))).toMatchObject({ code: 'invalid', status: 422 }),
  );

  it('ends at row 10,000', () => {
    expect(refusal(() => checkDepth({ page: 200, limit: 50 }))).toBeNull();
    expect(refusal(() => checkDepth({ page: 201, limit: 50 }))).toMatchObject({ code: 'invalid', pointer: 'page' });
  });

  it('counts pages, an empty list as one', () => {
    expect(pagingMetaOf({ page: 2, limit: 10 }, 31)).toEqual({
      current_page: 2,
      total_pages: 4,
      total_count: 31,
      limit_value: 10,
    });
    expect(pagingMetaOf({ page: 1, limit: 10 }, 0).total_pages).toBe(1);
    expect(pagingMetaOf({ page: 1, limit: 50 }, 123_456).total_pages).toBe(200);
  });
});
