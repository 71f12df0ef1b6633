import type { Point } from './map-view.ts';

/** An upright rectangle in pixels. */
export type Box = { x: number; y: number; width: number; height: number };

export const boxesMeet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const boxHolds = (box: Box, [x, y]: Point): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/** How far apart two boxes are; 0 when they touch. */
export const boxDistance = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width),
    Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height),
  );

export const boxAround = ([x, y]: Point, reach: number): Box => ({
  x: x - reach,
  y: y - reach,
  width: 2 * reach,
  height: 2 * reach,
});

export const boxInside = (box: Box, width: number, height: number, margin: number): boolean =>
  box.x >= margin && box.y >= margin && box.x + box.width <= width - margin && box.y + box.height <= height - margin;

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
