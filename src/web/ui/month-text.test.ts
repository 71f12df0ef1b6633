import { describe, expect, it } from 'vitest';
import { monthInitial, monthLevel, monthsInWords } from './month-text.ts';

describe('month bars', () => {
  it('are empty, half or full', () => {
    expect([0, 1, 2, 3, 40].map(monthLevel)).toEqual(['none', 'few', 'few', 'many', 'many']);
  });

  it('carry the first letter of the month', () => {
    expect(['2026-12', '2027-01', '2027-06'].map(monthInitial)).toEqual(['D', 'J', 'J']);
  });

  it('are read out as months with their year', () => {
    expect(
      monthsInWords([
        { month: '2026-12', departures: 4 },
        { month: '2027-01', departures: 0 },
        { month: '2027-02', departures: 1 },
      ]),
    ).toBe('Departures: December 2026, February 2027 (1 or 2)');
  });

  it('say so when nothing departs', () => {
    expect(monthsInWords([{ month: '2026-12', departures: 0 }])).toBe('No departures in the next twelve months');
  });
});
