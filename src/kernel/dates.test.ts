import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayNumber,
  formatDate,
  formatMonth,
  formatShortDate,
  fromDayNumber,
  isCalendarDate,
  monthsFrom,
  toCalendarDate,
} from './dates.ts';

describe('calendar dates', () => {
  it('refuse days that do not exist', () => {
    expect(['2028-02-29', '2026-12-31'].every(isCalendarDate)).toBe(true);
    expect(['2027-02-29', '2026-13-01', '2026-1-1', 'tomorrow', '2026-04-31'].some(isCalendarDate)).toBe(false);
  });

  it('go back and forth through day numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: -900, max: 900 }), (day, step) => {
        const date = fromDayNumber(day + 1000);
        expect(dayNumber(date)).toBe(day + 1000);
        expect(addDays(addDays(date, step), -step)).toBe(date);
      }),
    );
  });

  it('are those of the platform, before 1970 and after more days than are kept too', () => {
    const onPlatform = (time: number) => new Date(time).toISOString().slice(0, 10);
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2199-01-01'), noInvalidDate: true }), (instant) => {
        const before = new Date(-instant.getTime());
        expect(toCalendarDate(instant)).toBe(onPlatform(instant.getTime()));
        expect(toCalendarDate(before)).toBe(onPlatform(before.getTime()));
      }),
    );
    for (let day = 0; day < 6000; day++) expect(fromDayNumber(day)).toBe(onPlatform(day * 86_400_000));
  });

  it('count months across a year’s end', () => {
    expect(monthsFrom('2026-11-20', 3)).toEqual(['2026-11', '2026-12', '2027-01']);
  });

  it('read as people write them', () => {
    expect(formatDate('2027-01-14')).toBe('Jan 14, 2027');
    expect(formatShortDate('2027-09-04')).toBe('Sep 4');
    expect(formatMonth('2027-01')).toBe('January 2027');
  });

  it('read as the platform writes them in US English', () => {
    const intl = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    const day = intl({ month: 'short', day: 'numeric', year: 'numeric' });
    const month = intl({ month: 'long', year: 'numeric' });
    for (const date of Array.from({ length: 400 }, (_, i) => addDays('2027-12-20', i))) {
      expect(formatDate(date)).toBe(day.format(new Date(date)));
      expect(formatMonth(date.slice(0, 7))).toBe(month.format(new Date(date)));
    }
  });
});
