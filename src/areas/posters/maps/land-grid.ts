import type { Land } from './land.ts';
import type { Point, Size } from './map-view.ts';

/** Which country, if any, lies under each small square of the frame: the cheap answer to "is this at sea?". */
export type LandGrid = { columns: number; rows: number; cell: number; owner: Int16Array };

export const sea = -1;
const cell = 4;

export function landGrid({ countries }: Land, { width, height }: Size): LandGrid {
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const owner = new Int16Array(columns * rows).fill(sea);
  countries.forEach(({ rings }, country) => {
    crossings(rings, rows).forEach((xs, row) => {
      xs.sort((a, b) => a - b);
      for (let i = 0; i + 1 < xs.length; i += 2) {
        const from = Math.max(0, Math.ceil((xs[i] ?? 0) / cell - 0.5));
        const to = Math.min(columns - 1, Math.floor((xs[i + 1] ?? 0) / cell - 0.5));
        if (to >= from) owner.fill(country, row * columns + from, row * columns + to + 1);
      }
    });
  });
  return { columns, rows, cell, owner };
}

/** The index of the country under a point, `sea`, or null outside the frame. */
export function ownerAt(grid: LandGrid, [x, y]: Point): number | null {
  const [column, row] = [Math.floor(x / grid.cell), Math.floor(y / grid.cell)];
  if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return null;
  return grid.owner[row * grid.columns + column] ?? null;
}

/** The country a stop belongs to: the one beneath it or, as harbors often fall just off a coast, the nearest about it. */
export function nearestCountry(grid: LandGrid, [x, y]: Point): number | null {
  for (let reach = 0; reach <= 3; reach++) {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const owner = ownerAt(grid, [x + dx * grid.cell, y + dy * grid.cell]);
        if (owner !== null && owner !== sea) return owner;
      }
    }
  }
  return null;
}

/** For every row of cells, where its middle line crosses the rings. */
function crossings(rings: readonly Point[][], rows: number): number[][] {
  const found: number[][] = Array.from({ length: rows }, () => []);
  for (const ring of rings) {
    let [px, py] = ring.at(-1) ?? [0, 0];
    for (const [x, y] of ring) {
      const first = Math.max(0, Math.ceil(Math.min(py, y) / cell - 0.5));
      const last = Math.min(rows, Math.ceil(Math.max(py, y) / cell - 0.5));
      for (let row = first; row < last; row++) {
        found[row]?.push(px + (((row + 0.5) * cell - py) / (y - py)) * (x - px));
      }
      [px, py] = [x, y];
    }
  }
  return found;
}
