import type { Land } from './land.ts';
import { mapInks } from './map-inks.ts';
import type { Point } from './map-view.ts';
import { pathText } from './path-text.ts';
import { countPoints, thinned, weigh } from './simplify.ts';

export type Ground = {
  land: Land;
  /** Indexes into the land's countries: those the route visits. */
  home: ReadonlySet<number>;
  graticule: Point[][];
};

/** How many square pixels a point of a coast must add to be printed: the first that fits the budget is taken. */
const finenesses = Array.from({ length: 16 }, (_, step) => 0.1 * 1.5 ** step);
const bytesPerPoint = 4.8;

/** Land, coasts and borders in at most `budget` bytes: a jagged coast is printed with fewer points until it fits. */
export function printGround({ land, home, graticule }: Ground, budget: number): string {
  const countries = land.countries.map(({ rings }) => rings.map((ring) => weigh(ring, true)));
  const borders = land.borders.map((line) => weigh(line, false));
  const all = [...countries.flat(), ...borders];
  const grid = path(`fill="none" stroke="${mapInks.grid}" stroke-width=".7" opacity=".4"`, graticule, false);
  let printed = '';
  for (const least of finenesses) {
    if (countPoints(all, least) * bytesPerPoint > budget) continue;
    const shapes = countries.map((rings) => rings.map((ring) => pathText(thinned(ring, least), true)).join(''));
    const dotted = borders.map((line) => thinned(line, least));
    const border = path(`fill="none" stroke="${mapInks.border}" stroke-dasharray="2 4"`, dotted, false);
    printed = tinted(shapes, home) + grid + border;
    if (printed.length <= budget) break;
  }
  return printed;
}

/**
 * All land in the ink that takes most of it, then the rest over it in the other. The coast is the outer half of a
 * stroke: painted before the fill, it stays hidden where two countries touch.
 */
function tinted(shapes: readonly string[], home: ReadonlySet<number>): string {
  const visited = shapes.filter((_, country) => home.has(country) || home.size === 0).join('');
  const others = shapes.filter((_, country) => !home.has(country) && home.size > 0).join('');
  const [under, over] = visited.length > others.length ? [mapInks.home, others] : [mapInks.neighbor, visited];
  const overInk = under === mapInks.home ? mapInks.neighbor : mapInks.home;
  const coast = `stroke="${mapInks.coast}" stroke-width="2.4" stroke-linejoin="round" paint-order="stroke"`;
  const base = visited || others ? `<path fill="${under}" ${coast} d="${visited}${others}"/>` : '';
  return over ? `${base}<path fill="${overInk}" stroke="${overInk}" stroke-width=".5" d="${over}"/>` : base;
}

function path(attributes: string, lines: readonly Point[][], closed: boolean): string {
  const shape = lines.map((line) => pathText(line, closed)).join('');
  return shape ? `<path ${attributes} d="${shape}"/>` : '';
}
