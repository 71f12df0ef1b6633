import { z } from 'zod';
import { tripCards } from '#catalogue';
import { landingPaths } from '#catalogue/addresses';
import type { Context } from '#kernel';
import { defineRoute, slugParam } from '#kernel/http';
import type { Search } from '../live/create-search.ts';
import type { CategorySuggestion } from '../search-result.ts';
import { trendingCategories } from '../trending.ts';
import { searchExample, searchResource } from './search-resource.ts';
import { wordsQuery } from './words-query.ts';

/** What the box under the search field shows, on the site and on a partner's. */
export function suggestionRoutes(search: Search) {
  const found = {
    tag: 'Search',
    query: z.object(wordsQuery('What to look for. Blank answers trending destinations.')),
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
  ] as const;
}

type SearchQuery = { search: string; literal: boolean };
type Answer = { data: z.output<typeof searchResource> };

async function searchFor(search: Search, ctx: Context, query: SearchQuery): Promise<Answer> {
  const text = query.search;
  if (text === '') return trending(search, ctx);
  const found = await search.suggest(text, { literal: query.literal, partner: ctx.partner });
  const [cards, guides] = await Promise.all([
    tripCards(ctx, found.tripIds),
    landingPaths(
      ctx,
      found.categories.map(({ id }) => id),
    ),
  ]);
  return {
    data: {
      type: 'search_results',
      id: text,
      attributes: {
        corrected: found.corrected,
        partly: found.partly,
        trip_categories: found.categories.map((category) => toCategory(category, guides)),
        operators: found.operators.map(({ name, slug }) => ({ name, slug })),
        articles: (found.named.get('article') ?? []).map(({ name, slug }) => ({ name, slug })),
        trips: cards.map(({ name, slug, price }) => ({
          name,
          slug,
          price_cents: price?.cents ?? null,
          currency: price?.currency ?? null,
          price_usd_cents: price?.usdCents ?? null,
          price_on_request: price?.onRequest ?? false,
        })),
        total_trips: found.totalTrips,
      },
    },
  };
}

async function trending(search: Search, ctx: Context): Promise<Answer> {
  const categories = await trendingCategories(search, ctx.partner);
  return {
    data: {
      type: 'search_results',
      id: 'trending',
      attributes: { trending_results: categories.map((category) => toCategory(category)) },
    },
  };
}

function toCategory(
  { id, name, slug, tripPageSlug, categoryType, tripCount }: CategorySuggestion,
  guides: ReadonlyMap<string, string> = new Map(),
) {
  return {
    name,
    slug,
    trip_page_slug: tripPageSlug,
    guide_path: guides.get(id) ?? null,
    category_type: categoryType,
    trip_count: tripCount,
  };
}
