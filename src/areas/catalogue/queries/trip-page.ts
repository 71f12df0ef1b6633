import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Context } from '#kernel';
import { type Db, prepared } from '#kernel/db';
import { type CalendarDate, earliestDate } from '#kernel/shared';
import type { CatalogueTables } from '../tables.ts';
import type { CategoryType } from './category-page.ts';
import { tripIsListed } from './shown.ts';
import { dayImage, operatorLogo, tripCover, tripImages, tripMapImage } from './stored-images.ts';
import { tablesOf } from './tables-of.ts';
import { departuresOf, inclusionsOf, itineraryTotalsOf, priceTiersOf, termsOf } from './trip-parts.ts';

const MOST_GUIDES = 8;

type TripRow = ExpressionBuilder<CatalogueTables, 'trips'>;

const sectionsOf = (eb: TripRow) =>
  jsonArrayFrom(
    eb
      .selectFrom('tripParams')
      .select(['tripParams.section', 'tripParams.body'])
      .whereRef('tripParams.tripId', '=', 'trips.id')
      .orderBy('tripParams.section'),
  );

const daysOf = (eb: TripRow) =>
  jsonArrayFrom(
    eb
      .selectFrom('itineraries')
      .innerJoin('itineraryItems', 'itineraryItems.itineraryId', 'itineraries.id')
      .leftJoin('destinations as startPlace', 'startPlace.id', 'itineraryItems.startCityId')
      .leftJoin('destinations as endPlace', 'endPlace.id', 'itineraryItems.endCityId')
      .whereRef('itineraries.tripId', '=', 'trips.id')
      .select([
        'itineraryItems.id',
        'itineraryItems.weight',
        'itineraryItems.firstDay',
        'itineraryItems.lastDay',
        'itineraryItems.label',
        'itineraryItems.details',
        dayImage.as('image'),
        'itineraryItems.lat',
        'itineraryItems.long',
        'itineraryItems.placeName',
        'itineraryItems.travelMode',
        'itineraryItems.distanceKm',
        'itineraryItems.travelHours',
        'itineraryItems.ascentM',
        'itineraryItems.mealB',
        'itineraryItems.mealL',
        'itineraryItems.mealD',
        'itineraryItems.lodgingName',
        'itineraryItems.nights',
        'startPlace.name as startCityName',
        'startPlace.slug as startCitySlug',
        'endPlace.name as endCityName',
        'endPlace.slug as endCitySlug',
        'endPlace.lat as endCityLat',
        'endPlace.long as endCityLong',
      ])
      .orderBy('itineraryItems.weight'),
  );

const placesOf = (eb: TripRow) =>
  jsonArrayFrom(
    eb
      .selectFrom('tripLocations')
      .innerJoin('destinations as place', 'place.id', 'tripLocations.destinationId')
      .whereRef('tripLocations.tripId', '=', 'trips.id')
      .select(['place.id', 'place.name', 'place.slug', 'place.kind', 'place.countryCode', 'place.lat', 'place.long'])
      .orderBy('tripLocations.position')
      .orderBy('place.id'),
  );

const attractionsOf = (eb: TripRow) =>
  jsonArrayFrom(
    eb
      .selectFrom('tripAttractions')
      .innerJoin('attractions', 'attractions.id', 'tripAttractions.attractionId')
      .whereRef('tripAttractions.tripId', '=', 'trips.id')
      .select(['attractions.name', 'attractions.slug', 'attractions.kind', 'attractions.lat', 'attractions.long'])
      .orderBy('tripAttractions.position')
      .orderBy('attractions.id'),
  );

const relatedOf = (eb: TripRow) =>
  jsonArrayFrom(
    eb
      .selectFrom('tripRelations')
      .innerJoin('trips as other', 'other.id', 'tripRelations.otherId')
      .whereRef('tripRelations.tripId', '=', 'trips.id')
      .where(tripIsListed('other'))
      .select(['tripRelations.otherId as id', 'tripRelations.list'])
      .orderBy('tripRelations.list')
      .orderBy('tripRelations.position')
      .orderBy('tripRelations.otherId')
      .limit(24),
  );

