import type { ItineraryDay } from './trip-page-model.ts';

/** A stop as the route map draws it: `mode` is how one arrives. */
export type RouteStop = {
  name: string;
  lat: number;
  long: number;
  days: string | null;
  mode: ItineraryDay['travelMode'];
};

/** The days of an itinerary that have a place on the map, in order. */
export function routeStops(days: readonly ItineraryDay[]): RouteStop[] {
  return days.flatMap((day) =>
    day.latLong
      ? [
          {
            name: day.placeName ?? day.endCity?.name ?? day.startCity?.name ?? day.label,
            ...day.latLong,
            days: day.firstDay === day.lastDay ? String(day.firstDay) : `${day.firstDay}–${day.lastDay}`,
            mode: day.travelMode,
          },
        ]
      : [],
  );
}
