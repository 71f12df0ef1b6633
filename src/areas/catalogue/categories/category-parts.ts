import type { Context } from '#kernel';
import { readPageItinerary, readSliders, readTripListsOf } from '../queries/category-parts.ts';
import { itineraryDay } from '../trips/itinerary-day.ts';
import type { Picture } from '../trips/trip-card.ts';
import type { ItineraryDay } from '../trips/trip-page-model.ts';
import type { CategoryLinkEntry } from './category-page-model.ts';

export type PageItinerary = { id: string; mapImage: Picture | null; days: ItineraryDay[] };

/** The sample days of a page; null where nobody wrote any. */
export async function pageItinerary(ctx: Context, pageId: string): Promise<PageItinerary | null> {
  const row = await readPageItinerary(ctx, pageId);
  if (!row) return null;
  return { id: row.id, mapImage: row.mapImage, days: row.days.map(itineraryDay) };
}

/** What a page shows side by side: ids of things of one kind, in order. */
export type PageSlider = { title: string; itemKind: string; itemIds: string[] };

export function pageSliders(ctx: Context, pageId: string): Promise<PageSlider[]> {
  return readSliders(ctx, pageId);
}

/** Links to the lists of trips of categories by id; those without such a page are left out. */
export async function categoryLinksById(ctx: Context, ids: readonly string[]): Promise<Map<string, CategoryLinkEntry>> {
  if (ids.length === 0) return new Map();
  const rows = await readTripListsOf(ctx, ids);
  return new Map(rows.map(({ id, name, slug, tripsCount }) => [id, { name, path: `/trip-list/${slug}`, tripsCount }]));
}
