import { sql } from 'kysely';
import type { Context } from '#kernel';
import type { TripStoryRow } from './trip-page.ts';

/** The sample days of a published page, with the cities that they name. */
export async function readSampleDays(ctx: Context, pageId: string): Promise<TripStoryRow['days']> {
  const { rows } = await sql<TripStoryRow['days'][number]>`
    select page.id || '-' || listed.weight as id, listed.weight::integer as weight, day.first_day, day.last_day, day.label,
      day.details, null as image, day.lat, day.long, day.place_name, day.travel_mode, day.distance_km, day.travel_hours,
      day.ascent_m, 0 as meal_b, 0 as meal_l, 0 as meal_d, null as lodging_name, day.nights,
      start_place.name as start_city_name, start_place.slug as start_city_slug,
      end_place.name as end_city_name, end_place.slug as end_city_slug,
      end_place.lat::float8 as end_city_lat, end_place.long::float8 as end_city_long
    from category_pages page
    cross join lateral jsonb_array_elements(page.days) with ordinality as listed (entry, weight)
    cross join lateral jsonb_to_record(listed.entry) as day (first_day integer, last_day integer, label text, details text,
      lat float8, long float8, place_name text, travel_mode text, distance_km integer, travel_hours float8,
      ascent_m integer, nights integer, start_city text, end_city text)
    left join destinations start_place on start_place.slug = day.start_city
    left join destinations end_place on end_place.slug = day.end_city
    where page.id = ${pageId} and page.published
    order by listed.weight`.execute(ctx.db);
  return rows;
}
