import { z } from 'zod';
import { checkDepth, defineRoute, pagingMeta, pagingMetaOf, pagingQuery, resource } from '#kernel/http';
import { posterOf, posterUrl } from '#posters/shared';
import { categoryTypes } from '../categories/category-types.ts';
import { readCategoryList } from '../queries/categories.ts';
import type { Poster } from '../trips/trip-card.ts';

const category = resource(
  'categories',
  z.object({
    name: z.string(),
    slug: z.string(),
    category_type: z.enum(categoryTypes),
    trip_page_slug: z.string().meta({ description: 'Of its page of trips, and of the address of that page.' }),
    trips_count: z.int().min(1),
    parent_slug: z.string().nullable().meta({ description: 'Of the category that this one lies in.' }),
    poster_url: z.string().meta({ description: 'A drawing on this site, SVG.' }),
  }),
).meta({ id: 'Category', description: 'A place, theme, activity or style by which trips are listed.' });

export const categoriesRoute = defineRoute({
  key: 'GET /v1/categories',
  tag: 'Categories',
  summary: 'Categories',
  description: 'Places, themes, activities and styles with a list of trips, those with most trips first.',
  params: z.object({}),
  query: pagingQuery.extend({
    category_type: z
      .enum(categoryTypes, `must be one of ${categoryTypes.join(', ')}`)
      .optional()
      .meta({ description: 'Only those of this kind.' }),
  }),
  answer: z.object({ data: z.array(category), meta: pagingMeta }),
  example: {
    data: [
      {
        type: 'categories',
        id: '019a9f6e-6f00-7a21-8d33-4e5f6a7b8c9d',
        attributes: {
          name: 'Patagonia',
          slug: 'patagonia',
          category_type: 'region',
          trip_page_slug: 'patagonia-tours',
          trips_count: 84,
          parent_slug: 'south-america',
          poster_url: '/posters/alpine_torres_golden_7_card.v2.svg',
        },
      },
    ],
    meta: { current_page: 1, total_pages: 1, total_count: 1, limit_value: 10 },
  },
  cacheControl: 'public, max-age=0, s-maxage=60',
  async handle(ctx, { query: { category_type: type, ...paging } }) {
    checkDepth(paging);
    const { rows, total } = await readCategoryList(ctx, { ...paging, type });
    return {
      data: rows.map((row) => ({
        type: 'categories' as const,
        id: row.id,
        attributes: {
          name: row.name,
          slug: row.categorySlug,
          category_type: row.categoryType,
          trip_page_slug: row.slug,
          trips_count: row.tripsCount,
          parent_slug: row.parentSlug,
          poster_url: posterUrl(posterOf(row.categorySlug, row.poster as Poster | null), 'card'),
        },
      })),
      meta: pagingMetaOf(paging, total),
    };
  },
});
