import type { Context } from '#kernel';
import { earliestDate } from '#kernel/shared';
import { tripCover } from './stored-images.ts';
import { tablesOf } from './tables-of.ts';
import { departuresOf, inclusionsOf, itineraryTotalsOf, priceTiersOf, termsOf } from './trip-parts.ts';
import { termsOfSale } from './trip-terms-of-sale.ts';

export type TripCardRow = Awaited<ReturnType<typeof readTripCards>>[number];

/** Published trips by id, in no particular order. */
export function readTripCards(ctx: Context, ids: string[]) {
  return tablesOf(ctx)
    .selectFrom('trips')
    .innerJoin('operators', 'operators.id', 'trips.operatorId')
    .leftJoin('destinations as startCity', 'startCity.id', 'trips.startCityId')
    .leftJoin('destinations as endCity', 'endCity.id', 'trips.endCityId')
    .where('trips.id', 'in', ids)
    .where('trips.status', '=', 'published')
    .select((eb) => [
      'trips.id',
      'trips.slug',
      'trips.sku',
      'trips.name',
      'trips.poster',
      tripCover.as('cover'),
      'trips.rating',
      'trips.reviewsCount',
      'trips.durationDays',
      'trips.minGroupSize',
      'trips.maxGroupSize',
      'trips.minAge',
      'trips.maxAge',
      'trips.basePriceCents',
      'trips.priceNotes',
      'trips.publishedAt',
      'trips.promotionExpiry',
      'trips.promotionStrikeThroughPriceCents',
      'trips.currency',
      'trips.operatorId',
      'operators.slug as operatorSlug',
      'operators.name as operatorName',
      'operators.cutoffDays',
      'startCity.timeZone as startZone',
      'startCity.name as startCityName',
      'startCity.slug as startCitySlug',
      'startCity.countryCode as startCountry',
      'endCity.name as endCityName',
      'endCity.slug as endCitySlug',
      'endCity.countryCode as endCountry',
      ...termsOfSale,
      priceTiersOf(eb).as('tiers'),
      inclusionsOf(eb).as('inclusions'),
      termsOf(eb).as('terms'),
      // Which of them are to come, the zone says when the card is made.
      departuresOf(eb, earliestDate(ctx.clock())).as('departures'),
      itineraryTotalsOf(eb).as('totals'),
    ])
    .execute();
}
