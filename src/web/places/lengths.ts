/** Lengths of itineraries that have a page of their own: the end of its address, the days, the name. */
export const lengths = {
  one_week: { path: 'one-week', days: 7, name: 'One week' },
  ten_days: { path: 'ten-days', days: 10, name: 'Ten days' },
  two_weeks: { path: 'two-weeks', days: 14, name: 'Two weeks' },
} as const;

export type Length = keyof typeof lengths;
