import { addDays, type CalendarDate } from '#kernel/shared';

export type Availability = 'open' | 'limited' | 'on_request' | 'sold_out' | 'closed' | 'cancelled';

/** Statuses in which places are for sale at once. */
export function isOpen(availability: Availability): boolean {
  return availability === 'open' || availability === 'limited';
}

/** The last day on which a departure is sold: some days before it starts. */
export function lastSaleDate(startDate: CalendarDate, cutoffDays: number): CalendarDate {
  return addDays(startDate, -cutoffDays);
}

/** What a traveler can do about a departure today. Past its last sale an open one reads "closed". */
export function availabilityOn(
  departure: { startDate: CalendarDate; availability: Availability },
  cutoffDays: number,
  today: CalendarDate,
): Availability {
  const sellable = isOpen(departure.availability) || departure.availability === 'on_request';
  return sellable && today > lastSaleDate(departure.startDate, cutoffDays) ? 'closed' : departure.availability;
}
