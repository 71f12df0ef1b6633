import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Context } from '#kernel';
import { addDays, type CalendarDate, dateIn, earliestDate } from '#kernel/shared';
import type { TierPrices } from '../departure-price.ts';
import type { Availability } from '../departures/availability.ts';
import type { CatalogueTables } from '../tables.ts';
import { asSold } from '../trips/as-sold.ts';
import { tablesOf } from './tables-of.ts';
import { departurePrices, MOST_DATES, priceTiersOf, termsOf } from './trip-parts.ts';
import { termsOfSale } from './trip-terms-of-sale.ts';

type TripRow = ExpressionBuilder<CatalogueTables, 'trips'>;

/** Some ids after one, or the first, in order: page by page all trips, companies or categories, whatever their state. */
export async function readIdsAfter(
  ctx: Context,
  table: 'trips' | 'operators' | 'categories',
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await tablesOf(ctx)
    .selectFrom(table)
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .select('id')
    .orderBy('id')
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

/** Those for sale, and those that can be asked for, of the dates that the trip's page counts. */
const sellableDeparturesOf = (eb: TripRow, earliest: CalendarDate) =>
  jsonArrayFrom(
    eb
      .selectFrom((from) =>
        from
          .selectFrom('departures')
          .selectAll('departures')
          .whereRef('departures.tripId', '=', 'trips.id')
          .where('departures.startDate', '>=', earliest)
          .orderBy('departures.startDate')
          .orderBy('departures.id')
          .limit(MOST_DATES)
          .as('departures'),
      )
      .where('departures.availability', 'in', ['open', 'limited', 'on_request'])
      .where(sql<boolean>`departures.start_date - operators.cutoff_days >= ${earliest}::date`)
      .select([
        'departures.id',
        'departures.startDate',
        'departures.availability',
        'departures.departureGuaranteed',
        'departures.currency',
        departurePrices.as('prices'),
      ])
      .orderBy('departures.startDate')
      .orderBy('departures.id'),
  );

/** The last date with a price: only where none is to come the trip's own is shown. */
const lastPricedDate = (earliest: CalendarDate) => sql<CalendarDate | null>`(
  select max(start_date) from departures where departures.trip_id = trips.id and departures.start_date >= ${earliest}::date
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

type Named = { slug: string; name: string };

/** A trip with everything by which it is found; no commercial field is among it. */
export type TripIndexRow = {
  id: string;
  name: string;
  operatorId: string;
  durationDays: number;
  currency: string | null;
  basePriceCents: number | null;
  maxGroupSize: number | null;
  rating: number | null;
  reviewsCount: number;
  promotionExpiry: Date | null;
  details: string | null;
  highlights: string[];
  operatorSlug: string;
  operatorName: string;
  operatorShortName: string | null;
  startCitySlug: string | null;
  startCityName: string | null;
  endCityName: string | null;
  places: Named[];
  terms: { key: string; name: string; propertyKey: string }[];
  categories: (Named & { categoryType: string })[];
  inclusions: {
    kind: string;
    included: boolean;
    mandatory: boolean;
    estimateCents: number | null;
    currency: string | null;
  }[];
  tiers: { tier: number; label: string; occupancy: number }[];
  /** Those that can be booked or asked for today. */
  departures: (TierPrices & {
    id: string;
    startDate: CalendarDate;
    availability: Availability;
    departureGuaranteed: boolean;
  })[];
  /** Whether any date to come has a price: only without one the trip's own is shown. */
  hasPricedDate: boolean;
  attractionNames: string | null;
  days: string | null;
};

/** Of these trips those that are listed. */
export async function readTripIndexRows(ctx: Context, ids: readonly string[]): Promise<TripIndexRow[]> {
  const rows = await tripIndexRows(ctx)
    .where('trips.id', 'in', ids)
    .where('trips.status', '=', 'published')
    .where('trips.supersededBy', 'is', null)
    .limit(ids.length)
    .execute();
  return (await asSold(ctx, rows)).map((row) => asOfToday(row, ctx.clock()));
}

/** More than any company has taken off its list. */
const MOST_OLD_TRIPS = 2000;

/** The same of the trips that a company no longer offers: archived, or replaced by another. */
export async function readOldTripIndexRows(ctx: Context, operatorId: string): Promise<TripIndexRow[]> {
  const rows = await tripIndexRows(ctx)
    .where('trips.operatorId', '=', operatorId)
    .where((or) =>
      or.or([
        or('trips.status', '=', 'archived'),
        or.and([or('trips.status', '=', 'published'), or('trips.supersededBy', 'is not', null)]),
      ]),
    )
    .limit(MOST_OLD_TRIPS)
    .execute();
  return rows.map((row) => asOfToday(row, ctx.clock()));
}

type ReadRow = Omit<TripIndexRow, 'hasPricedDate'> & {
  startZone: string | null;
  cutoffDays: number;
  lastPricedDate: CalendarDate | null;
};

/** Queries reach back to the earliest date on earth; what is to come, the zone where the trip starts says. */
function asOfToday({ startZone, cutoffDays, lastPricedDate, departures, ...row }: ReadRow, now: Date): TripIndexRow {
  const today = dateIn(startZone, now);
  const firstSold = addDays(today, cutoffDays);
  return {
    ...row,
    departures: departures.filter(({ startDate }) => startDate >= firstSold),
    hasPricedDate: lastPricedDate !== null && lastPricedDate >= today,
  };
}

function tripIndexRows(ctx: Context) {
  const earliest = earliestDate(ctx.clock());
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
      'operators.cutoffDays',
      'startCity.timeZone as startZone',
      'startCity.slug as startCitySlug',
      'startCity.name as startCityName',
      'endCity.name as endCityName',
      placesOf.as('places'),
      termsOf(eb).as('terms'),
      categoriesOf(eb).as('categories'),
      chargesOf(eb).as('inclusions'),
      priceTiersOf(eb).as('tiers'),
      ...termsOfSale,
      sellableDeparturesOf(eb, earliest).as('departures'),
      lastPricedDate(earliest).as('lastPricedDate'),
      attractionNames.as('attractionNames'),
      days.as('days'),
    ])
    .orderBy('trips.id');
}

/**
 * Trips that time alone changed since an instant, by now: a departure of theirs left or was sold for the last time, by the
 * day in the zone where the trip starts, or a promotion ended.
 */
export async function readTripsPassedSince(ctx: Context, since: Date): Promise<string[]> {
  const now = ctx.clock();
  const turned = (await readZones(ctx)).flatMap((zone) => {
    const [before, today] = [dateIn(zone, since), dateIn(zone, now)];
    return before < today ? [{ zone, before, today }] : [];
  });
  const days = (of: (one: (typeof turned)[number]) => string | null) => turned.map(of);
  const { rows } = await sql<{ id: string }>`
    select departures.trip_id as id
    from unnest(${days(({ zone }) => zone)}::text[], ${days(({ before }) => before)}::date[],
      ${days(({ today }) => today)}::date[]) as turned (zone, before, today)
    join departures on departures.start_date >= turned.before
    join operators on operators.id = departures.operator_id
      and departures.start_date < turned.today + operators.cutoff_days
    join trips on trips.id = departures.trip_id
    left join destinations start_city on start_city.id = trips.start_city_id
    where start_city.time_zone is not distinct from turned.zone
      and (departures.start_date < turned.today or departures.start_date - operators.cutoff_days >= turned.before)
    union
    select id from trips where promotion_expiry > ${since} and promotion_expiry <= ${now}
    order by id`.execute(ctx.db);
  return rows.map((row) => row.id);
}

/** Of the cities where trips may start; null for those without one. */
async function readZones(ctx: Context): Promise<(string | null)[]> {
  const { rows } = await sql<{ zone: string | null }>`
    select distinct time_zone as zone from destinations where time_zone is not null union select null
    order by zone`.execute(ctx.db);
  return rows.map(({ zone }) => zone);
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
