import { geoMercator } from 'd3-geo';
import { locatedStops, type RouteStop } from './route-stop.ts';
import { capAround, toLongLat, toPlaces } from './sphere.ts';

/** Whether a route reads better on a tall frame or a wide one. Tall, the page's habit, unless it clearly runs east and west. */
export function bestMapShape(stops: readonly RouteStop[]): 'portrait' | 'landscape' {
  const places = locatedStops(stops).map(({ long, lat }) => [long, lat] as const);
  if (places.length < 2) return 'portrait';
  const [long, lat] = toLongLat(capAround(toPlaces(places)).center);
  const flat = geoMercator()
    .rotate([-long, 0])
    .center([0, Math.min(75, Math.max(-75, lat))]);
  const points = places.map((place): readonly [number, number] => flat([...place]) ?? [0, 0]);
  const span = (axis: 0 | 1): number => {
    const along = points.map((point) => point[axis]);
    return Math.max(...along) - Math.min(...along);
  };
  return span(0) > span(1) * 1.15 ? 'landscape' : 'portrait';
}
