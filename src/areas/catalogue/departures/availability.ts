import { addDays, type CalendarDate } from '#kernel/shared';

export type Availability = 'open' | 'limited' | 'on_request' | 'sold_out' | 'closed' | 'cancelled';

/** Statuses in which places are for sale at once. */
export function isOpen(availability: Availability): boolean {
  return availability === 'open' || availability === 'limited';
}

type StatedDeparture = { startDate: CalendarDate; availability: Availability };

/** What a traveler can do about departures today. Past its last sale an open one reads "closed". */
export function availabilityAt(cutoffDays: number, today: CalendarDate): (departure: StatedDeparture) => Availability {
  const firstOnSale = addDays(today, cutoffDays);
  return ({ startDate, availability }) => {
    const sellable = isOpen(availability) || availability === 'on_request';
    return sellable && startDate < firstOnSale ? 'closed' : availability;
  };
}

/** The same of one departure. */
export function availabilityOn(departure: StatedDeparture, cutoffDays: number, today: CalendarDate): Availability {
  return availabilityAt(cutoffDays, today)(departure);
}

/** Of a date that is paid here: places that nobody counts can't be held, so that they are on request. */
export function payableAvailability(stated: Availability, spotsLeft: number | null): Availability {
  return spotsLeft === null && isOpen(stated) ? 'on_request' : stated;
}
