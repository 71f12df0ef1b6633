/** A calendar date, "2027-01-14": never a timestamp, never in a zone. */
export type CalendarDate = string;

const DAY_MS = 86_400_000;
const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a date that exists: 2027-02-29 does not. */
export function isCalendarDate(text: string): boolean {
  const match = SHAPE.exec(text);
  if (!match) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** The date in UTC. */
export function toCalendarDate(instant: Date): CalendarDate {
  return fromDayNumber(Math.floor(instant.getTime() / DAY_MS));
}

/** Days since 1970-01-01. */
export function dayNumber(date: CalendarDate): number {
  return Math.floor(
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / DAY_MS,
  );
}

// A list writes hundreds of dates, the same ones over and over: those of the next two years.
const dates = new Map<number, CalendarDate>();
const MOST_DATES = 5000;

export function fromDayNumber(day: number): CalendarDate {
  let date = dates.get(day);
  if (date === undefined) {
    date = new Date(day * DAY_MS).toISOString().slice(0, 10);
    if (dates.size >= MOST_DATES) dates.clear();
    dates.set(day, date);
  }
  return date;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** How many days a date lies after another; negative when it lies before. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** "2027-01" of "2027-01-14". */
export function monthOf(date: CalendarDate): string {
  return date.slice(0, 7);
}

/** `count` months from the one that holds `date` on, as "YYYY-MM". */
export function monthsFrom(date: CalendarDate, count: number): string[] {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, i) => {
    const index = year * 12 + month + i;
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
}

// A list says hundreds of months; to ask Intl for each of them would be a twentieth of its rendering.
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** "January" of "2027-01" or a date in it. */
function monthName(date: string): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
}

/** "Jan 14, 2027" */
export function formatDate(date: CalendarDate): string {
  return `${formatShortDate(date)}, ${date.slice(0, 4)}`;
}

/** "Jan 14" */
export function formatShortDate(date: CalendarDate): string {
  return `${monthName(date).slice(0, 3)} ${Number(date.slice(8, 10))}`;
}

/** "January 2027" of "2027-01" */
export function formatMonth(month: string): string {
  return `${monthName(month)} ${month.slice(0, 4)}`;
}
