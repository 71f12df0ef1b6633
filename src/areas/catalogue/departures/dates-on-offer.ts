import type { CalendarDate } from '#kernel/shared';
import { type Availability, availabilityAt, isOpen } from './availability.ts';

/** What can be said of a trip's dates as a whole. */
export type DatesOnOffer = {
  /** "closed": there are dates, and no longer a way to book one. "none": no date is listed. */
  state: 'open' | 'on_request' | 'sold_out' | 'closed' | 'none';
  /** The next three for sale. */
  next: CalendarDate[];
  /** How many of the dates for sale run in any case. */
  guaranteed: number;
  open: number;
};

/** The best that one of the dates offers. */
const STATES = ['open', 'on_request', 'sold_out'] as const;

type Upcoming = { startDate: CalendarDate; availability: Availability; departureGuaranteed: boolean };

/** @param departures from today on, soonest first. */
export function datesOnOffer(departures: readonly Upcoming[], cutoffDays: number, today: CalendarDate): DatesOnOffer {
  const availabilityOf = availabilityAt(cutoffDays, today);
  const open = departures.filter((departure) => isOpen(availabilityOf(departure)));
  const days = (some: readonly Upcoming[]) => [...new Set(some.map(({ startDate }) => startDate))];
  const dates = days(open);
  const states = new Set(open.length > 0 ? ['open'] : departures.map(availabilityOf));
  return {
    state: STATES.find((state) => states.has(state)) ?? (departures.length > 0 ? 'closed' : 'none'),
    next: dates.slice(0, 3),
    guaranteed: days(open.filter(({ departureGuaranteed }) => departureGuaranteed)).length,
    open: dates.length,
  };
}
