import type { Context } from '#kernel';
import {
  type Ancestor,
  type CategoryPageRef,
  type CategoryPageRow,
  readCategoryPage,
  readPagesOfCategories,
} from '../queries/category-page.ts';
import type { Poster } from '../trips/trip-card.ts';
import type { Crumb, Faq, MetaSeo } from '../trips/trip-page-model.ts';
import type { CategoryFacts, CategoryPage } from './category-page-model.ts';
import { categoryLink, categoryPath } from './category-paths.ts';

/** A published page of a category by its slug, or by its category; null when there is none. */
export async function categoryPage(ctx: Context, ref: CategoryPageRef): Promise<CategoryPage | null> {
  const row = await readCategoryPage(ctx, ref);
  return row ? toPage(row) : null;
}

/** All published pages of categories, by category. */
export async function pagesOfCategories(
  ctx: Context,
  categoryIds: readonly string[],
): Promise<Map<string, CategoryPage[]>> {
  const rows = await readPagesOfCategories(ctx, categoryIds);
  return Map.groupBy(rows.map(toPage), ({ category }) => category.id);
}

function toPage(row: CategoryPageRow): CategoryPage {
  const { kind, durationBand, pageSlug: slug } = row;
  return {
    id: row.pageId,
    kind,
    durationBand,
    slug,
    path: categoryPath({ kind, durationBand, slug }, row.categoryType),
    h1: row.h1,
    tagLine: row.tagLine,
    article: row.mainArticle,
    metaSeo: row.metaSeo as MetaSeo,
    faqs: row.faqs as Faq[],
    breadcrumbs: trail(row.ancestors, kind),
    updatedAt: row.updatedAt.toISOString(),
    category: toFacts(row),
  };
}

function toFacts(row: CategoryPageRow): CategoryFacts {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    categoryType: row.categoryType,
    isWorldCategory: row.isWorldCategory,
    destinationId: row.destinationId,
    images: row.images,
    poster: row.poster as Poster | null,
    tripsCount: row.figures.trips,
    operatorsCount: row.figures.operators,
    rating: row.figures.rating,
    reviewsCount: row.figures.reviews,
    travelGuide: row.travelGuide,
    travelTips: row.travelTips,
    safetyInfo: row.safetyInfo,
    experiences: row.experiences as CategoryFacts['experiences'],
    breadcrumbs: trail(row.ancestors, 'trip'),
    related: row.related.map(categoryLink),
    children: [...row.children, ...row.longTails].map(categoryLink),
    pages: row.pages.map((page) => ({ ...page, path: categoryPath(page, row.categoryType) })),
  };
}

function trail(ancestors: readonly Ancestor[], kind: CategoryPage['kind']): Crumb[] {
  const wanted = kind === 'duration_itinerary' ? 'itinerary' : kind;
  return ancestors.flatMap(({ name, categoryType, pages }) => {
    const page = pages.find((found) => found.kind === wanted) ?? pages.find((found) => found.kind === 'trip');
    return page ? [{ name, path: categoryPath(page, categoryType) }] : [];
  });
}
