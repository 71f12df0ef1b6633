import { type Box, boxAround, boxesMeet, boxHolds, boxInside } from './box.ts';
import type { Point, Size } from './map-view.ts';
import { textWidth } from './text-width.ts';

export type LabelWish = { at: Point; days: string | null; name: string; importance: number };
export type LabelLine = { text: string; bold: boolean };
export type PlacedLabel = { wish: number; lines: LabelLine[]; anchor: 'start' | 'middle' | 'end'; box: Box };
export type Surroundings = Size & { dotReach: number; taken: readonly Box[]; route: readonly Point[] };

type Candidate = { label: PlacedLabel; cost: number };

export const daysSize = 14;
export const nameSize = 14;
export const lineHeight = 15;
const frameMargin = 5;
/** A label may lie over this many points of the route (4 px apart) before it is better left out. */
const mostRoutePoints = 12;

/** Eight places about a dot, best first: the side (-1, 0, 1) across and down, and how much worse than the right-hand one. */
const sides = [
  [1, 0, 0],
  [-1, 0, 0.15],
  [1, 1, 0.3],
  [1, -1, 0.3],
  [-1, 1, 0.4],
  [-1, -1, 0.4],
  [0, 1, 0.5],
  [0, -1, 0.6],
] as const;

/**
 * Finds room for the labels: none leaves the frame or touches another, a dot or the furniture. When it is crowded,
 * the less important lose their day line first, then the whole label. Tries a few orders and keeps the best result.
 */
export function placeLabels(wishes: readonly LabelWish[], around: Surroundings): PlacedLabel[] {
  const dots = wishes.map(({ at }) => boxAround(at, around.dotReach + 1));
  const full = wishes.map((wish, index) => candidates(wish, index, true, dots, around));
  const short = wishes.map((wish, index) => candidates(wish, index, false, dots, around));
  const ranked = wishes.map((_, index) => index).sort((a, b) => important(wishes, b) - important(wishes, a) || a - b);
  const across = ranked.toSorted((a, b) => (wishes[a]?.at[0] ?? 0) - (wishes[b]?.at[0] ?? 0));
  const down = ranked.toSorted((a, b) => (wishes[a]?.at[1] ?? 0) - (wishes[b]?.at[1] ?? 0));
  let best: PlacedLabel[] = [];
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const withDays of [1, 0.5, 0.25, 0]) {
    const long = new Set(ranked.slice(0, Math.ceil(ranked.length * withDays)));
    for (const order of [ranked, across, down]) {
      const placed: PlacedLabel[] = [];
      let worth = 0;
      for (const index of order) {
        const options = [...(long.has(index) ? (full[index] ?? []) : []), ...(short[index] ?? [])];
        const chosen = options.find(({ label }) => !placed.some((other) => boxesMeet(other.box, label.box)));
        if (!chosen) continue;
        placed.push(chosen.label);
        worth += important(wishes, index) * (chosen.label.lines[0]?.bold ? 1.4 : 1) - chosen.cost * 0.15;
      }
      if (worth > bestWorth + 1e-9) [best, bestWorth] = [placed, worth];
    }
  }
  return best.sort((a, b) => a.wish - b.wish);
}

const important = (wishes: readonly LabelWish[], index: number): number => wishes[index]?.importance ?? 0;

/** Where one label could stand, cheapest first, before any other label is there. */
function candidates(
  wish: LabelWish,
  index: number,
  withDays: boolean,
  dots: readonly Box[],
  around: Surroundings,
): Candidate[] {
  if (withDays && !wish.days) return [];
  const lines = [
    ...(withDays && wish.days ? [{ text: wish.days, bold: true }] : []),
    ...wrapped(wish.name, Math.max(104, around.width * 0.36)).map((text) => ({ text, bold: false })),
  ];
  const widths = lines.map(({ text, bold }) => textWidth(text, bold ? daysSize : nameSize, bold ? 'bold' : 'regular'));
  const [width, height] = [Math.max(...widths), lines.length * lineHeight];
  const options = sides.flatMap(([across, down, cost]) => {
    const gap = around.dotReach + (down === 0 ? 5 : across === 0 ? 3 : 1);
    const box: Box = {
      x: wish.at[0] + (across === 0 ? -width / 2 : across > 0 ? gap : -gap - width),
      y: wish.at[1] + (down === 0 ? -height / 2 : down > 0 ? gap * 0.6 : -gap * 0.6 - height),
      width,
      height,
    };
    if (across === 0) box.y += down * gap * 0.4;
    if (!boxInside(box, around.width, around.height, frameMargin)) return [];
    if (dots.some((dot) => boxesMeet(dot, box)) || around.taken.some((other) => boxesMeet(other, box))) return [];
    const onRoute = around.route.reduce((count, point) => count + (boxHolds(box, point) ? 1 : 0), 0);
    if (onRoute > mostRoutePoints) return [];
    const anchor = across > 0 ? 'start' : across < 0 ? 'end' : 'middle';
    return [{ label: { wish: index, lines, anchor, box } as const, cost: cost + onRoute * 0.35 }];
  });
  return options.sort((a, b) => a.cost - b.cost);
}

/** A long name in two lines, split at the space nearest to its middle; what is still too long ends in an ellipsis. */
export function wrapped(name: string, most: number): string[] {
  if (textWidth(name, nameSize) <= most) return [name];
  const middle = name.length / 2;
  const spaces = [...name.matchAll(/[\s,/-]+/g)].map(({ index, 0: gap }) => index + gap.trimEnd().length);
  const split = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  const lines = split ? [name.slice(0, split).trim(), name.slice(split).trim()] : [name];
  return lines.filter(Boolean).map((line) => shortened(line, most * 1.25));
}

function shortened(line: string, most: number): string {
  if (textWidth(line, nameSize) <= most) return line;
  const characters = [...line];
  while (characters.length > 1 && textWidth(`${characters.join('')}…`, nameSize) > most) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
