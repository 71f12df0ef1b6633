import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#kernel';
import { shownScope } from '#partners';
import { operatorIsShown, tripIsShown } from './shown.ts';

/** Pages of categories; all but guides and itineraries show something only where there are trips, companies or reviews. */
const SOMETHING = {
  landing: sql`true`,
  itinerary: sql`true`,
  trip: sql`c.trips_count > 0`,
  operator: sql`c.operators_count > 0`,
  review: sql`c.reviews_count > 0`,
} as const;

export type PublishedKind = keyof typeof SOMETHING;

/** Of these slugs those whose page is published and shows something. */
export function readPublishedSlugs(ctx: Context, kind: PublishedKind, slugs: readonly string[]): Promise<string[]> {
  return slugsOf(
    ctx,
    slugs,
    sql`select page.slug from category_pages page join categories c on c.id = page.category_id
      where page.kind = ${kind} and page.published and ${SOMETHING[kind]} and page.slug = any(${slugs}::text[])`,
  );
}

/** Of these slugs of continents those with a page. */
export function readContinentSlugs(ctx: Context, slugs: readonly string[]): Promise<string[]> {
  return slugsOf(
    ctx,
    slugs,
    sql`select page.slug from category_pages page join categories c on c.id = page.category_id
      where page.kind = 'landing' and page.published and c.category_type = 'continent' and page.slug = any(${slugs}::text[])`,
  );
}

/** Of these ends of addresses, such as "peru/one-week", those of itineraries of one length that are published. */
export function readPublishedLengths(ctx: Context, ends: readonly string[]): Promise<string[]> {
  const slugs = ends.map((end) => end.replace(/\/.*/, ''));
  const found = sql`select slug || '/' || replace(duration_band, '_', '-') as slug from category_pages
    where kind = 'duration_itinerary' and published and slug = any(${slugs}::text[])`;
  return slugsOf(ctx, slugs, found);
}

/** Of these slugs those of landmarks and attractions. */
export function readAttractionSlugs(ctx: Context, slugs: readonly string[]): Promise<string[]> {
  return slugsOf(ctx, slugs, sql`select slug from attractions where slug = any(${slugs}::text[])`);
}

/** Of these slugs of companies those that the context's site shows. */
export async function readShownCompanySlugs(ctx: Context, slugs: readonly string[]): Promise<string[]> {
  const isShown = operatorIsShown(await shownScope(ctx));
  return slugsOf(ctx, slugs, sql`select slug from operators where slug = any(${slugs}::text[]) and ${isShown}`);
}

/** Of these slugs of trips those that have a page which the context's site shows. */
export async function readShownTripSlugs(ctx: Context, slugs: readonly string[]): Promise<string[]> {
  const isShown = sql`status <> 'draft' and ${tripIsShown(await shownScope(ctx))}`;
  return slugsOf(ctx, slugs, sql`select slug from trips where slug = any(${slugs}::text[]) and ${isShown}`);
}

async function slugsOf(ctx: Context, slugs: readonly string[], found: RawBuilder<unknown>): Promise<string[]> {
  if (slugs.length === 0) return [];
  const { rows } = await sql<{ slug: string }>`${found} order by slug`.execute(ctx.db);
  return rows.map(({ slug }) => slug);
}
