import { z } from 'zod';
import { tripCards } from '#catalogue';
import { categoryRef, operatorRef } from '#catalogue/addresses';
import { toTripDocument, tripDocument, tripExample } from '#catalogue/doors';
import { type Context, notFound } from '#kernel';
import { checkDepth, defineRoute, filtersQuery, orderQuery, pagingQuery, slugParam } from '#kernel/http';
import { facets, sorts } from '../facets.ts';
import type { Search } from '../live/create-search.ts';
import { readListQuery } from '../read-list-query.ts';
import { namesWithoutSuffix } from '../slug-suffix.ts';
import type { IndexScope } from '../trip-index/index-query.ts';
import { facetsQuery, listMeta, toListMeta } from './list-metadata-resource.ts';
import { partMatch } from './search-resource.ts';
import { wordsQuery } from './words-query.ts';

const orders = sorts.map(({ value }) => value);

const FILTER_KEYS = [...facets.map(({ key }) => key), 'price_min', 'price_max'];

const FILTERS = `By what to narrow the list: values of one filter are alternatives, filters hold together, and what is
asked of departures (\`departure_month\`, \`price\`, \`price_min\`, \`price_max\`, \`departure_guaranteed\`, \`spots\`) holds on
one departure, whose price is then the trip’s. \`price_range\` is two whole numbers of US dollars, as 1000-2500. An unknown
key or value is refused.`.replace(/\n/g, ' ');

const meta = listMeta.extend({
  corrected: z
    .object({ from: z.string(), to: z.string() })
    .nullable()
    .meta({ description: 'What was searched for in place of a mistyped text.' }),
  partly: partMatch,
});

const listQuery = pagingQuery.extend({
  order_by: orderQuery(orders, 'recommended'),
  filters: filtersQuery(FILTERS, FILTER_KEYS),
  facets: facetsQuery,
});

const textQuery = listQuery.extend(
  wordsQuery('Words that trips hold, or most of them where none holds all; blank asks for every trip.'),
);

const shape = {
  tag: 'Trips',
  answer: tripDocument.extend({ meta }),
  example: {
    ...tripExample,
    meta: {
      current_page: 1,
      total_pages: 1,
      total_count: 1,
      limit_value: 10,
      category_page_type: null,
      quick_filters: [],
      applied_filters: [{ key: 'duration', value: 'one_week', label: 'About a week' }],
      extended_filters: [],
      corrected: null,
      partly: null,
    },
  },
  cacheControl: 'public, max-age=0, s-maxage=60',
};

/** Lists of trips with everything by which they can be narrowed, as the pages show them. */
export function tripRoutes(search: Search) {
  return [
    defineRoute({
      ...shape,
      key: 'GET /v1/trips',
      summary: 'Trips, searched and narrowed',
      description: 'Every trip on offer, with the exact count and the count of every value by which to narrow them.',
      params: z.object({}),
      query: textQuery,
      handle: (ctx: Context, { query }: { query: z.output<typeof textQuery> }) => list(search, ctx, query),
    }),
    defineRoute({
      ...shape,
      key: 'GET /v1/categories/{slug}/trips',
      summary: 'The trips of a category',
      description: 'The trips of a place, theme, activity or style, with the counts by which to narrow them.',
      params: z.object({ slug: slugParam('The category’s slug, or that of its page of trips.', 'patagonia') }),
      query: listQuery,
      handle: (ctx: Context, { params, query }: { params: { slug: string }; query: z.output<typeof listQuery> }) =>
        ofCategory(search, ctx, params.slug, query),
    }),
    defineRoute({
      ...shape,
      key: 'GET /v1/operators/{slug}/trips',
      summary: 'A company’s trips',
      description:
        'The trips of a company, with the counts by which to narrow them. A slug may end in "-trips", as the page’s address does.',
      params: z.object({ slug: slugParam('The company’s slug.', 'andeo-expeditions') }),
      query: listQuery,
      handle: (ctx: Context, { params, query }: { params: { slug: string }; query: z.output<typeof listQuery> }) =>
        ofOperator(search, ctx, params.slug, query),
    }),
  ] as const;
}

type Asked = z.output<typeof textQuery>;
type Answer = z.output<typeof shape.answer>;

type Listed = z.output<typeof listQuery>;
const NO_TEXT = { search: '', literal: false };

async function ofCategory(search: Search, ctx: Context, slug: string, query: Listed): Promise<Answer> {
  const category = await categoryRef(ctx, slug);
  if (!category) throw notFound();
  return list(search, ctx, { ...query, ...NO_TEXT }, { category: category.slug });
}

async function ofOperator(search: Search, ctx: Context, slug: string, query: Listed): Promise<Answer> {
  const operator = await operatorRef(ctx, namesWithoutSuffix(slug, '-trips'));
  if (!operator) throw notFound();
  return list(search, ctx, { ...query, ...NO_TEXT }, { operator: operator.slug });
}

async function list(search: Search, ctx: Context, asked: Asked, scope: IndexScope = {}): Promise<Answer> {
  const { filters, order_by: orderBy, search: text, literal, facets: told, ...paging } = asked;
  checkDepth(paging);
  const narrowed = readListQuery(
    search,
    { filters: Object.entries(filters).map(([key, values]) => ({ key, values })), orderBy },
    paging,
  );
  const query = { ...narrowed, text, exact: literal };
  const found = await search.search(query, { scope, partner: ctx.partner });
  const cards = await tripCards(ctx, found.ids, found.cheapest);
  return {
    ...toTripDocument(cards),
    meta: {
      ...toListMeta(query, found, { facets: told, categoryPageType: scope.category === undefined ? null : 'trip' }),
      corrected: found.corrected,
      partly: found.partly,
    },
  };
}
