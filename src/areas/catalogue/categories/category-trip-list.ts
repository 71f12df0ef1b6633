import type { Context } from '#kernel';
import type { Faq, MetaSeo } from '../trips/trip-page-model.ts';
import { categoryPage } from './category-page.ts';
import type { CategoryFacts } from './category-page-model.ts';

/** The words around a category's list; the trips themselves come from search. */
export type CategoryTripList = Pick<
  CategoryFacts,
  | 'id'
  | 'slug'
  | 'name'
  | 'categoryType'
  | 'isWorldCategory'
  | 'poster'
  | 'images'
  | 'tripsCount'
  | 'operatorsCount'
  | 'rating'
  | 'reviewsCount'
  | 'breadcrumbs'
  | 'related'
  | 'children'
> & {
  pageSlug: string;
  /** Where more is said of it; null without a guide. */
  guide: string | null;
  h1: string;
  tagLine: string | null;
  article: string | null;
  faqs: Faq[];
  metaSeo: MetaSeo;
};

/** A category's list of trips by the slug of that page; null when there is none. */
export async function categoryTripList(ctx: Context, input: { slug: string }): Promise<CategoryTripList | null> {
  const page = await categoryPage(ctx, { kind: 'trip', slug: input.slug });
  if (!page) return null;
  const { category, slug: pageSlug, h1, tagLine, article, faqs, metaSeo } = page;
  return {
    id: category.id,
    slug: category.slug,
    name: category.name,
    categoryType: category.categoryType,
    isWorldCategory: category.isWorldCategory,
    poster: category.poster,
    images: category.images,
    tripsCount: category.tripsCount,
    operatorsCount: category.operatorsCount,
    rating: category.rating,
    reviewsCount: category.reviewsCount,
    breadcrumbs: category.breadcrumbs,
    related: category.related,
    children: category.children,
    pageSlug,
    guide: category.pages.find(({ kind }) => kind === 'landing')?.path ?? null,
    h1,
    tagLine,
    article,
    faqs,
    metaSeo,
  };
}
