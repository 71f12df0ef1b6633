import { cheapestFirst } from './cheapest-first.ts';
import { type LandGrid, ownerAt, sea } from './land-grid.ts';
import type { Point } from './map-view.ts';

export type Surface = 'sea' | 'land';

/** A square of the wrong surface costs as much as this many of the right one, so canals and bridges stay possible. */
const wrongToll = 9;
/** Ships keep a little off the shore. */
const shoreToll = 1.7;
/** How much dearer than its length a straight leg may be: a road crosses an inlet that a map this small cannot bridge. */
const tolerated: Record<Surface, number> = { sea: 1.15, land: 1.6 };
/** A port lies within this many squares of the sea; anything farther inland is a river trip. */
const reach = 3;
const longestDetour = 4;

/**
 * Points that lead from one stop to the other, both included, by sea around the land or by land around the sea.
 * Straight where nothing is in the way, where an end is not near the surface at all, or where the detour is too long.
 */
export function wayAround(grid: LandGrid, from: Point, to: Point, surface: Surface): Point[] {
  const straight = [from, to];
  const [start, goal] = [nearestSquare(grid, from, surface), nearestSquare(grid, to, surface)];
  if (start === null || goal === null || start === goal) return straight;
  const direct = toll(grid, center(grid, start), center(grid, goal), surface);
  const length = distance(center(grid, start), center(grid, goal));
  if (direct < length * tolerated[surface]) return straight;
  const squares = cheapestWay(grid, start, goal, surface).map((square) => center(grid, square));
  const way = [from, ...pullTight(grid, squares, surface), to];
  const detour = way.reduce((sum, point, index) => sum + distance(point, way[index - 1] ?? point), 0);
  return detour > length * longestDetour ? straight : way;
}

/** The square of a surface nearest to a stop. */
function nearestSquare(grid: LandGrid, [x, y]: Point, surface: Surface): number | null {
  let [best, least] = [null as number | null, Number.POSITIVE_INFINITY];
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const point: Point = [x + column * grid.cell, y + row * grid.cell];
      const away = Math.hypot(row, column);
      const owner = ownerAt(grid, point);
      if (away < least && owner !== null && (owner === sea) === (surface === 'sea')) {
        least = away;
        best = Math.floor(point[1] / grid.cell) * grid.columns + Math.floor(point[0] / grid.cell);
      }
    }
  }
  return best;
}

const center = (grid: LandGrid, square: number): Point => [
  ((square % grid.columns) + 0.5) * grid.cell,
  (Math.floor(square / grid.columns) + 0.5) * grid.cell,
];

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

function squareToll({ owner, columns, rows }: LandGrid, column: number, row: number, surface: Surface): number {
  const at = row * columns + column;
  if ((owner[at] === sea) !== (surface === 'sea')) return wrongToll;
  if (surface === 'land') return 1;
  const shore =
    (column > 0 && owner[at - 1] !== sea) ||
    (column < columns - 1 && owner[at + 1] !== sea) ||
    (row > 0 && owner[at - columns] !== sea) ||
    (row < rows - 1 && owner[at + columns] !== sea);
  return shore ? shoreToll : 1;
}

/** What a straight leg costs, in pixels at sea. */
function toll(grid: LandGrid, from: Point, to: Point, surface: Surface): number {
  const length = distance(from, to);
  const steps = Math.max(1, Math.ceil(length / 2));
  let sum = 0;
  for (let step = 0; step < steps; step++) {
    const share = (step + 0.5) / steps;
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    sum += squareToll(grid, Math.floor(x / grid.cell), Math.floor(y / grid.cell), surface);
  }
  return (sum / steps) * length;
}

/** Hart, Nilsson and Raphael's A* over the squares, eight ways. */
function cheapestWay(grid: LandGrid, start: number, goal: number, surface: Surface): number[] {
  const cost = new Float64Array(grid.owner.length).fill(Number.POSITIVE_INFINITY);
  const cameFrom = new Int32Array(grid.owner.length).fill(-1);
  const [goalColumn, goalRow] = [goal % grid.columns, Math.floor(goal / grid.columns)];
  const open = cheapestFirst();
  cost[start] = 0;
  open.push(start, 0);
  for (let square = open.pop(); square >= 0 && square !== goal; square = open.pop()) {
    const [column, row] = [square % grid.columns, Math.floor(square / grid.columns)];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [x, y] = [column + dx, row + dy];
        if ((dx === 0 && dy === 0) || x < 0 || y < 0 || x >= grid.columns || y >= grid.rows) continue;
        const next = y * grid.columns + x;
        const total = (cost[square] ?? 0) + squareToll(grid, x, y, surface) * Math.hypot(dx, dy);
        if (total >= (cost[next] ?? 0)) continue;
        cost[next] = total;
        cameFrom[next] = square;
        open.push(next, total + Math.hypot(goalColumn - x, goalRow - y));
      }
    }
  }
  const way = [goal];
  for (let at = cameFrom[goal] ?? -1; at >= 0; at = cameFrom[at] ?? -1) way.unshift(at);
  return way;
}

/** Keeps only the turns: a leg is straightened while that costs no more than the squares it skips. */
function pullTight(grid: LandGrid, way: readonly Point[], surface: Surface): Point[] {
  const first = way[0];
  if (!first) return [];
  const turns = [first];
  let [anchor, spent] = [first, 0];
  way.slice(1).forEach((point, index) => {
    const before = way[index] ?? first;
    spent += toll(grid, before, point, surface);
    if (toll(grid, anchor, point, surface) > spent * 1.05 + 2) {
      turns.push(before);
      anchor = before;
      spent = toll(grid, before, point, surface);
    }
  });
  const last = way.at(-1);
  return last && last !== turns.at(-1) ? [...turns, last] : turns;
}
