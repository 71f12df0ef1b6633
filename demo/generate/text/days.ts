import * as dates from '#kernel/shared';

/** The catalogue names the same two thousand days over and over: each is worked out once. */
const names = new Map<number, dates.CalendarDate>();
const numbers = new Map<dates.CalendarDate, number>();

export function fromDayNumber(day: number): dates.CalendarDate {
  let date = names.get(day);
  if (date === undefined) {
    date = dates.fromDayNumber(day);
    names.set(day, date);
    numbers.set(date, day);
  }
  return date;
}

export function dayNumber(date: dates.CalendarDate): number {
  const known = numbers.get(date);
  if (known !== undefined) return known;
  const day = dates.dayNumber(date);
  numbers.set(date, day);
  return day;
}

export const addDays = (date: dates.CalendarDate, days: number): dates.CalendarDate =>
  fromDayNumber(dayNumber(date) + days);

/** 1 to 12. */
export const monthNumber = (date: dates.CalendarDate): number => Number(date.slice(5, 7));
