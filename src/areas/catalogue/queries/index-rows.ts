import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Context } from '#kernel';
import { type CalendarDate, toCalendarDate } from '#kernel/shared';
import type { CatalogueTables } from '../tables.ts';
import { tablesOf } from './tables-of.ts';
import { priceTiersOf, termsOf } from './trip-parts.ts';

type TripRow = ExpressionBuilder<CatalogueTables, 'trips'>;

/** Ids of trips after `after`, in order: a walk through the whole catalogue. */
export async function readTripIds(ctx: Context, after: string | null, limit: number): Promise<string[]> {
  const rows = await tablesOf(ctx)
    .selectFrom('trips')
    .$if(after !== null, (query) => query.where('trips.id', '>', after ?? ''))
    .select('trips.id')
    .orderBy('trips.id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Ids of trips of these companies and categories, in order. */
export async function readTripIdsOf(
  ctx: Context,
  of: { operatorIds: readonly string[]; categoryIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from trips where operator_id = any(${of.operatorIds}::uuid[])
    union
    select trip_id from category_trips where category_id = any(${of.categoryIds}::uuid[])
    order by id`.execute(ctx.db);
  return rows.map((row) => row.id);
}

/** Places visited and everything that lies above them. */
const placesOf = sql<{ slug: string; name: string }[]>`(
  with recursive visited as (
    select d.id, d.parent_id, d.slug, d.name from trip_locations
    join destinations d on d.id = trip_locations.destination_id where trip_locations.trip_id = trips.id
    union
    select d.id, d.parent_id, d.slug, d.name from destinations d join visited on d.id = visited.parent_id
  )
  select coalesce(json_agg(json_build_object('slug', slug, 'name', name) order by slug), '[]') from visited
)`;

const categoriesOf = (eb: TripRow) =>
  jsonArrayFrom(
    eb
      .selectFrom('categoryTrips')
      .innerJoin('categories', 'categories.id', 'categoryTrips.categoryId')
      .whereRef('categoryTrips.tripId', '=', 'trips.id')
      .select(['categories.slug', 'categories.name', 'categories.categoryType'])
      .orderBy('categories.slug'),
  );

const chargesOf = (eb: TripRow) =>
  jsonArrayFrom(
    eb
      .selectFrom('tripInclusions')
      .whereRef('tripInclusions.tripId', '=', 'trips.id')
      .select([
        'tripInclusions.kind',
        'tripInclusions.included',
        'tripInclusions.mandatory',
        'tripInclusions.estimateCents',
        'tripInclusions.currency',
      ])
      .orderBy('tripInclusions.id'),
  );

/** Those for sale, and those that can be asked for. */
const sellableDeparturesOf = (eb: TripRow, today: CalendarDate) =>
  jsonArrayFrom(
    eb
      .selectFrom('departures')
      .whereRef('departures.tripId', '=', 'trips.id')
      .where('departures.startDate', '>=', today)
      .where('departures.availability', 'in', ['open', 'limited', 'on_request'])
      .where(sql<boolean>`departures.start_date - operators.cutoff_days >= ${today}::date`)
      .select([
        'departures.id',
        'departures.startDate',
        'departures.availability',
        'departures.departureGuaranteed',
        'departures.currency',
        'departures.basePriceCents',
        'departures.price1Cents',
        'departures.price2Cents',
        'departures.price3Cents',
        'departures.price4Cents',
        'departures.price5Cents',
      ])
      .orderBy('departures.startDate')
      .orderBy('departures.id'),
  );

/** Whether any date to come has a price: only without one the trip's own is shown. */
const hasPricedDate = (today: CalendarDate) => sql<boolean>`exists (
  select from departures where departures.trip_id = trips.id and departures.start_date >= ${today}::date
    and coalesce(base_price_cents, price1_cents, price2_cents, price3_cents, price4_cents, price5_cents) is not null)`;

const attractionNames = sql<string | null>`(
  select string_agg(attractions.name, ' ' order by attractions.id) from trip_attractions
  join attractions on attractions.id = trip_attractions.attraction_id where trip_attractions.trip_id = trips.id)`;

const days = sql<string | null>`(
  select string_agg(
    concat_ws(' ', itinerary_items.label, itinerary_items.place_name, itinerary_items.details), ' '
    order by itinerary_items.weight)
  from itineraries join itinerary_items on itinerary_items.itinerary_id = itineraries.id
  where itineraries.trip_id = trips.id)`;

export type TripIndexRow = Awaited<ReturnType<typeof readTripIndexRows>>[number];

/** Trips with everything by which they are found; no commercial field is among it. Departures: those that can be booked or asked for today. */
export function readTripIndexRows(ctx: Context, ids: readonly string[]) {
  return tripIndexRows(ctx)
    .where('trips.id', 'in', ids)
    .where('trips.status', '=', 'published')
    .where('trips.supersededBy', 'is', null)
    .limit(ids.length)
    .execute();
}

/** More than any company has taken off its list. */
const MOST_OLD_TRIPS = 2000;

/** The same of the trips that a company no longer offers: archived, or replaced by another. */
export function readOldTripIndexRows(ctx: Context, operatorId: string) {
  return tripIndexRows(ctx)
    .where('trips.operatorId', '=', operatorId)
    .where((or) =>
      or.or([
        or('trips.status', '=', 'archived'),
        or.and([or('trips.status', '=', 'published'), or('trips.supersededBy', 'is not', null)]),
      ]),
    )
    .limit(MOST_OLD_TRIPS)
    .execute();
}

function tripIndexRows(ctx: Context) {
  const today = toCalendarDate(ctx.clock());
  return tablesOf(ctx)
    .selectFrom('trips')
    .innerJoin('operators', 'operators.id', 'trips.operatorId')
    .leftJoin('destinations as startCity', 'startCity.id', 'trips.startCityId')
    .leftJoin('destinations as endCity', 'endCity.id', 'trips.endCityId')
    .select((eb) => [
      'trips.id',
      'trips.name',
      'trips.operatorId',
      'trips.durationDays',
      'trips.currency',
      'trips.basePriceCents',
      'trips.maxGroupSize',
      'trips.rating',
      'trips.reviewsCount',
      'trips.promotionExpiry',
      'trips.details',
      'trips.highlights',
      'operators.slug as operatorSlug',
      'operators.name as operatorName',
      'operators.shortName as operatorShortName',
      'startCity.slug as startCitySlug',
      'startCity.name as startCityName',
      'endCity.name as endCityName',
      placesOf.as('places'),
      termsOf(eb).as('terms'),
      categoriesOf(eb).as('categories'),
      chargesOf(eb).as('inclusions'),
      priceTiersOf(eb).as('tiers'),
      sellableDeparturesOf(eb, today).as('departures'),
      hasPricedDate(today).as('hasPricedDate'),
      attractionNames.as('attractionNames'),
      days.as('days'),
    ])
    .orderBy('trips.id');
}

/** Trips with a departure whose sale ended, or a promotion that ended, after `since` and by now. */
export async function readTripsPassedSince(ctx: Context, since: CalendarDate): Promise<string[]> {
  const now = ctx.clock();
  const { rows } = await sql<{ id: string }>`
    select departures.trip_id as id from departures join operators on operators.id = departures.operator_id
    where departures.start_date between ${since}::date and ${toCalendarDate(now)}::date + operators.cutoff_days - 1
      and departures.start_date - operators.cutoff_days >= ${since}::date
    union
    select id from trips where promotion_expiry >= ${since}::date and promotion_expiry <= ${now}
    order by id`.execute(ctx.db);
  return rows.map((row) => row.id);
}

/** Popularity of trips, from what the index knows of them. Rows that stay the same aren't touched. */
export async function keepPopularity(
  ctx: Context,
  trips: readonly { id: string; popularity: number }[],
): Promise<void> {
  await sql`
    update trips set popularity = new.popularity
    from unnest(${trips.map((trip) => trip.id)}::uuid[], ${trips.map((trip) => trip.popularity)}::int[])
      as new (id, popularity)
    where trips.id = new.id and trips.popularity <> new.popularity`.execute(ctx.db);
}
