import { type ApiBuilder, times, type ValueTypes } from '#kernel/graphql';
import type { Picture } from '../trips/trip-card.ts';
import type { ItineraryDay } from '../trips/trip-page-model.ts';

const USUAL_DAYS = 12;

/** Of a trip, whose id it has, or of a page of a category. */
export type ItineraryShape = { id: string; mapImage: Picture | null; days: ItineraryDay[] };

/** The days of a trip, or sample days of a place. */
export function addItineraryType(builder: ApiBuilder, { image, namedLink, latLong }: ValueTypes) {
  const meals = builder.objectRef<ItineraryDay['meals']>('DayMeals').implement({
    description: 'Meals served: breakfasts, lunches, dinners.',
    fields: (t) => ({ b: t.exposeInt('b'), l: t.exposeInt('l'), d: t.exposeInt('d') }),
  });

  const item = builder.objectRef<ItineraryDay & { weight: number }>('ItineraryItem').implement({
    description: 'One day of a trip, or several alike.',
    fields: (t) => ({
      id: t.exposeID('id'),
      weight: t.exposeInt('weight', { description: 'Place in the order, from 1 on.' }),
      firstDay: t.exposeInt('firstDay'),
      lastDay: t.exposeInt('lastDay'),
      label: t.exposeString('label'),
      details: t.exposeString('details', { nullable: true }),
      image: t.expose('image', { type: image, nullable: true }),
      startCity: t.expose('startCity', { type: namedLink, nullable: true }),
      endCity: t.expose('endCity', { type: namedLink, nullable: true }),
      latLong: t.expose('latLong', { type: latLong, nullable: true }),
      placeName: t.exposeString('placeName', { nullable: true }),
      travelMode: t.exposeString('travelMode', { nullable: true, description: 'road, foot, ship, flight or rail.' }),
      distanceKm: t.exposeFloat('distanceKm', { nullable: true }),
      travelHours: t.exposeFloat('travelHours', { nullable: true }),
      ascentM: t.exposeInt('ascentM', { nullable: true }),
      meals: t.expose('meals', { type: meals }),
      lodgingName: t.exposeString('lodgingName', { nullable: true }),
      nights: t.exposeInt('nights'),
    }),
  });

  return builder.objectRef<ItineraryShape>('Itinerary').implement({
    fields: (t) => ({
      id: t.exposeID('id', { description: 'That of the trip or page: each has one itinerary.' }),
      mapImage: t.expose('mapImage', { type: image, nullable: true }),
      items: t.field({
        type: [item],
        extensions: times(USUAL_DAYS),
        resolve: ({ days }) => days.map((day, i) => ({ ...day, weight: i + 1 })),
      }),
    }),
  });
}
