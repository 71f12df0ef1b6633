import { levelOf, spotsOf } from '#inventory';
import { type Context, notFound } from '#kernel';
import type { CalendarDate } from '#kernel/shared';
import { readTripRef } from '../queries/trip-ref.ts';
import { payableIn } from '../trips/as-sold.ts';
import { type Availability, availabilityOn, payableAvailability } from './availability.ts';

export type DepartureSpots = {
  id: string;
  startDate: CalendarDate;
  availability: Availability;
  /** Null: places are on request only. */
  spotsLeft: number | null;
  soldCount: number;
  minToRun: number | null;
};

/**
 * Places of a trip's future departures at this moment, soonest first. `trip` is an id, slug or stock-keeping unit.
 * @throws AppError not_found
 */
export async function departureSpots(ctx: Context, input: { trip: string }): Promise<DepartureSpots[]> {
  const trip = await readTripRef(ctx, input.trip);
  if (!trip) throw notFound();
  const departures = trip.offered ? trip.departures : [];
  const spots = await spotsOf(
    ctx,
    departures.map((departure) => departure.id),
  );
  const canPay = payableIn(trip);
  return departures.map((departure) => {
    const { spotsLeft, soldCount } = spots.get(departure.id) ?? { spotsLeft: null, soldCount: 0 };
    const stated = availabilityOfPlaces(departure.availability, spotsLeft);
    const availability = canPay(departure.currency) ? payableAvailability(stated, spotsLeft) : stated;
    return {
      id: departure.id,
      startDate: departure.startDate,
      availability: availabilityOn({ ...departure, availability }, trip.cutoffDays, trip.today),
      spotsLeft,
      soldCount,
      minToRun: departure.minToRun,
    };
  });
}

/** What is for sale follows the places; what the company decided (on request, closed, canceled) stands. */
export function availabilityOfPlaces(stated: Availability, spotsLeft: number | null): Availability {
  const followsPlaces = stated === 'open' || stated === 'limited' || stated === 'sold_out';
  if (!followsPlaces || spotsLeft === null) return stated;
  return levelOf(spotsLeft);
}
