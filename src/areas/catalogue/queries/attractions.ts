import { sql } from 'kysely';
import type { Context } from '#kernel';
import { shownScope } from '#partners';
import type { AttractionKind } from '../places/attraction-path.ts';
import { tripIsListed, tripIsShown } from './shown.ts';
import { attractionImage } from './stored-images.ts';
import { tablesOf } from './tables-of.ts';

export type AttractionRow = Awaited<ReturnType<typeof readAttractions>>[number];

async function attractionRows(ctx: Context) {
  const isWhole = (await shownScope(ctx)) === null;
  return tablesOf(ctx)
    .selectFrom('attractions')
    .innerJoin('destinations as place', 'place.id', 'attractions.destinationId')
    .select([
      'attractions.id',
      'attractions.kind',
      'attractions.slug',
      'attractions.name',
      attractionImage.as('image'),
      'attractions.poster',
      'attractions.lat',
      'attractions.long',
      'attractions.article',
      'attractions.faqs',
      'attractions.categoryId',
      sql<number | null>`case when ${isWhole} then attractions.trips_count end`.as('tripsCount'),
      'place.name as placeName',
      'place.slug as placeSlug',
      'place.kind as placeKind',
      'place.countryCode as placeCountry',
      'place.lat as placeLat',
      'place.long as placeLong',
    ]);
}

export async function readAttractions(ctx: Context, slugs: readonly string[]) {
  return (await attractionRows(ctx))
    .where('attractions.slug', '=', sql<string>`any(${slugs}::text[])`)
    .orderBy('attractions.id')
    .limit(slugs.length)
    .execute();
}

/** Landmarks or points of interest in a place and in the places inside it, those that most trips visit first. */
export async function readAttractionsIn(
  ctx: Context,
  destinationId: string,
  kind: AttractionKind,
  limit: number,
): Promise<AttractionRow[]> {
  const isInside = sql<boolean>`attractions.destination_id in (
    with recursive inside as (
      select id from destinations where id = ${destinationId}
      union
      select d.id from destinations d join inside i on d.parent_id = i.id
    ) select id from inside)`;
  return (await attractionRows(ctx))
    .where(isInside)
    .where('attractions.kind', '=', kind)
    .orderBy('attractions.tripsCount', 'desc')
    .orderBy('attractions.name')
    .orderBy('attractions.id')
    .limit(limit)
    .execute();
}

const EARTH_KM = 6371;

/** Other attractions within so many kilometers, nearest first. */
export async function readAttractionsNear(
  ctx: Context,
  { id, lat, long }: { id: string; lat: number; long: number },
  { kilometers, limit }: { kilometers: number; limit: number },
): Promise<AttractionRow[]> {
  const distance = sql<number>`2 * ${EARTH_KM} * asin(sqrt(
    sin(radians(attractions.lat - ${lat}) / 2) ^ 2
    + cos(radians(${lat})) * cos(radians(attractions.lat)) * sin(radians(attractions.long - ${long}) / 2) ^ 2))`;
  return (await attractionRows(ctx))
    .where('attractions.id', '<>', id)
    .where(distance, '<=', kilometers)
    .orderBy(distance)
    .orderBy('attractions.id')
    .limit(limit)
    .execute();
}

/** Ids of the listed trips that visit an attraction, as far as they are shown. */
export async function readTripIdsVisiting(ctx: Context, attractionId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select trips.id from trip_attractions visit join trips on trips.id = visit.trip_id
    where visit.attraction_id = ${attractionId} and ${tripIsListed()} and ${tripIsShown(await shownScope(ctx))}
    order by trips.id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}
