import { type GeoPermissibleObjects, type GeoProjection, geoPath } from 'd3-geo';
import type { Point } from './map-view.ts';

/** In pixels: what is finer than this costs time and cannot be seen. */
export const finestStep = 0.7;

/** Draws shapes with d3 into lists of points instead of onto a canvas. */
export function penFor(projection: GeoProjection): (shape: GeoPermissibleObjects) => Point[][] {
  let lines: Point[][] = [];
  const path = geoPath(projection, {
    beginPath: () => {},
    moveTo: (x, y) => lines.push([[x, y]]),
    lineTo: (x, y) => {
      const line = lines.at(-1);
      const last = line?.at(-1);
      if (last && Math.abs(last[0] - x) + Math.abs(last[1] - y) > finestStep) line?.push([x, y]);
    },
    closePath: () => {},
    arc: () => {},
  });
  return (shape) => {
    lines = [];
    path(shape);
    return lines.filter((line) => line.length > 1);
  };
}
