import { type Box, boxesMeet, boxHolds, grown } from './box.ts';
import type { MapView, Point } from './map-view.ts';
import { textWidth } from './text-width.ts';

export type ScaleBar = { box: Box; kilometers: number; length: number; label: string };
export type NorthArrow = { box: Box; at: Point; turn: number };
export type Furniture = { scale: ScaleBar | null; north: NorthArrow | null };

type Corner = { right: boolean; bottom: boolean };

export const labelSize = 14;
/** On a map of half the world one scale and one north are true nowhere else. */
const widestForScale = 1.2;
/** Near a pole an arrow in the corner would say little about the middle of the map; the meridians say it better. */
const mostTurn = 40;

/** The scale bar and north arrow, in corners where they hide nothing of the route. */
export function furnish(view: MapView, route: readonly Point[]): Furniture {
  if (view.cap.radius > widestForScale * 1.3) return { scale: null, north: null };
  const kilometers = roundKilometers(view.kilometersPerPixel * Math.min(90, view.width * 0.22));
  const length = kilometers / view.kilometersPerPixel;
  const label = `${kilometers.toLocaleString('en-US')} km`;
  const scaleSize = { width: length + 10 + textWidth(label, labelSize), height: 16 };
  const scaleBox = emptiestCorner(view, scaleSize, route, ['bottom left', 'bottom right', 'top left', 'top right'], []);
  const northBox = emptiestCorner(
    view,
    { width: 16, height: 30 },
    route,
    ['top right', 'top left', 'bottom right'],
    [scaleBox],
  );
  const at: Point = [northBox.x + 8, northBox.y + 15];
  const turn = northAt(view, at);
  const north = Math.abs(turn) > mostTurn ? null : { box: northBox, at, turn };
  return { scale: { box: scaleBox, kilometers, length, label }, north };
}

/** The largest 1, 2 or 5 times a power of ten that is not above `most`. */
function roundKilometers(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return [5, 2, 1].map((digit) => digit * power).find((kilometers) => kilometers <= most) ?? power;
}

/** Degrees clockwise from straight up to true north, at one point of the page. */
function northAt(view: MapView, at: Point): number {
  const [long, lat] = view.invert(at);
  const [x, y] = view.project([long, Math.min(90, lat + 0.05)]);
  const turn = (Math.atan2(x - at[0], at[1] - y) * 180) / Math.PI;
  return Number.isFinite(turn) ? Math.round(turn) : 0;
}

function emptiestCorner(
  view: MapView,
  size: { width: number; height: number },
  route: readonly Point[],
  corners: readonly string[],
  taken: readonly Box[],
): Box {
  const options = corners
    .map((name): Corner => ({ right: name.includes('right'), bottom: name.includes('bottom') }))
    .map(({ right, bottom }) => ({
      ...size,
      x: right ? view.width - 16 - size.width : 16,
      y: bottom ? view.height - 13 - size.height : 14,
    }))
    .filter((box) => !taken.some((other) => boxesMeet(other, grown(box, 20))));
  const crowd = (box: Box): number => {
    return route.filter((point) => boxHolds(grown(box, 10), point)).length;
  };
  return options.reduce((best, box) => (crowd(box) < crowd(best) ? box : best));
}
