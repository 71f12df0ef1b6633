import { getIntrospectionQuery } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { seededSite } from './testing.ts';

describe('a GraphQL query', () => {
  const site = seededSite();
  const slugs = { operator: '', category: '' };

  beforeAll(async () => {
    const { rows } = await site.door.pool.query('select slug from operators order by trips_count desc, id limit 1');
    slugs.operator = rows[0].slug;
    const pages = await site.door.pool.query(
      `select page.slug from category_pages page join categories on categories.id = page.category_id
       where page.kind = 'trip' order by trips_count desc, page.id limit 1`,
    );
    slugs.category = pages.rows[0].slug;
  });

  const refusalOf = async (query: string, variables?: Record<string, unknown>) => {
    const { errors, data } = await site.query(query, variables);
    const [error] = errors ?? [];
    return { code: error?.extensions.code, status: error?.extensions.status, message: error?.message ?? '', data };
  };
  const TOO_COMPLEX = { code: 'TOO_COMPLEX', status: 400 };
  const NOT_FOUND = { code: 'NOT_FOUND', status: 404, message: 'Page not found' };
  const BAD_INPUT = { code: 'BAD_USER_INPUT', status: 422 };

  describe('may not ask for too much:', () => {
    /** A trip within a company within a trip, so many levels of fields in all. */
    const nested = (levels: number): string => {
      let selection = '{ id }';
      for (let level = levels - 2; level > 0; level--)
        selection = level % 2 ? `{ operator ${selection} }` : `{ topTrips ${selection} }`;
      return `{ tripDetail(slug: "none") ${selection} }`;
    };

    it('ten levels are enough', async () => {
      expect(await refusalOf(nested(4))).toMatchObject(NOT_FOUND);
      expect(await refusalOf(nested(11))).toMatchObject(TOO_COMPLEX);
      expect((await refusalOf(nested(11))).message).toContain('11 levels deep');
    });

    it('lists multiply what their nodes cost by their limit, a variable one too', async () => {
      const query = (fields: string) =>
        `query ($slug: String!, $limit: Int!) { operatorTripList(slug: $slug, limit: $limit) { nodes { ${fields} } } }`;
      const forty = Array.from({ length: 13 }, (_, i) => ['name', 'slug', 'id'][i % 3]).join(' ');
      expect((await site.query(query(forty), { slug: slugs.operator, limit: 50 })).errors).toBeUndefined();
      const heavy = query('availabilities { id startDate endDate availability minToRun priceNotes }');
      expect((await site.query(heavy, { slug: slugs.operator, limit: 10 })).errors).toBeUndefined();
      expect(await refusalOf(heavy, { slug: slugs.operator, limit: 50 })).toMatchObject(TOO_COMPLEX);
    });

    it('pages to which a list leads hold as many trips whatever the list itself is asked for', async () => {
      const dates = 'availabilities { id startDate endDate availability minToRun priceNotes }';
      const query = (fields: string) =>
        `query ($slug: String!, $limit: Int!) { categoryTripList(slug: $slug, limit: $limit) {
          category { tripPage { trips { nodes { ${fields} } } } } } }`;
      expect((await site.query(query(dates), { slug: slugs.category, limit: 50 })).errors).toBeUndefined();
      const heavy = ['a', 'b', 'c', 'd', 'e'].map((alias) => `${alias}: ${dates}`).join(' ');
      const refusals = [1, 10, 50].map((limit) => refusalOf(query(heavy), { slug: slugs.category, limit }));
      const [one, ...more] = await Promise.all(refusals);
      expect(one).toMatchObject(TOO_COMPLEX);
      expect(more).toEqual([one, one]);
    });

    it('five fields at the root, however they are spread', async () => {
      const field = (i: number) => `a${i}: tripDetail(slug: "none") { id }`;
      const fields = (count: number) => Array.from({ length: count }, (_, i) => field(i)).join(' ');
      expect(await refusalOf(`{ ${fields(5)} }`)).toMatchObject(NOT_FOUND);
      expect(await refusalOf(`{ ${fields(6)} }`)).toMatchObject(TOO_COMPLEX);
      expect(await refusalOf(`{ ...F ...F ${field(9)} } fragment F on Query { ${fields(3)} }`)).toMatchObject(
        TOO_COMPLEX,
      );
    });

    it('fifteen aliases', async () => {
      const aliases = (count: number) => Array.from({ length: count }, (_, i) => `a${i}: id`).join(' ');
      expect(await refusalOf(`{ tripDetail(slug: "none") { ${aliases(15)} } }`)).toMatchObject(NOT_FOUND);
      expect(await refusalOf(`{ tripDetail(slug: "none") { ${aliases(16)} } }`)).toMatchObject(TOO_COMPLEX);
    });

    it('the operation that is run is the one that is measured', async () => {
      const heavy = `query Heavy { operatorTripList(slug: "x", limit: 50) { nodes { availabilities { id startDate endDate availability minToRun priceNotes } } } }`;
      const answer = await site.ask('/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query: `query Light { __typename } ${heavy}`, operationName: 'Heavy' }),
      });
      const { errors } = (await answer.json()) as { errors: { extensions: object }[] };
      expect(errors[0]?.extensions).toMatchObject(TOO_COMPLEX);
    });

    it.each([
      [
        'fragments that double',
        (n: number) => {
          const fragments = Array.from(
            { length: n },
            (_, i) => `fragment F${i} on Operator { ...F${i + 1} ...F${i + 1} }`,
          );
          return `{ operatorProfile(slug: "x") { ...F0 } } ${fragments.join(' ')} fragment F${n} on Operator { id }`;
        },
        60,
      ],
      ['one field again and again', (n: number) => `{ tripDetail(slug: "x") { ${'id '.repeat(n)} } }`, 9000],
      ['braces within braces', (n: number) => `${'{ a '.repeat(n)}${'}'.repeat(n)}`, 6000],
      ['lists within lists', (n: number) => `{ tripDetail(slug: ${'['.repeat(n)}${']'.repeat(n)}) { id } }`, 14_000],
      [
        'introspection within introspection',
        (n: number) => `{ __schema { types ${'{ fields { type '.repeat(n)} { name } ${'} }'.repeat(n)} } }`,
        12,
      ],
    ])('%s are refused before anybody walks them', async (_name, build, size) => {
      const { code } = await refusalOf(build(size));
      expect(['TOO_COMPLEX', 'BAD_USER_INPUT']).toContain(code);
    });

    it('the usual introspection is allowed', async () => {
      expect((await site.query(getIntrospectionQuery())).errors).toBeUndefined();
    });
  });

  describe('that asks for what isn’t there', () => {
    it.each([
      'tripDetail(slug: "none") { id }',
      'operatorProfile(slug: "none") { id }',
      'operatorTripList(slug: "none") { metadata { totalCount } }',
      'operatorReviews(slug: "none") { metadata { totalCount } }',
      'categoryTripList(slug: "none") { metadata { totalCount } }',
    ])('is told so by { %s }', async (field) => {
      expect(await refusalOf(`{ ${field} }`)).toMatchObject(NOT_FOUND);
      const withAnySlug = `query ($slug: String!, $dmo: String) { ${field.replace('"none"', '$slug, dmoSlug: $dmo')} }`;
      for (const slug of ['\u0000', '\ud800', "' or 1=1 --", 'a'.repeat(500)]) {
        expect(await refusalOf(withAnySlug, { slug })).toMatchObject(NOT_FOUND);
        expect(await refusalOf(withAnySlug, { slug: slugs.operator, dmo: slug })).toMatchObject(NOT_FOUND);
      }
      expect(await refusalOf(withAnySlug, { slug: slugs.operator, dmo: 'nobody' })).toMatchObject(NOT_FOUND);
    });

    it('still gets the rest', async () => {
      const answer = await site.query(
        `{ gone: tripDetail(slug: "none") { id } operatorProfile(slug: "${slugs.operator}") { slug } }`,
      );
      expect(answer.status).toBe(200);
      expect(answer.data).toEqual({ gone: null, operatorProfile: { slug: slugs.operator } });
      expect(answer.errors?.map(({ path, extensions }) => ({ path, extensions }))).toEqual([
        { path: ['gone'], extensions: { code: 'NOT_FOUND', status: 404, exception: { name: 'NOT_FOUND' } } },
      ]);
    });
  });

  describe('for a list', () => {
    const list = (args: string) => `{ operatorTripList(slug: "${slugs.operator}", ${args}) { metadata {
      totalCount limitValue appliedFilters { key value label } extendedFilters { key options { value count selected } } } } }`;

    it.each([
      ['limit: 51', 'limit must be between 1 and 50'],
      ['limit: 0', 'limit must be between 1 and 50'],
      ['page: 0', 'page must be 1 or more'],
      ['page: 201, limit: 50', 'Lists end at row 10000'],
      ['filters: [{ key: "color", values: ["red"] }]', 'color is not a filter'],
      ['filters: [{ key: "duration", values: ["forever"] }]', '"forever" is not a value of duration'],
      ['filters: [{ key: "destination", values: ["atlantis"] }]', '"atlantis" is not a value of destination'],
      ['filters: [{ key: "price_min", values: ["cheap"] }]', '"cheap" must be one whole number of US dollars'],
    ])('with %s is refused: %s', async (args, message) => {
      const refusal = await refusalOf(list(args));
      expect(refusal).toMatchObject(BAD_INPUT);
      expect(refusal.message).toContain(message);
    });

    it('takes at most 25 reviews', async () => {
      const reviews = (limit: number) =>
        `{ operatorReviews(slug: "${slugs.operator}", limit: ${limit}) { nodes { id } metadata { totalCount limitValue } } }`;
      expect((await site.query(reviews(25))).errors).toBeUndefined();
      expect(await refusalOf(reviews(26))).toMatchObject(BAD_INPUT);
    });

    it('refuses an order that nobody knows', async () => {
      expect(await refusalOf(list('orderBy: by_commission'))).toMatchObject(BAD_INPUT);
    });

    it('is narrowed by its filters: either value of one key, all keys', async () => {
      const read = async (filters: string) =>
        (await site.query(list(filters ? `filters: [${filters}]` : 'page: 1'))).data.operatorTripList.metadata;
      const all = await read('');
      const durations: { value: string; count: number }[] = all.extendedFilters.find(
        ({ key }: { key: string }) => key === 'duration',
      ).options;
      expect(durations.reduce((sum, { count }) => sum + count, 0)).toBe(all.totalCount);
      const [first, second] = durations;
      const one = await read(`{ key: "duration", values: ["${first?.value}"] }`);
      expect(one.totalCount).toBe(first?.count);
      expect(one.appliedFilters).toEqual([{ key: 'duration', value: first?.value, label: expect.any(String) }]);
      const two = await read(`{ key: "duration", values: ["${first?.value}", "${second?.value}"] }`);
      expect(two.totalCount).toBe((first?.count ?? 0) + (second?.count ?? 0));
      const both = await read(
        `{ key: "duration", values: ["${first?.value}"] }, { key: "price_min", values: ["1500"] }`,
      );
      expect(both.totalCount).toBeLessThanOrEqual(one.totalCount);
    });

    it('is that of the company, whatever the spelling of its page', async () => {
      const { data } = await site.query(`{
        operatorTripList(slug: "${slugs.operator}-trips") { metadata { totalCount } category { id } }
        plain: operatorTripList(slug: "${slugs.operator}") { metadata { totalCount } category { id } }
      }`);
      expect(data.operatorTripList).toEqual(data.plain);
    });
  });
});
