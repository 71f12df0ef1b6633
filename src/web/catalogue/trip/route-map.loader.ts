import { type ItineraryDay, routeStops } from '#catalogue/shared';
import { mapFrames, routeLegend } from '#posters';
import type { RouteMapFile } from '../../days/days.tsx';

/** What a page says of the map of its days; null when none of them has a place. @param path of the file, without its end */
export function routeMapFile(days: readonly ItineraryDay[], path: string): RouteMapFile | null {
  const stops = routeStops(days);
  if (stops.length === 0) return null;
  const { wide, narrow } = mapFrames(stops);
  const names = [...new Set(stops.map(({ name }) => name))];
  return {
    src: `${path}.svg`,
    alt: `Route map: ${new Intl.ListFormat('en-US').format(names)}`,
    legend: routeLegend(stops.map(({ mode }) => mode)),
    ...wide,
    narrow: narrow && { src: `${path}.narrow.svg`, ...narrow },
  };
}
