import type { CategoryType, DurationBand, PageKind } from '../queries/category-page.ts';
import type { Picture, Poster } from '../trips/trip-card.ts';
import type { Crumb, Faq, MetaSeo } from '../trips/trip-page-model.ts';

/** A list of trips, and the guide to the same where there is one. */
export type CategoryLinkEntry = {
  name: string;
  path: string;
  guide: string | null;
  tripsCount: number;
  /** Somewhere one can go, and not a kind of trip. */
  isPlace: boolean;
  slug: string;
  poster: Poster | null;
  cover: Picture | null;
};

/** A published page of a category. */
export type CategoryPageLink = {
  kind: PageKind;
  durationBand: DurationBand | null;
  slug: string;
  h1: string;
  path: string;
};

/** A place, theme, activity or style; its counts and rating are of what is shown. */
export type CategoryFacts = {
  id: string;
  slug: string;
  name: string;
  categoryType: CategoryType;
  isWorldCategory: boolean;
  destinationId: string | null;
  images: Picture[];
  poster: Poster | null;
  tripsCount: number;
  operatorsCount: number;
  rating: number | null;
  reviewsCount: number;
  travelGuide: string | null;
  travelTips: string | null;
  safetyInfo: string | null;
  experiences: { title: string; text: string }[];
  /** Lists of trips of its parents, root first. */
  breadcrumbs: Crumb[];
  related: CategoryLinkEntry[];
  /** The largest right below it, its long tails last. */
  children: CategoryLinkEntry[];
  pages: CategoryPageLink[];
};

/** The words of one page of a category; its trips, companies and reviews come from their own areas. */
export type CategoryPage = CategoryPageLink & {
  id: string;
  tagLine: string | null;
  article: string | null;
  metaSeo: MetaSeo;
  faqs: Faq[];
  /** Pages of the same kind further up, root first; of a parent without one its list of trips. */
  breadcrumbs: Crumb[];
  updatedAt: string;
  category: CategoryFacts;
};
