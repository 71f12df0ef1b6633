import { formatDate, formatShortDate } from '#kernel/shared';
import { plural } from '../trip-words.ts';
import type { ShownDeparture } from './shown-trip-model.ts';
import type { Spots } from './use-spots.ts';

/** "Jan 14 to 25, 2027", "Jan 28 to Feb 8, 2027" */
export function dateRange({ startDate, endDate }: Pick<ShownDeparture, 'startDate' | 'endDate'>): string {
  if (startDate === endDate) return formatDate(startDate);
  if (startDate.slice(0, 4) !== endDate.slice(0, 4)) return `${formatDate(startDate)} to ${formatDate(endDate)}`;
  const year = startDate.slice(0, 4);
  const end =
    startDate.slice(0, 7) === endDate.slice(0, 7) ? String(Number(endDate.slice(8))) : formatShortDate(endDate);
  return `${formatShortDate(startDate)} to ${end}, ${year}`;
}

const STATUS: Record<ShownDeparture['availability'], string> = {
  open: 'Places available',
  limited: 'Few places left',
  on_request: 'On request',
  sold_out: 'Sold out',
  closed: 'Closed',
  cancelled: 'Canceled',
};

export function statusWords(departure: ShownDeparture, spots?: Spots): string {
  const open = departure.availability === 'open' || departure.availability === 'limited';
  if (open && spots?.spotsLeft === 0) return STATUS.sold_out;
  if (open && spots && spots.spotsLeft !== null && spots.spotsLeft <= 12)
    return `${plural(spots.spotsLeft, 'place')} left`;
  return STATUS[departure.availability];
}

const OFF = new Set(['cancelled', 'closed', 'sold_out']);

/** Whether it will run: a promise, or the count the company supplied. Nothing for departures that are off. */
export function runsWords(departure: ShownDeparture, spots?: Spots): string | null {
  if (OFF.has(departure.availability)) return null;
  if (departure.departureGuaranteed) return 'Guaranteed';
  if (departure.minToRun === null) return null;
  if (!spots) return `Runs with ${departure.minToRun}`;
  return spots.soldCount >= departure.minToRun
    ? `Enough travelers to run (${spots.soldCount})`
    : `Runs with ${departure.minToRun}, has ${spots.soldCount} so far`;
}

/** "Guaranteed, places available" */
export function standingWords(departure: ShownDeparture, spots?: Spots): string {
  const [runs, status] = [runsWords(departure, spots), statusWords(departure, spots)];
  return runs ? `${runs}, ${status.charAt(0).toLowerCase()}${status.slice(1)}` : status;
}
