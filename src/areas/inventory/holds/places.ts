/** At most so many places left read "limited". */
export const FEW = 4;

export type PlacesLevel = 'open' | 'limited' | 'sold_out';

/** What is said of a departure with so many places left. */
export function levelOf(left: number): PlacesLevel {
  if (left <= 0) return 'sold_out';
  return left <= FEW ? 'limited' : 'open';
}
