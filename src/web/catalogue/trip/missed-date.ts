import type { DepartureEntry, TripPage } from '#catalogue/shared';
import { dateRange } from './departure-words.ts';
import { pickable } from './trip-choice.ts';

const WORDS: Record<DepartureEntry['availability'], string> = {
  open: 'has no price yet',
  limited: 'has no price yet',
  on_request: 'has no price yet',
  sold_out: 'is sold out',
  closed: 'can no longer be booked',
  cancelled: 'was canceled',
};

/** What is said where a link asks for a date that can’t be chosen; null where it can, or none is asked for. */
export function missedDate(
  trip: Pick<TripPage, 'state' | 'departures'>,
  asked: string | null,
): { date: string; elsewhere: string } | null {
  if (!asked || trip.state !== 'offered') return null;
  const others = pickable(trip);
  if (others.some(({ id }) => id === asked)) return null;
  const departure = trip.departures.find(({ id }) => id === asked);
  return {
    date: departure
      ? `${dateRange(departure)} ${WORDS[departure.availability]}.`
      : 'The date that was asked for is no longer offered.',
    elsewhere: others.length > 0 ? 'Another date is chosen for you; change it beside the price.' : '',
  };
}
