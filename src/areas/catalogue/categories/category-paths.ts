import type { CategoryType, DurationBand, PageKind } from '../queries/category-page.ts';
import type { Picture, Poster } from '../trips/trip-card.ts';
import type { CategoryLinkEntry } from './category-page-model.ts';
import { isPlaceType } from './category-types.ts';

const FOLDERS: Record<Exclude<PageKind, 'landing' | 'duration_itinerary'>, string> = {
  trip: 'trip-list',
  operator: 'tc',
  review: 'reviews',
  itinerary: 'itinerary',
  landmark: 'l',
  poi: 'attractions',
};

const LONG_TAILS: Partial<Record<CategoryType, string>> = {
  longtail_two_attributes: 'ltt',
  longtail_four_attributes: 'ltg',
};

const LENGTHS: Record<DurationBand, string> = { one_week: 'one-week', ten_days: 'ten-days', two_weeks: 'two-weeks' };

/** Where a page of a category stands on the site. */
export function categoryPath(
  page: { kind: PageKind; slug: string; durationBand?: DurationBand | null },
  categoryType: CategoryType,
): string {
  const { kind, slug } = page;
  if (kind === 'landing') return `/${LONG_TAILS[categoryType] ?? 'guide'}/${slug}`;
  if (kind === 'duration_itinerary') return `/itinerary/${slug}/${LENGTHS[page.durationBand ?? 'one_week']}`;
  return `/${FOLDERS[kind]}/${slug}`;
}

type ListedCategory = {
  name: string;
  categoryType: CategoryType;
  categorySlug: string;
  slug: string;
  landingSlug: string | null;
  tripsCount: number;
  poster: unknown;
  cover: Picture | null;
};

/** A category by the slugs of its pages: of its list of trips, and of its guide. */
export function categoryLink(category: ListedCategory): CategoryLinkEntry {
  const { name, categoryType, slug, landingSlug, tripsCount } = category;
  return {
    name,
    path: categoryPath({ kind: 'trip', slug }, categoryType),
    guide: landingSlug === null ? null : categoryPath({ kind: 'landing', slug: landingSlug }, categoryType),
    tripsCount,
    isPlace: isPlaceType(categoryType),
    slug: category.categorySlug,
    poster: category.poster as Poster | null,
    cover: category.cover,
  };
}