const refundTermsOf = (eb: ExpressionBuilder<CatalogueTables, 'trips' | 'operators'>) =>
  jsonObjectFrom(
    eb
      .selectFrom('cancellationPolicies')
      .whereRef('cancellationPolicies.operatorId', '=', 'operators.id')
      .where((or) =>
        or.or([
          or('cancellationPolicies.tripId', '=', or.ref('trips.id')),
          or('cancellationPolicies.tripId', 'is', null),
        ]),
      )
      // One that says nothing doesn't stand before the company's.
      .where(sql<boolean>`(cancellation_policies.flexibility is not null or cancellation_policies.tiers <> '[]')`)
      .select([
        'cancellationPolicies.flexibility',
        'cancellationPolicies.tiers',
        'cancellationPolicies.depositRefundable',
      ])
      .orderBy(sql`cancellation_policies.trip_id is null`)
      .limit(1),
  );

/** The categories of the trip that have a page of this kind. */
const categoriesOf = (eb: TripRow, kind: 'trip' | 'landing', types: readonly CategoryType[]) =>
  eb
    .selectFrom('categoryTrips')
    .innerJoin('categories', 'categories.id', 'categoryTrips.categoryId')
    .innerJoin('categoryPages as page', (join) =>
      join.onRef('page.categoryId', '=', 'categories.id').on('page.kind', '=', kind).on('page.published', '=', true),
    )
    .whereRef('categoryTrips.tripId', '=', 'trips.id')
    .where('categories.categoryType', 'in', types);

/** Categories above one, by their own tree or by that of the places they are about. */
const categoriesAbove = sql<string[]>`(
  with recursive chain as (
    select p.id, p.parent_id, p.destination_id, 1 as depth from categories p where p.id = categories.id
    union
    select p.id, p.parent_id, p.destination_id, chain.depth + 1
    from categories p join chain on p.id = chain.parent_id
    where chain.depth < 8
  ), places as (
    select d.id, d.parent_id, 1 as depth from destinations d where d.id in (select chain.destination_id from chain)
    union
    select d.id, d.parent_id, places.depth + 1 from destinations d join places on d.id = places.parent_id
    where places.depth < 8
  )
  select coalesce(json_agg(above.id), '[]') from (
    select chain.id from chain
    union select c.id from categories c join places on places.id = c.destination_id) above
)`;

/** The narrowest region or country that the trip is listed under; what is above it is looked up for that one alone. */
const narrowestOf = (eb: TripRow) =>
  jsonArrayFrom(
    categoriesOf(eb, 'trip', ['region', 'country'])
      .select(['categories.name', 'page.slug', categoriesAbove.as('above')])
      .orderBy('categories.tripsCount')
      .orderBy('categories.id', 'desc')
      .limit(1),
  );

/** The continents that the trip is listed under, the one of most trips first. */
const continentsOf = (eb: TripRow) =>
  jsonArrayFrom(
    categoriesOf(eb, 'trip', ['continent'])
      .select(['categories.id', 'categories.name', 'page.slug'])
      .orderBy('categories.tripsCount', 'desc')
      .orderBy('categories.id'),
  );

/** The guides to where the trip goes and to what stands there, the narrowest first. */
const guidesOf = (eb: TripRow) =>
  jsonArrayFrom(
    categoriesOf(eb, 'landing', ['country', 'region', 'city', 'attraction'])
      .select(['categories.name', 'page.slug', 'categories.categoryType'])
      .orderBy('categories.tripsCount')
      .orderBy('categories.id')
      .limit(MOST_GUIDES),
  );

export type TripPageRow = NonNullable<Awaited<ReturnType<typeof readTripPage>>>;
export type TripCoreRow = NonNullable<Awaited<ReturnType<typeof readTripCore>>>;
export type TripStoryRow = Awaited<ReturnType<typeof readTripStories>>[number];

/** Departures from `since` on: which of them are to come is said by the zone that each trip starts in. */
type BySlug = { slug: string; since: CalendarDate };

