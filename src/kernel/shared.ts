export {
  addDays,
  type CalendarDate,
  dayNumber,
  daysBetween,
  formatDate,
  formatMonth,
  formatShortDate,
  fromDayNumber,
  isCalendarDate,
  monthOf,
  monthsFrom,
  toCalendarDate,
} from './dates.ts';
export { decimalOf, formatMoney, type Money, majorUnits, minorDigits, toUsdCents } from './money.ts';
export { forAll, type Policy } from './policy.ts';
export { fold, repeated, slugify } from './text.ts';
export { dateIn, dayEnd, earliestDate, latestDate } from './zones.ts';
