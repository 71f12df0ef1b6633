import { describe, expect, it } from 'vitest';
import { planFacts } from './plan-facts.ts';
import { sharesWords } from './shares-words.ts';

const day = (placeName: string | null, nights: number, way: Partial<Parameters<typeof planFacts>[0][number]> = {}) => ({
  placeName,
  nights,
  travelMode: null,
  travelHours: null,
  distanceKm: null,
  ...way,
});

describe('what a plan asks', () => {
  it('is counted from its own days', () => {
    const days = [
      day('Lima', 1),
      day('Cusco', 1, { travelMode: 'flight', travelHours: 1.5, distanceKm: 590 }),
      day('Cusco', 1),
      day('Sacred Valley', 1, { travelMode: 'road', travelHours: 1.6, distanceKm: 60 }),
      day('Cusco', 0, { travelMode: 'road', travelHours: 1, distanceKm: 60 }),
    ];
    expect(planFacts(days, null)).toEqual([
      { label: 'On the way', value: 'About 4 hours in all', note: '710 km between stops, by air, by road 2 times' },
      { label: 'Nights', value: 'In 3 places', note: 'at most 2, in Cusco' },
    ]);
  });

  it('isn’t said where its days don’t tell it', () => {
    expect(planFacts([day(null, 0), day('Cusco', 0)], { trips: 0, from: null })).toEqual([]);
    expect(planFacts([day('Cusco', 3)], null)).toEqual([{ label: 'Nights', value: 'All in Cusco', note: null }]);
  });
});

it('what a trip has of a plan is said as a part of its stops', () => {
  expect([3, 4].map((shared) => sharesWords(shared, 4))).toEqual(['3 of 4 stops', 'All 4 stops']);
  expect(sharesWords(1, 1)).toBe('Its one stop');
});
