import type { Context } from '#kernel';
import { readCategoryTripList } from '../queries/categories.ts';
import type { Picture, Poster } from '../trips/trip-card.ts';
import type { Crumb, Faq, MetaSeo } from '../trips/trip-page-model.ts';

/** The words around a category's list; the trips themselves come from search. */
export type CategoryTripList = {
  id: string;
  slug: string;
  pageSlug: string;
  name: string;
  categoryType: string;
  isWorldCategory: boolean;
  h1: string;
  tagLine: string | null;
  article: string | null;
  poster: Poster | null;
  images: Picture[];
  faqs: Faq[];
  metaSeo: MetaSeo;
  tripsCount: number;
  operatorsCount: number;
  rating: number | null;
  reviewsCount: number;
  breadcrumbs: Crumb[];
  related: { name: string; path: string; tripsCount: number }[];
  children: { name: string; path: string; tripsCount: number }[];
};

export async function categoryTripList(ctx: Context, input: { slug: string }): Promise<CategoryTripList | null> {
  const row = await readCategoryTripList(ctx, input.slug);
  if (!row) return null;
  const path = (slug: string) => `/trip-list/${slug}`;
  return {
    id: row.id,
    slug: row.slug,
    pageSlug: row.pageSlug,
    name: row.name,
    categoryType: row.categoryType,
    isWorldCategory: row.isWorldCategory,
    h1: row.h1,
    tagLine: row.tagLine,
    article: row.mainArticle,
    poster: row.poster as Poster | null,
    images: row.images as Picture[],
    faqs: row.faqs as Faq[],
    metaSeo: row.metaSeo as MetaSeo,
    tripsCount: row.tripsCount,
    operatorsCount: row.operatorsCount,
    rating: row.rating,
    reviewsCount: row.reviewsCount,
    breadcrumbs: row.ancestors.map(({ name, slug }) => ({ name, path: path(slug) })),
    related: row.related.map(({ name, slug, tripsCount }) => ({ name, path: path(slug), tripsCount })),
    children: row.children.map(({ name, slug, tripsCount }) => ({ name, path: path(slug), tripsCount })),
  };
}
