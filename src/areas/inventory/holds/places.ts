/** At most so many places left read "limited". */
export const FEW = 4;

/** What lists can be narrowed to: at least so many places left. */
export const placesAsked: readonly number[] = [2, 4, 8];

/** With fewer than so many left, something is said otherwise, or a list leaves the departure out. */
const LINES = [1, FEW + 1, ...placesAsked];

export type PlacesLevel = 'open' | 'limited' | 'sold_out';

/** What is said of a departure with so many places left. */
export function levelOf(left: number): PlacesLevel {
  if (left <= 0) return 'sold_out';
  return left <= FEW ? 'limited' : 'open';
}

/** Whether a line lies between two numbers of places left. */
export function isLineBetween(before: number, after: number): boolean {
  return LINES.some((line) => before < line !== after < line);
}
