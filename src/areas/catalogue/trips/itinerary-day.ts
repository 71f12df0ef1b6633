import type { TripStoryRow } from '../queries/trip-page.ts';
import { linkOf } from './links.ts';
import type { ItineraryDay } from './trip-page-model.ts';

/** A day, or several alike, of the itinerary of a trip or of a page of a category. */
export function itineraryDay(row: TripStoryRow['days'][number]): ItineraryDay {
  const lat = row.lat ?? row.endCityLat;
  const long = row.long ?? row.endCityLong;
  return {
    id: row.id,
    firstDay: row.firstDay,
    lastDay: row.lastDay,
    label: row.label,
    details: row.details,
    image: row.image,
    startCity: linkOf(row.startCityName, row.startCitySlug),
    endCity: linkOf(row.endCityName, row.endCitySlug),
    latLong: lat !== null && long !== null ? { lat, long } : null,
    placeName: row.placeName,
    travelMode: row.travelMode,
    distanceKm: row.distanceKm,
    travelHours: row.travelHours,
    ascentM: row.ascentM,
    meals: { b: row.mealB, l: row.mealL, d: row.mealD },
    lodgingName: row.lodgingName,
    nights: row.nights,
  };
}