const tripPageBySlug = prepared('trip-page', (db: Db, { slug, since }: BySlug) =>
  coreRows(db, since).select(storyOf).where('trips.slug', '=', slug),
);

const tripCoreBySlug = prepared('trip-core', (db: Db, { slug, since }: BySlug) =>
  coreRows(db, since).where('trips.slug', '=', slug),
);

/** Everything a trip page shows of the catalogue, in one round trip. Drafts have no page. */
export async function readTripPage(ctx: Context, slug: string) {
  const [row] = await tripPageBySlug(ctx.db, { slug, since: earliestDate(ctx.clock()) });
  return row;
}

/** The same without the trip's story. */
export async function readTripCore(ctx: Context, slug: string) {
  const [row] = await tripCoreBySlug(ctx.db, { slug, since: earliestDate(ctx.clock()) });
  return row;
}

/** The same of several trips at once, in no particular order. */
export function readTripCores(ctx: Context, ids: readonly string[]) {
  return coreRows(ctx.db, earliestDate(ctx.clock())).where('trips.id', 'in', ids).execute();
}

/** The stories of several trips, in no particular order. */
export function readTripStories(ctx: Context, ids: readonly string[]) {
  return tablesOf(ctx)
    .selectFrom('trips')
    .innerJoin('operators', 'operators.id', 'trips.operatorId')
    .where('trips.status', '<>', 'draft')
    .where('trips.id', 'in', ids)
    .select('trips.id')
    .select(storyOf)
    .execute();
}

function storyOf(eb: ExpressionBuilder<CatalogueTables, 'trips' | 'operators'>) {
  return [
    tripImages.as('images'),
    tripMapImage.as('map'),
    sectionsOf(eb).as('sections'),
    daysOf(eb).as('days'),
    attractionsOf(eb).as('attractions'),
    narrowestOf(eb).as('narrowest'),
    continentsOf(eb).as('continents'),
    guidesOf(eb).as('guides'),
  ] as const;
}

function coreRows(db: Db, since: CalendarDate) {
  return tablesOf({ db })
    .selectFrom('trips')
    .innerJoin('operators', 'operators.id', 'trips.operatorId')
    .leftJoin('destinations as startPlace', 'startPlace.id', 'trips.startCityId')
    .leftJoin('destinations as endPlace', 'endPlace.id', 'trips.endCityId')
    .leftJoin('trips as successor', (join) =>
      join.onRef('successor.id', '=', 'trips.supersededBy').on('successor.status', '=', 'published'),
    )
    .where('trips.status', '<>', 'draft')
    .selectAll('trips')
    .select((eb) => [
      'operators.slug as operatorSlug',
      'operators.name as operatorName',
      'operators.shortName as operatorShortName',
      'operators.rating as operatorRating',
      'operators.reviewsCount as operatorReviewsCount',
      'operators.tripsCount as operatorTripsCount',
      'operators.knownFor as operatorKnownFor',
      operatorLogo().as('operatorLogo'),
      'operators.businessProcessType',
      'operators.cta as operatorCta',
      'operators.cutoffDays',
      'operators.fixDeposit',
      'operators.depositAmount',
      'operators.deposits',
      'operators.shareOffers',
      'operators.cancellationPolicy as operatorCancellationText',
      'operators.cancellationPolicyUrl as operatorCancellationUrl',
      'startPlace.name as startCityName',
      'startPlace.slug as startCitySlug',
      'startPlace.countryCode as startCountry',
      'startPlace.timeZone as startZone',
      'endPlace.name as endCityName',
      'endPlace.slug as endCitySlug',
      'endPlace.countryCode as endCountry',
      'successor.name as successorName',
      'successor.slug as successorSlug',
      tripCover.as('cover'),
      refundTermsOf(eb).as('policy'),
      priceTiersOf(eb).as('tiers'),
      inclusionsOf(eb).as('inclusions'),
      termsOf(eb).as('terms'),
      departuresOf(eb, since).as('departures'),
      itineraryTotalsOf(eb).as('totals'),
      placesOf(eb).as('places'),
      relatedOf(eb).as('related'),
    ]);
}
