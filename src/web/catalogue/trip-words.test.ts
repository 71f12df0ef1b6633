import { describe, expect, it } from 'vitest';
import type { TripCard } from '#catalogue/shared';
import { noPriceWords } from './no-price-words.ts';
import { range, topTripsWords } from './trip-words.ts';

describe('the words of a trip', () => {
  it('call trips top ones where somebody has rated one of them', () => {
    expect(topTripsWords([{ rating: null }, { rating: 4.5 }])).toBe('Top trips');
    expect(topTripsWords([{ rating: null }])).toBe('Trips');
  });

  it('divide thousands in a range, and say one number once', () => {
    expect([range([5, 12]), range([2, 1784]), range([1784, 1784])]).toEqual(['5 to 12', '2 to 1,784', '1,784']);
  });

  it('refer to the notes of its company where a price would stand, unless nothing is for sale', () => {
    const words = (state: TripCard['dates']['state'], pricedInWords: boolean) =>
      noPriceWords({ price: null, dates: { state, next: [], guaranteed: 0, open: 0 }, pricedInWords });
    expect(words('none', true)).toBe('See price notes');
    expect(words('open', true)).toBe('See price notes');
    expect(words('sold_out', true)).toBe('Sold out');
    expect(words('closed', true)).toBe('Booking closed');
    expect(words('none', false)).toBe('No price listed');
    expect(words('on_request', false)).toBe('Price on request');
  });
});
