import { type Box, boxAround, boxDistance, boxInside, grown } from './box.ts';
import type { Land } from './land.ts';
import type { LandGrid } from './land-grid.ts';
import type { Point, Size } from './map-view.ts';
import { textWidth } from './text-width.ts';

export type CountryName = { text: string; at: Point; box: Box };

export const countrySize = 14;
export const countryTracking = 1.2;
const most = 6;
/** In pixels: how finely places are tried, and the room beyond which more is no better. */
const step = 12;
const enough = 40;

/** Natural Earth's short or dated forms, spelled out. Other abbreviations, and land under dispute, go unnamed. */
const spelled: Record<string, string> = {
  'Bosnia and Herz.': 'Bosnia and Herzegovina',
  'Central African Rep.': 'Central African Republic',
  'Dem. Rep. Congo': 'DR Congo',
  'Dominican Rep.': 'Dominican Republic',
  'Eq. Guinea': 'Equatorial Guinea',
  'Fr. Polynesia': 'French Polynesia',
  'S. Sudan': 'South Sudan',
  'Solomon Is.': 'Solomon Islands',
  'United States of America': 'United States',
  Macedonia: 'North Macedonia',
  eSwatini: 'Eswatini',
};
const unnamed = new Set(['Somaliland', 'Siachen Glacier', 'Baikonur', 'Bir Tawil']);

/** Names the larger countries where they have open ground: off the route, its labels and the frame. */
export function countryNames(
  land: Land,
  grid: LandGrid,
  size: Size,
  taken: readonly Box[],
  route: readonly Point[],
): CountryName[] {
  const squares = new Map<number, number>();
  for (const owner of grid.owner) if (owner >= 0) squares.set(owner, (squares.get(owner) ?? 0) + 1);
  const largest = [...squares].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, most);
  const runs = runsToTheRight(grid);
  const crowd = [...taken, ...route.filter((_, index) => index % 4 === 0).map((point) => boxAround(point, 2))];
  const placed: CountryName[] = [];
  for (const [country] of largest) {
    const known = land.countries[country]?.name ?? '';
    const text = spelled[known] ?? known;
    if (!text || text.includes('.') || unnamed.has(text)) continue;
    const need = { width: textWidth(text, countrySize) + text.length * countryTracking, height: 16 };
    const fits = (box: Box): boolean => allOf(country, box, grid, runs);
    const box = openGround(need, size, [...crowd, ...placed.map((name) => name.box)], fits);
    if (box) placed.push({ text, box, at: [box.x + need.width / 2, box.y + 12] });
  }
  return placed;
}

/** The place for a name where its country surrounds it and the nearest busy thing is farthest away. */
function openGround(need: Size, size: Size, crowd: readonly Box[], fits: (box: Box) => boolean): Box | null {
  let [best, widest] = [null as Box | null, 0];
  for (let y = step; y < size.height; y += step) {
    for (let x = step; x < size.width; x += step) {
      const box = { x: x - need.width / 2, y: y - need.height / 2, ...need };
      if (!boxInside(box, size.width, size.height, 10) || !fits(grown(box, 3))) continue;
      let room = fits(grown(box, 20)) ? enough : fits(grown(box, 10)) ? enough / 2 : enough / 4;
      for (const other of crowd) {
        room = Math.min(room, boxDistance(box, other));
        if (room <= widest) break;
      }
      if (room > Math.max(widest, 4)) [best, widest] = [box, room];
    }
  }
  return best;
}

/** How many squares from each on, eastward, belong to the same country. */
function runsToTheRight({ owner, columns }: LandGrid): Int16Array {
  const runs = new Int16Array(owner.length).fill(1);
  for (let at = owner.length - 2; at >= 0; at--) {
    if ((at + 1) % columns !== 0 && owner[at] === owner[at + 1]) runs[at] = (runs[at + 1] ?? 0) + 1;
  }
  return runs;
}

/** Whether every square under a box, as far as it lies in the frame, is the country's. */
function allOf(country: number, box: Box, { cell, columns, rows, owner }: LandGrid, runs: Int16Array): boolean {
  const left = Math.max(0, Math.floor(box.x / cell));
  const right = Math.min(columns - 1, Math.floor((box.x + box.width) / cell));
  const bottom = Math.min(rows - 1, Math.floor((box.y + box.height) / cell));
  for (let row = Math.max(0, Math.floor(box.y / cell)); row <= bottom; row++) {
    const at = row * columns + left;
    if (owner[at] !== country || (runs[at] ?? 0) <= right - left) return false;
  }
  return true;
}
