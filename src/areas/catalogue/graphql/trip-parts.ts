import type { ApiBuilder, ValueTypes } from '#kernel/graphql';
import type { MandatoryCharge, PriceTier } from '../departures/departure-offers.ts';
import type { MonthBar } from '../departures/month-bars.ts';
import type { InclusionFacts } from '../trips/inclusion-lines.ts';
import type { Place, RatingTotal, TripPage } from '../trips/trip-page-model.ts';
import { addAttractionType } from './attraction-type.ts';
import { addDepartureType } from './departure-type.ts';
import { addItineraryType } from './itinerary-type.ts';
import { addPosterType } from './poster-type.ts';
import { addTermType } from './term-type.ts';

/** What a trip consists of. */
export function addTripParts(builder: ApiBuilder, values: ValueTypes) {
  const poster = addPosterType(builder);
  const term = addTermType(builder);

  const place = builder.objectRef<Place>('Place').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      slug: t.exposeString('slug'),
      kind: t.exposeString('kind', { description: 'continent, country, region or city.' }),
      countryCode: t.exposeString('countryCode', { nullable: true, description: 'ISO 3166-1, two letters.' }),
      latLong: t.field({
        type: values.latLong,
        nullable: true,
        resolve: ({ lat, long }) => (lat === null || long === null ? null : { lat, long }),
      }),
    }),
  });

  const attraction = addAttractionType(builder, values, { poster, place });

  const priceTier = builder.objectRef<PriceTier>('PriceTier').implement({
    description: 'What price1Cents to price5Cents of a departure stand for.',
    fields: (t) => ({
      tier: t.exposeInt('tier'),
      label: t.exposeString('label'),
      occupancy: t.exposeInt('occupancy', { description: 'People in the room.' }),
    }),
  });

  const charge = builder.objectRef<MandatoryCharge>('Charge').implement({
    description: 'Paid on the spot in another currency; nobody can do without it.',
    fields: (t) => ({
      label: t.exposeString('label'),
      estimateCents: t.expose('estimateCents', { type: 'Cents' }),
      currency: t.exposeString('currency'),
    }),
  });

  const inclusion = builder.objectRef<InclusionFacts>('Inclusion').implement({
    description: 'Something that is in the price, or isn’t.',
    fields: (t) => ({
      kind: t.exposeString('kind'),
      included: t.exposeBoolean('included'),
      mandatory: t.exposeBoolean('mandatory', { description: 'Whether one can do without it.' }),
      label: t.exposeString('label'),
      quantity: t.exposeInt('quantity', { nullable: true }),
      estimateCents: t.expose('estimateCents', { type: 'Cents', nullable: true, description: 'Per person.' }),
      currency: t.exposeString('currency', { nullable: true }),
    }),
  });

  const monthBar = builder.objectRef<MonthBar>('MonthBar').implement({
    fields: (t) => ({
      month: t.exposeString('month', { description: '"2027-01"' }),
      departures: t.exposeInt('departures', { description: 'Departures that one can still join.' }),
    }),
  });

  const mealCount = builder.objectRef<TripPage['meals']>('MealCount').implement({
    fields: (t) => ({
      served: t.exposeInt('served'),
      possible: t.exposeInt('possible', {
        nullable: true,
        description: 'As many as a trip of this length could serve. Null where the company lists no meals.',
      }),
    }),
  });

  const ratingTotal = builder.objectRef<RatingTotal>('RatingTotal').implement({
    description: 'What reviewers elsewhere gave in all, as the company states it. It enters no rating of ours.',
    fields: (t) => ({
      score: t.exposeFloat('score', { description: 'On the scale of that source.' }),
      best: t.exposeInt('best', { description: 'The highest score that source gives: 5, 10 or 100.' }),
      count: t.exposeInt('count', { description: 'How many reviews.' }),
      source: t.exposeString('source', { description: 'Whose reviews they are.' }),
    }),
  });

  return {
    poster,
    term,
    place,
    attraction,
    priceTier,
    charge,
    inclusion,
    monthBar,
    mealCount,
    ratingTotal,
    departure: addDepartureType(builder),
    itinerary: addItineraryType(builder, values),
  };
}
