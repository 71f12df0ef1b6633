import { z } from 'zod';
import { categoryLinks, operatorFacts, toTripResource, tripCards, tripExample, tripResource } from '#catalogue';
import { AppError, type Context, notFound } from '#kernel';
import {
  checkDepth,
  defineRoute,
  pagingMeta,
  pagingMetaOf,
  pagingQuery,
  type RestRoute,
  slugParam,
} from '#kernel/http';
import { emptyListQuery, LONGEST_TEXT } from './list-query.ts';
import type { Search } from './live/create-search.ts';
import { searchExample, searchResource } from './rest/search-resource.ts';

const TRENDING = 10;

type SearchKey = 'GET /v1/search' | 'GET /v1/dmo/{dmo}/search' | 'GET /v1/operators/{slug}/trips';

export function searchRoutes(search: Search): RestRoute<SearchKey>[] {
  const found = {
    tag: 'Search',
    query: z.object({
      search: z
        .string()
        .default('')
        .meta({
          description: `What to look for, ${LONGEST_TEXT} characters at most. Blank answers trending destinations.`,
          example: 'patagonia',
        }),
      literal: z.stringbool({ error: 'must be true or false' }).default(false).meta({
        type: 'boolean',
        description: 'Take the words as typed, without correcting mistyped ones.',
      }),
    }),
    answer: z.object({ data: searchResource }),
    example: searchExample,
    cacheControl: 'no-store',
    handle: (ctx: Context, { query }: { query: SearchQuery }) => searchFor(search, ctx, query),
  };
  return [
    defineRoute({
      ...found,
      key: 'GET /v1/search',
      summary: 'Suggestions for a text',
      description: 'Places and kinds of trip, companies, articles and the first trips. Diacritics don’t matter.',
      params: z.object({}),
    }),
    defineRoute({
      ...found,
      key: 'GET /v1/dmo/{dmo}/search',
      summary: 'Suggestions on a partner’s site',
      description: 'The same within what the partner shows.',
      params: z.object({ dmo: slugParam('The partner’s slug.', 'visit-andes') }),
    }),
    defineRoute({
      key: 'GET /v1/operators/{slug}/trips',
      tag: 'Companies',
      summary: 'A company’s trips',
      description: 'In the recommended order. A slug may end in "-trips", as the page’s address does.',
      params: z.object({ slug: slugParam('The company’s slug.', 'andeo-expeditions') }),
      query: pagingQuery,
      answer: z.object({ data: z.array(tripResource), meta: pagingMeta }),
      example: {
        data: [tripExample],
        meta: { current_page: 1, total_pages: 3, total_count: 24, limit_value: 10 },
      },
      cacheControl: 'public, max-age=0, s-maxage=60',
      async handle(ctx, { params, query }) {
        checkDepth(query);
        const operator = await operatorBySlug(ctx, params.slug);
        const { ids, total } = await search.search(
          { ...emptyListQuery(), ...query },
          { scope: { operator: operator.slug }, partner: ctx.partner },
        );
        const cards = await tripCards(ctx, ids);
        return { data: cards.map((card) => toTripResource(card, operator.id)), meta: pagingMetaOf(query, total) };
      },
    }),
  ];
}

type SearchQuery = { search: string; literal: boolean };

async function searchFor(
  search: Search,
  ctx: Context,
  query: SearchQuery,
): Promise<{ data: z.output<typeof searchResource> }> {
  const text = query.search.trim();
  if (text.length > LONGEST_TEXT) {
    throw new AppError('invalid', `search must be ${LONGEST_TEXT} characters or less`, { pointer: 'search' });
  }
  if (text === '') return trending(ctx);
  const found = await search.suggest(text, { literal: query.literal, partner: ctx.partner });
  const cards = await tripCards(ctx, found.tripIds);
  return {
    data: {
      type: 'search_results',
      id: text,
      attributes: {
        corrected: found.corrected,
        trip_categories: found.categories.map(({ name, slug, tripPageSlug, categoryType, tripCount }) => ({
          name,
          slug,
          trip_page_slug: tripPageSlug,
          category_type: categoryType,
          trip_count: tripCount,
        })),
        operators: found.operators.map(({ name, slug }) => ({ name, slug })),
        articles: found.articles.map(({ name, slug }) => ({ name, slug })),
        trips: cards.map(({ name, slug, price }) => ({
          name,
          slug,
          price_cents: price?.cents ?? null,
          currency: price?.currency ?? null,
        })),
        total_trips: found.totalTrips,
      },
    },
  };
}

async function trending(ctx: Context): Promise<{ data: z.output<typeof searchResource> }> {
  const links = await categoryLinks(ctx, ['country', 'region', 'city'], TRENDING);
  return {
    data: {
      type: 'search_results',
      id: 'trending',
      attributes: {
        trending_results: links.map(({ name, slug, categorySlug, categoryType, tripsCount }) => ({
          name,
          slug: categorySlug,
          trip_page_slug: slug,
          category_type: categoryType,
          trip_count: tripsCount,
        })),
      },
    },
  };
}

/** A company by its slug, with or without the suffix of its page of trips. @throws AppError not_found */
export async function operatorBySlug(ctx: Context, slug: string) {
  const bare = slug.replace(/-trips$/, '');
  const found = await operatorFacts(ctx, [...new Set([slug, bare])]);
  const operator = found.get(slug) ?? found.get(bare);
  if (!operator || (operator.slug !== slug && operator.slug !== bare)) throw notFound();
  return operator;
}
