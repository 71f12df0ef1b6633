/** Lengths of itineraries that have a page of their own: the end of its address, the days, the name, in words. */
export const lengths = {
  one_week: { path: 'one-week', days: 7, name: 'One week', words: 'a week' },
  ten_days: { path: 'ten-days', days: 10, name: 'Ten days', words: 'ten days' },
  two_weeks: { path: 'two-weeks', days: 14, name: 'Two weeks', words: 'two weeks' },
} as const;

export type Length = keyof typeof lengths;

/** The length whose page a route is, by its pattern; null for that of all lengths. */
export function lengthAt(pattern: string): Length | null {
  const found = Object.entries(lengths).find(([, { path }]) => pattern.endsWith(`/${path}`));
  return found ? (found[0] as Length) : null;
}
