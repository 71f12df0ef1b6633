import { sql } from 'kysely';
import type { Context } from '#kernel';
import { shownScope } from '#partners';
import { categoryTripsCount, tripIsListed, tripIsShown } from './shown.ts';

/** A place on the map of a guide, with how many trips go there. */
export type GuidePlace = { name: string; lat: number; long: number; trips: number };

const MOST_PLACES = 12;

/**
 * What the map of a category shows: the places in it that trips go to; of a region that has none inside, the cities of its
 * trips; of a place without either, itself.
 */
export async function readGuidePlaces(ctx: Context, slug: string): Promise<GuidePlace[]> {
  const scope = await shownScope(ctx);
  const { rows } = await sql<GuidePlace>`
    with subject as (
      select id from categories where slug = ${slug}
    ), inner_place as (
      select child.name, place.lat, place.long, ${categoryTripsCount(scope, 'child')} as trips, child.id
      from categories child join destinations place on place.id = child.destination_id
      where child.parent_id = (select id from subject) and place.lat is not null and place.long is not null
        and child.category_type in ('country', 'region', 'city')
    ), stop as (
      select city.name, city.lat, city.long, count(*)::integer as trips, city.id
      from category_trips member
      join trips on trips.id = member.trip_id
      join trip_locations visit on visit.trip_id = trips.id
      join destinations city on city.id = visit.destination_id
      where member.category_id = (select id from categories where slug = ${slug} and category_type = 'region')
        and ${tripIsListed()} and ${tripIsShown(scope)}
        and city.kind = 'city' and city.lat is not null and city.long is not null
        and not exists (select from inner_place where inner_place.trips > 0)
      group by city.id
    ), own_place as (
      select categories.name, coalesce(sight.lat, place.lat) as lat, coalesce(sight.long, place.long) as long,
        ${categoryTripsCount(scope)} as trips, categories.id
      from categories
      left join attractions sight on sight.category_id = categories.id
      left join destinations place on place.id = categories.destination_id
      where categories.id = (select id from subject) and categories.category_type in ('country', 'region', 'city', 'attraction')
        and coalesce(sight.lat, place.lat) is not null and coalesce(sight.long, place.long) is not null
    ), shown as (
      select * from inner_place where trips > 0
      union all
      select * from stop
      union all
      select * from own_place
      where trips > 0 and not exists (select from inner_place where trips > 0) and not exists (select from stop)
    )
    select name, lat, long, trips from shown order by trips desc, id limit ${MOST_PLACES}`.execute(ctx.db);
  return rows;
}

/** Where each country stands that trips go to, with how many do. */
export async function readCountriesWithTrips(ctx: Context): Promise<GuidePlace[]> {
  const scope = await shownScope(ctx);
  const { rows } = await sql<GuidePlace>`
    select categories.name, place.lat, place.long, ${categoryTripsCount(scope)} as trips
    from categories join destinations place on place.id = categories.destination_id
    where categories.category_type = 'country' and place.lat is not null and place.long is not null
    order by categories.id limit 500`.execute(ctx.db);
  return rows.filter(({ trips }) => trips > 0);
}

/** Where categories stand by their slugs: their landmark, or their place. Those of no single point are left out. */
export async function readPointsOf(
  ctx: Context,
  slugs: readonly string[],
): Promise<Map<string, { lat: number; long: number }>> {
  const { rows } = await sql<{ slug: string; lat: number; long: number }>`
    select distinct on (categories.slug) categories.slug,
      coalesce(sight.lat, place.lat) as lat, coalesce(sight.long, place.long) as long
    from categories
    left join attractions sight on sight.category_id = categories.id
    left join destinations place on place.id = categories.destination_id
    where categories.slug = any(${slugs}::text[])
      and coalesce(sight.lat, place.lat) is not null and coalesce(sight.long, place.long) is not null
    order by categories.slug, sight.id limit ${slugs.length}`.execute(ctx.db);
  return new Map(rows.map(({ slug, lat, long }) => [slug, { lat, long }]));
}
