import { type CalendarDate, monthOf, monthsFrom } from '#kernel/shared';
import { type Availability, availabilityAt, isOpen } from './availability.ts';

let [known, knownMonths]: [CalendarDate, readonly string[]] = ['', []];

/** The same for every card of a day. */
function nextMonths(today: CalendarDate): readonly string[] {
  if (known !== today) [known, knownMonths] = [today, monthsFrom(today, 12)];
  return knownMonths;
}

/** Departures in each of the next twelve months from today. */
export type MonthBar = { month: string; departures: number };

export function monthBars(
  departures: readonly { startDate: CalendarDate; availability: Availability }[],
  cutoffDays: number,
  today: CalendarDate,
): MonthBar[] {
  const availabilityOf = availabilityAt(cutoffDays, today);
  const months = nextMonths(today);
  const bars = months.map((month) => ({ month, departures: 0 }));
  for (const departure of departures) {
    const now = availabilityOf(departure);
    if (!isOpen(now) && now !== 'on_request') continue;
    const bar = bars[months.indexOf(monthOf(departure.startDate))];
    if (bar) bar.departures++;
  }
  return bars;
}
