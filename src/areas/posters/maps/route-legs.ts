import type { LandGrid } from './land-grid.ts';
import type { MapView, Point } from './map-view.ts';
import { penFor } from './pen.ts';
import type { LocatedStop, TravelMode } from './route-stop.ts';
import { type Surface, wayAround } from './way-around.ts';

/** One stretch between two stops as a line of points a few pixels apart. */
export type Leg = { mode: TravelMode | null; line: Point[] };

type Waypoint = { at: Point; mode: TravelMode | null };

const spacing = 4;
const surfaces: Partial<Record<TravelMode, Surface>> = { ship: 'sea', road: 'land', rail: 'land', foot: 'land' };
const still: Point = [0, 0];

/**
 * The stretches of a route. No feed says where the road runs, so a leg is a gentle curve through the stops: it bends
 * enough to look drawn, never enough to look surveyed. Ships go around land, the others around the sea; flights arc.
 */
export function routeLegs(stops: readonly Waypoint[], grid: LandGrid): Leg[] {
  const legs: Leg[] = [];
  stops.forEach(({ at, mode }, index) => {
    const from = stops[index - 1]?.at;
    if (!from || distance(from, at) < 1) return;
    if (mode === 'flight') {
      legs.push({ mode, line: arc(from, at) });
      return;
    }
    const surface = mode && surfaces[mode];
    const points = surface ? wayAround(grid, from, at, surface) : [from, at];
    const before = bends(stops[index]) ? stops[index - 2]?.at : undefined;
    const after = bends(stops[index + 1]) ? stops[index + 1]?.at : undefined;
    legs.push({ mode, line: smooth(points, before ?? from, after ?? at) });
  });
  return legs;
}

/** The stretches on a map of the world: great circles, which leave at one edge and come back at the other. */
export function worldLegs(stops: readonly LocatedStop[], view: MapView): Leg[] {
  const pen = penFor(view.projection);
  return stops.flatMap(({ long, lat, mode }, index) => {
    const from = stops[index - 1];
    if (!from) return [];
    const lines = pen({
      type: 'LineString',
      coordinates: [
        [from.long, from.lat],
        [long, lat],
      ],
    });
    return lines.map((line) => ({ mode, line }));
  });
}

/** A leg leans toward its neighbors on the ground, not toward a flight's. */
const bends = (stop: Waypoint | undefined): boolean => stop !== undefined && stop.mode !== 'flight';

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A cubic spline through the points, its tangents kept short so that sharp turns do not loop. */
function smooth(points: readonly Point[], before: Point, after: Point): Point[] {
  const all = [before, ...points, after];
  const tangents = points.map((point, index): Point => {
    const [a, b] = [all[index] ?? point, all[index + 2] ?? point];
    const reach = Math.min(
      distance(a, point) || Number.POSITIVE_INFINITY,
      distance(point, b) || Number.POSITIVE_INFINITY,
    );
    const span = distance(a, b) || 1;
    const strength = Math.min(span / 2, reach) * 0.8;
    return [((b[0] - a[0]) / span) * strength, ((b[1] - a[1]) / span) * strength];
  });
  const line: Point[] = points[0] ? [points[0]] : [];
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to;
    const [leave, arrive] = [tangents[index] ?? still, tangents[index + 1] ?? still];
    const steps = Math.max(2, Math.ceil(distance(from, to) / spacing));
    for (let step = 1; step <= steps; step++) line.push(hermite(from, leave, to, arrive, step / steps));
  });
  return line;
}

function hermite(from: Point, leave: Point, to: Point, arrive: Point, t: number): Point {
  const [t2, t3] = [t * t, t * t * t];
  const along = (axis: 0 | 1): number =>
    (2 * t3 - 3 * t2 + 1) * from[axis] +
    (t3 - 2 * t2 + t) * leave[axis] +
    (3 * t2 - 2 * t3) * to[axis] +
    (t3 - t2) * arrive[axis];
  return [along(0), along(1)];
}

/** A flight: one even arc, always bulging up the page. */
function arc(from: Point, to: Point): Point[] {
  const length = distance(from, to);
  const bulge = Math.min(44, length * 0.3);
  const side = to[0] >= from[0] ? 1 : -1;
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const control: Point = [
    mx + ((to[1] - from[1]) / length) * bulge * side,
    my - ((to[0] - from[0]) / length) * bulge * side,
  ];
  const steps = Math.max(6, Math.ceil(length / spacing));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const along = (axis: 0 | 1): number =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t * t * to[axis];
    return [along(0), along(1)] as const;
  });
}
