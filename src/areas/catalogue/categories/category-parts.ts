import type { Context } from '#kernel';
import { readSliders, readTripListsOf } from '../queries/category-parts.ts';
import { readSampleDays } from '../queries/sample-days.ts';
import { itineraryDay } from '../trips/itinerary-day.ts';
import type { ItineraryDay } from '../trips/trip-page-model.ts';
import type { CategoryLinkEntry } from './category-page-model.ts';
import { categoryLink } from './category-paths.ts';

/** The sample days of a page; none where nobody wrote any. */
export async function sampleDays(ctx: Context, pageId: string): Promise<ItineraryDay[]> {
  return (await readSampleDays(ctx, pageId)).map(itineraryDay);
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
  return new Map(rows.map((row) => [row.id, categoryLink(row)]));
}
