export type Point = readonly [x: number, y: number];

const round = Math.round;
const signed = (value: number) => (value < 0 ? `${value}` : ` ${value}`);

/** Relative whole-number steps: half the bytes of absolute coordinates. Rounding never drifts. */
export function line(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  let path = '';
  points.forEach((point, i) => {
    const [toX, toY] = [round(point[0]), round(point[1])];
    if (i === 0) path = `M${toX}${signed(toY)}l`;
    else path += (i === 1 ? `${toX - x}` : signed(toX - x)) + signed(toY - y);
    [x, y] = [toX, toY];
  });
  return path;
}

export const polygon = (points: readonly Point[]): string => `${line(points)}z`;

/** A soft line that passes midway between the points, so that they act as hills rather than corners. */
export function curve(points: readonly Point[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  let [x, y] = [round(first[0]), round(first[1])];
  let path = `M${x}${signed(y)}q`;
  for (let i = 1; i < points.length - 1; i++) {
    const [bendX, bendY] = points[i] ?? last;
    const [afterX, afterY] = points[i + 1] ?? last;
    const isLast = i === points.length - 2;
    const toX = round(isLast ? afterX : (bendX + afterX) / 2);
    const toY = round(isLast ? afterY : (bendY + afterY) / 2);
    const numbers = [round(bendX) - x, round(bendY) - y, toX - x, toY - y];
    path += numbers
      .map(signed)
      .join('')
      .slice(i === 1 && numbers[0] !== undefined && numbers[0] >= 0 ? 1 : 0);
    [x, y] = [toX, toY];
  }
  return path;
}

/** The height at x of what `curve` draws through these points, for standing things on it. */
export function heightAt(points: readonly Point[], x: number): number {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return 0;
  let [fromX, fromY] = first;
  for (let i = 1; i < points.length - 1; i++) {
    const [bendX, bendY] = points[i] ?? last;
    const after = points[i + 1] ?? last;
    const [toX, toY] = i === points.length - 2 ? after : [(bendX + after[0]) / 2, (bendY + after[1]) / 2];
    if (x <= toX) {
      const t = Math.max(0, (x - fromX) / Math.max(1, toX - fromX));
      return (1 - t) ** 2 * fromY + 2 * t * (1 - t) * bendY + t ** 2 * toY;
    }
    [fromX, fromY] = [toX, toY];
  }
  return last[1];
}

/** A closed soft shape through the given points, as a pebble or a bush. */
export const blob = (points: readonly Point[]): string => `${curve(points)}z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)}${signed(round(y))}h${round(width)}v${round(height)}h${-round(width)}z`;

export const oval = (x: number, y: number, across: number, down: number): string =>
  `M${round(x - across)} ${round(y)}a${round(across)} ${round(down)} 0 1 1 ${round(across) * 2} 0a${round(across)} ${round(down)} 0 1 1 ${-round(across) * 2} 0z`;
