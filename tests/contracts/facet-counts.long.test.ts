import { beforeAll, describe, expect, it } from 'vitest';
import { factsOf } from '../../src/web/page-table.ts';
import { readTripList } from '../../src/web/search/trip-list.loader.ts';
import { knownValue } from '../../src/web/server-value.ts';
import { type AskList, type Counted, facetCases } from './facet-cases.ts';
import { type Samples, samplesOf } from './samples.ts';
import { seededSite } from './testing.ts';

/** `npm run facets` asks for more. */
const TIMES = Number(process.env.FACET_CASES ?? 300);
const SEED = Number(process.env.FACET_SEED ?? 7);

type Group = { key: string; options: { value: string; count: number }[] };

const optionsOf = (groups: readonly Group[]) =>
  groups.flatMap(({ key, options }) => options.map(({ value, count }) => ({ key, value, count })));

describe('the count beside an option', () => {
  const site = seededSite();
  let samples = {} as Samples;
  beforeAll(async () => {
    samples = await samplesOf(site);
  });

  const rest =
    (path: () => string): AskList =>
    async (chosen) => {
      const params = new URLSearchParams({ limit: '1', facets: 'all' });
      for (const [key, values] of Object.entries(chosen)) params.set(`filters[${key}]`, values.join(','));
      const answer = await site.ask(`${path()}${path().includes('?') ? '&' : '?'}${params}`);
      const { meta } = (await answer.json()) as { meta: { total_count: number; extended_filters: Group[] } };
      return { total: meta.total_count, options: optionsOf(meta.extended_filters) };
    };

  const graphql =
    (field: (args: string) => string, list = (found: Record<string, unknown>) => found): AskList =>
    async (chosen) => {
      const filters = Object.entries(chosen).map(([key, values]) => ({ key, values }));
      const { data, errors } = await site.query(
        `query($filters: [FilterInput!]) { found: ${field('limit: 1, filters: $filters')} }`,
        { filters },
      );
      expect(errors).toBeUndefined();
      const { metadata } = list(data.found) as { metadata: { totalCount: number; extendedFilters: Group[] } };
      return { total: metadata.totalCount, options: optionsOf(metadata.extendedFilters) };
    };
  const METADATA = '{ metadata { totalCount extendedFilters { key options { value count } } } }';

  const page =
    (place: () => Parameters<typeof readTripList>[2], text = ''): AskList =>
    async (chosen): Promise<Counted> => {
      const params = new URLSearchParams(text && { q: text });
      for (const [key, values] of Object.entries(chosen)) for (const value of values) params.append(key, value);
      const services = {
        ...site.door,
        ctx: site.ctx,
        atPartner: null,
        requestId: 'test',
        page: factsOf('search/all-trips.route'),
        isData: false,
        hasPage: () => true,
        taskKinds: {},
        contracts: site.door.contracts,
      };
      const list = await readTripList(services, new Request(`http://localhost/list?${params}`), place());
      // “Any” is no value.
      const groups = knownValue(list.groups).map((group) => ({
        ...group,
        options: group.options.flatMap(({ value, count }) => (count === undefined ? [] : [{ value, count }])),
      }));
      return { total: list.total, options: optionsOf(groups) };
    };

  const trips: Record<string, AskList> = {
    'the page of all trips': page(() => ({ path: '/all-trips' })),
    'the page of results': page(() => ({ path: '/catalogsearch/result' }), 'wildlife'),
    'the page of a category': page(() => ({ path: '/trip-list/x', category: samples.category })),
    'the page of a company': page(() => ({ path: '/tour-operators/x-trips', operator: samples.operator })),
    'GET /v1/trips': rest(() => '/v1/trips'),
    'GET /v1/trips?search=': rest(() => '/v1/trips?search=wildlife'),
    'GET /v1/operators/{slug}/trips': rest(() => `/v1/operators/${samples.operator}/trips`),
    'GET /v1/categories/{slug}/trips': rest(() => `/v1/categories/${samples.tripPage}/trips`),
    search: graphql(
      (args) => `search(query: "", ${args}) { trips ${METADATA} }`,
      ({ trips: list }) => list as Record<string, unknown>,
    ),
    categoryTripList: graphql((args) => `categoryTripList(slug: "${samples.tripPage}", ${args}) ${METADATA}`),
    operatorTripList: graphql((args) => `operatorTripList(slug: "${samples.operator}", ${args}) ${METADATA}`),
    categoryReviews: graphql((args) => `categoryReviews(slug: "${samples.reviewPage}", ${args}) ${METADATA}`),
    seoLanding: graphql(
      (args) => `seoLanding(slug: "${samples.landing}", ${args}) { trips ${METADATA} }`,
      ({ trips: list }) => list as Record<string, unknown>,
    ),
  };
  const companies: Record<string, AskList> = {
    'GET /v1/categories/{slug}/operators': rest(() => `/v1/categories/${samples.operatorPage}/operators`),
    categoryOperatorReviews: graphql(
      (args) => `categoryOperatorReviews(slug: "${samples.operatorPage}", ${args}) ${METADATA}`,
    ),
  };

  it.each([
    ['trips', trips, Math.ceil(TIMES * 0.8)],
    ['companies', companies, Math.ceil(TIMES * 0.2)],
  ])(
    'is what a list of %s holds once it is chosen, on pages, by REST and by GraphQL',
    async (_, lists, times) => {
      const cases = await facetCases(lists, { times, seed: SEED });
      expect(new Set(cases.map(({ list }) => list))).toEqual(new Set(Object.keys(lists)));
      expect(cases.filter(({ promised, found }) => promised !== found)).toEqual([]);
    },
    TIMES * 500,
  );
});
