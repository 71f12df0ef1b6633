import { type CalendarDate, toCalendarDate } from './dates.ts';

const HOUR_MS = 3_600_000;
const SECOND_MS = 1000;
/** Behind UTC and ahead of it; nobody lives further. */
const LAST_TO_BEGIN_HOURS = 12;
const FIRST_TO_BEGIN_HOURS = 14;
/** A day with an hour put in has 25; one that a country skipped makes 48 of two. */
const LONGEST_DAY_HOURS = 49;

// Making one takes as long as a hundred uses; there are some hundred zones.
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(zone: string): Intl.DateTimeFormat | null {
  const known = calendars.get(zone);
  if (known) return known;
  try {
    const made = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    calendars.set(zone, made);
    return made;
  } catch {
    return null;
  }
}

/**
 * The date that a calendar on a wall in this zone shows: the "today" by which sales end, balances fall due and refunds
 * are reckoned, in the zone of the city where a trip starts. A zone that isn't known, or none, counts as UTC.
 */
export function dateIn(zone: string | null, instant: Date): CalendarDate {
  return (zone === null ? null : calendarOf(zone)?.format(instant)) ?? toCalendarDate(instant);
}

/**
 * The earliest date that it is anywhere: what a query has to reach back to before each zone is looked at, and the month
 * with which lists of trips of all zones begin.
 */
export function earliestDate(instant: Date): CalendarDate {
  return toCalendarDate(new Date(instant.getTime() - LAST_TO_BEGIN_HOURS * HOUR_MS));
}

/** The latest date that it is anywhere: what is claimed of trips of all zones goes by it, so that it holds in each. */
export function latestDate(instant: Date): CalendarDate {
  return toCalendarDate(new Date(instant.getTime() + FIRST_TO_BEGIN_HOURS * HOUR_MS));
}

/** When the date in this zone changes next, to the second. */
export function dayEnd(zone: string | null, instant: Date): Date {
  const today = dateIn(zone, instant);
  let before = Math.floor(instant.getTime() / SECOND_MS);
  let after = before + (LONGEST_DAY_HOURS * HOUR_MS) / SECOND_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dateIn(zone, new Date(middle * SECOND_MS)) === today) before = middle;
    else after = middle;
  }
  return new Date(after * SECOND_MS);
}
