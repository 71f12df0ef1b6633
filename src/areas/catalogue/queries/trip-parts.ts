import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CalendarDate } from '#kernel/shared';
import type { CatalogueTables } from '../tables.ts';

type TripRow = ExpressionBuilder<CatalogueTables, 'trips'>;

/** Collections that every view of a trip needs, read in the same round trip as the trip itself. */
export function priceTiersOf(eb: TripRow) {
  return jsonArrayFrom(
    eb
      .selectFrom('tripPriceTiers')
      .select(['tripPriceTiers.tier', 'tripPriceTiers.label', 'tripPriceTiers.occupancy'])
      .whereRef('tripPriceTiers.tripId', '=', 'trips.id')
      .orderBy('tripPriceTiers.tier'),
  );
}

export function inclusionsOf(eb: TripRow) {
  return jsonArrayFrom(
    eb
      .selectFrom('tripInclusions')
      .select([
        'tripInclusions.kind',
        'tripInclusions.included',
        'tripInclusions.mandatory',
        'tripInclusions.label',
        'tripInclusions.quantity',
        'tripInclusions.estimateCents',
        'tripInclusions.currency',
      ])
      .whereRef('tripInclusions.tripId', '=', 'trips.id')
      .orderBy('tripInclusions.position')
      .orderBy('tripInclusions.id'),
  );
}

export function termsOf(eb: TripRow) {
  return jsonArrayFrom(
    eb
      .selectFrom('tripTerms')
      .innerJoin('terms', 'terms.id', 'tripTerms.termId')
      .select(['terms.key', 'terms.name', 'terms.propertyKey', 'terms.propertyName', 'terms.figures'])
      .whereRef('tripTerms.tripId', '=', 'trips.id')
      .orderBy('terms.propertyKey')
      .orderBy('terms.position')
      .orderBy('terms.id'),
  );
}

/** The base price, then those of tier 1 to 5. */
export const departurePrices = sql<(number | null)[]>`array[departures.base_price_cents, departures.price1_cents,
  departures.price2_cents, departures.price3_cents, departures.price4_cents, departures.price5_cents]`;

const departureStrikethroughPrices = sql<(number | null)[]>`array[departures.strikethrough_base_price_cents,
  departures.strikethrough_price1_cents, departures.strikethrough_price2_cents, departures.strikethrough_price3_cents,
  departures.strikethrough_price4_cents, departures.strikethrough_price5_cents]`;
/** The dates of a trip that count: five years and more of daily ones. */
export const MOST_DATES = 2000;

/** Future departures, soonest first. */
export function departuresOf(eb: TripRow, today: CalendarDate) {
  return jsonArrayFrom(
    eb
      .selectFrom('departures')
      .select([
        'departures.id',
        'departures.startDate',
        'departures.endDate',
        'departures.availability',
        'departures.departureGuaranteed',
        'departures.minToRun',
        'departures.currency',
        departurePrices.as('prices'),
        departureStrikethroughPrices.as('strikethroughPrices'),
        'departures.memberSavingCents',
        'departures.priceNotes',
      ])
      .whereRef('departures.tripId', '=', 'trips.id')
      .where('departures.startDate', '>=', today)
      .orderBy('departures.startDate')
      .orderBy('departures.id')
      .limit(MOST_DATES),
  );
}

/** Nights and meals counted from the days. */
export function itineraryTotalsOf(eb: TripRow) {
  return eb
    .selectFrom('itineraries')
    .innerJoin('itineraryItems', 'itineraryItems.itineraryId', 'itineraries.id')
    .whereRef('itineraries.tripId', '=', 'trips.id')
    .select(
      sql<{ nights: number | null; meals: number | null }>`json_build_object(
        'nights', sum(itinerary_items.nights),
        'meals', sum(itinerary_items.meal_b + itinerary_items.meal_l + itinerary_items.meal_d))`.as('totals'),
    );
}
