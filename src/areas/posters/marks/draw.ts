/** Small words for drawing inside a circle of radius 50 about (50, 50). Everything stays in it, so no clip is needed. */

const rounded = (value: number): string => String(Math.round(value * 10) / 10);
const halfChord = (y: number): number => Math.sqrt(Math.max(0, 2500 - (y - 50) ** 2));

/** A filled path. */
export const area = (ink: string, d: string): string => `<path fill="${ink}" d="${d}"/>`;

/** A stroked path with round ends. */
export const line = (ink: string, width: number, d: string, more = ''): string =>
  `<path fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more} d="${d}"/>`;

export const disc = (ink: string, x: number, y: number, radius: number): string =>
  `<circle fill="${ink}" cx="${x}" cy="${y}" r="${radius}"/>`;

/**
 * Ground below a skyline: from the left rim at height `left`, along `skyline` (path commands), to the right rim at
 * height `right`, and back around the bottom of the circle.
 */
export function below(ink: string, left: number, skyline = '', right = left): string {
  const largeArc = left + right < 100 ? 1 : 0;
  const [from, to] = [rounded(50 - halfChord(left)), rounded(50 + halfChord(right))];
  return area(ink, `M${from} ${left}${skyline}L${to} ${right}A50 50 0 ${largeArc} 1 ${from} ${left}z`);
}

/** A level stripe from rim to rim. */
export function band(ink: string, top: number, bottom: number): string {
  const [a, b] = [halfChord(top), halfChord(bottom)];
  const [left, right] = [rounded(50 - a), rounded(50 + a)];
  return area(
    ink,
    `M${left} ${top}H${right}A50 50 0 0 1 ${rounded(50 + b)} ${bottom}H${rounded(50 - b)}A50 50 0 0 1 ${left} ${top}z`,
  );
}

/** Equal rays about a center, over `sweep` degrees clockwise from `start`; 0° points right. */
export function rays(
  count: number,
  x: number,
  y: number,
  inner: number,
  outer: number,
  start = 0,
  sweep = 360,
): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((start + (sweep / (sweep === 360 ? count : count - 1)) * index) * Math.PI) / 180;
    const at = (radius: number): string =>
      `${rounded(x + radius * Math.cos(angle))} ${rounded(y + radius * Math.sin(angle))}`;
    return `M${at(inner)}L${at(outer)}`;
  }).join('');
}
