import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isCalendarDate, toCalendarDate } from './dates.ts';
import { dateIn, dayEnd, earliestDate, latestDate } from './zones.ts';

const ZONES = [
  'Pacific/Kiritimati',
  'Pacific/Auckland',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'UTC',
  'America/St_Johns',
  'America/New_York',
  'Pacific/Honolulu',
  'Pacific/Pago_Pago',
  'Etc/GMT+12',
];
const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });
const at = (text: string) => new Date(text);

describe('the date in a zone', () => {
  it.each([
    // On both sides of the date line at one moment.
    ['Pacific/Kiritimati', '2026-11-20T12:00:00Z', '2026-11-21'],
    ['Pacific/Auckland', '2026-11-20T12:00:00Z', '2026-11-21'],
    ['Europe/Berlin', '2026-11-20T12:00:00Z', '2026-11-20'],
    ['Pacific/Pago_Pago', '2026-11-20T10:59:59Z', '2026-11-19'],
    ['Pacific/Pago_Pago', '2026-11-20T11:00:00Z', '2026-11-20'],
    ['Asia/Kathmandu', '2026-11-20T18:14:59Z', '2026-11-20'],
    ['Asia/Kathmandu', '2026-11-20T18:15:00Z', '2026-11-21'],
    // The night in which clocks are put back: midnight is at 22:00 UTC before it and at 23:00 after it.
    ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25'],
    ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26'],
    // And put forward.
    ['America/New_York', '2027-03-14T04:59:59Z', '2027-03-13'],
    ['America/New_York', '2027-03-14T05:00:00Z', '2027-03-14'],
    ['America/New_York', '2027-03-15T04:00:00Z', '2027-03-15'],
  ])('%s at %s is %s', (zone, instant, date) => expect(dateIn(zone, at(instant))).toBe(date));

  it.each([null, 'Middle/Earth', ''])('is that of UTC where the zone is %s', (zone) =>
    expect(dateIn(zone, at('2026-11-20T23:59:59Z'))).toBe('2026-11-20'),
  );

  it('is a date, within a day of UTC, and neither before the earliest nor after the latest', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instants, (zone, instant) => {
        const date = dateIn(zone, instant);
        const utc = toCalendarDate(instant);
        expect(isCalendarDate(date)).toBe(true);
        expect([addDays(utc, -1), utc, addDays(utc, 1)]).toContain(date);
        expect(date >= earliestDate(instant)).toBe(true);
        expect(date <= latestDate(instant)).toBe(true);
      }),
    );
  });

  it('lasts until the end of the day there, and not a second longer', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instants, (zone, instant) => {
        const end = dayEnd(zone, instant);
        const today = dateIn(zone, instant);
        expect(dateIn(zone, new Date(end.getTime() - 1000))).toBe(today);
        expect(dateIn(zone, end)).toBe(addDays(today, 1));
      }),
    );
  });

  it.each([
    ['Europe/Berlin', '2026-10-25T00:00:00Z', '2026-10-25T23:00:00.000Z'],
    ['Europe/Berlin', '2027-03-28T00:00:00Z', '2027-03-28T22:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-20T12:00:00Z', '2026-11-21T10:00:00.000Z'],
    [null, '2026-11-20T12:00:00Z', '2026-11-21T00:00:00.000Z'],
  ])('in %s after %s changes at %s', (zone, instant, end) => expect(dayEnd(zone, at(instant)).toISOString()).toBe(end));
});
