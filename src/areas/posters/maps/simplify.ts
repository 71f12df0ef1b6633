import { cheapestFirst } from './cheapest-first.ts';
import type { Point } from './map-view.ts';

/** A line whose points know how much they matter: the area, in square pixels, that goes if they go. */
export type WeightedLine = { points: Point[]; weights: Float64Array; closed: boolean; area: number };

/**
 * Weighs a line's points after Visvalingam and Whyatt: again and again the least triangle goes. Done once, a line can
 * be printed at any fineness; unlike a distance test it keeps fjords from turning into thorns.
 */
export function weigh(points: Point[], closed: boolean): WeightedLine {
  const count = points.length;
  const weights = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const area = closed ? ringArea(points) : Number.POSITIVE_INFINITY;
  const previous = Int32Array.from(points, (_, index) => (index > 0 ? index - 1 : closed ? count - 1 : -1));
  const next = Int32Array.from(points, (_, index) => (index < count - 1 ? index + 1 : closed ? 0 : -1));
  const current = new Float64Array(count);
  const queue = cheapestFirst();
  const consider = (index: number): void => {
    const [before, after] = [previous[index] ?? -1, next[index] ?? -1];
    if (before < 0 || after < 0) return;
    current[index] = triangle(points[before], points[index], points[after]);
    queue.push(index, current[index] ?? 0);
  };
  for (let index = 0; index < count; index++) consider(index);
  let [left, heaviest] = [count, 0];
  for (let item = queue.pop(); item >= 0 && left > (closed ? 3 : 2); item = queue.pop()) {
    const cost = queue.lastCost();
    if (weights[item] !== Number.POSITIVE_INFINITY || cost !== current[item]) continue;
    heaviest = Math.max(heaviest, cost);
    weights[item] = heaviest;
    left--;
    const [before, after] = [previous[item] ?? -1, next[item] ?? -1];
    next[before] = after;
    previous[after] = before;
    consider(before);
    consider(after);
  }
  return { points, weights, closed, area };
}

/** A ring smaller than this many times the least area is left out whole. */
const smallestRing = 4;

/** The points worth at least `least` square pixels. */
export function thinned({ points, weights, area }: WeightedLine, least: number): Point[] {
  return area < least * smallestRing ? [] : points.filter((_, index) => (weights[index] ?? 0) >= least);
}

/** How many points would be left of some lines, without making the lists. */
export function countPoints(lines: readonly WeightedLine[], least: number): number {
  let count = 0;
  for (const { weights, area } of lines) {
    if (area < least * smallestRing) continue;
    for (const weight of weights) if (weight >= least) count++;
  }
  return count;
}

function triangle(a: Point | undefined, b: Point | undefined, c: Point | undefined): number {
  if (!a || !b || !c) return 0;
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
}

function ringArea(ring: readonly Point[]): number {
  let twice = 0;
  let [px, py] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    twice += px * y - x * py;
    [px, py] = [x, y];
  }
  return Math.abs(twice) / 2;
}
