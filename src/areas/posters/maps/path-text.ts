import type { Point } from './map-view.ts';

const tenths = (value: number): number => Math.round(value * 10);

/** Path data in relative steps of a tenth of a pixel, spelled as shortly as SVG allows. */
export function pathText(points: readonly Point[], closed: boolean): string {
  const first = points[0];
  if (!first) return '';
  const [startX, startY] = [tenths(first[0]), tenths(first[1])];
  let [px, py] = [startX, startY];
  let before: number | null = null;
  let steps = '';
  for (const [x, y] of points) {
    const [tx, ty] = [tenths(x), tenths(y)];
    if (tx === px && ty === py) continue;
    steps += after(before, tx - px) + after(tx - px, ty - py);
    before = ty - py;
    [px, py] = [tx, ty];
  }
  return steps && `M${after(null, startX)}${after(startX, startY)}l${steps}${closed ? 'z' : ''}`;
}

/** Steps are short and come again and again, so their spelling is kept: it halves the time of a map. */
const known = 1000;
const spellings = Array.from({ length: 2 * known + 1 }, (_, index) => spell(index - known));

/** A number in tenths as text, with a space only where the one before it would run on into it. */
function after(before: number | null, value: number): string {
  const text = spellings[value + known] ?? spell(value);
  const startsWithPoint = value > 0 && value < 10 && before !== null && before % 10 !== 0;
  return before === null || value < 0 || startsWithPoint ? text : ` ${text}`;
}

/** 5 → ".5", -12 → "-1.2", 30 → "3". */
function spell(value: number): string {
  return String(value / 10).replace(/^(-?)0\./, '$1.');
}
