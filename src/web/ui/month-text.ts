import { formatMonth } from '#kernel/shared';

/** A month as "2027-01" and the number of departures that leave in it. */
export type MonthDepartures = { month: string; departures: number };

export type MonthLevel = 'none' | 'few' | 'many';

/** Empty, half, or full cell: none, one or two, three or more. */
export function monthLevel(departures: number): MonthLevel {
  if (departures < 1) return 'none';
  return departures < 3 ? 'few' : 'many';
}

/** "J" of "2027-01": the letter under a cell. */
export function monthInitial(month: string): string {
  return formatMonth(month).charAt(0);
}

/** What the bars say in words: "Departures: January 2027, March 2027 (1 or 2)". */
export function monthsInWords(months: MonthDepartures[]): string {
  const named = months.flatMap(({ month, departures }) => {
    const level = monthLevel(departures);
    return level === 'none' ? [] : [formatMonth(month) + (level === 'few' ? ' (1 or 2)' : '')];
  });
  return named.length === 0 ? 'No departures in the next twelve months' : `Departures: ${named.join(', ')}`;
}
