import { describe, expect, it } from 'vitest';
import { shownDates } from './shown-dates.ts';

const tripWith = (count: number, priced = 'd0') => ({
  slug: 'daily',
  departures: Array.from({ length: count }, (_, i) => ({ id: `d${i}` })),
  price: { departureId: priced },
});
const shown = (count: number, query: string, priced?: string) => {
  const { departures, pages } = shownDates(tripWith(count, priced), new URLSearchParams(query));
  return { ids: departures.map(({ id }) => id), pages };
};

describe('the dates of a trip page', () => {
  it('all stand on one page up to 200', () => {
    const { ids, pages } = shown(200, 'dates=2');
    expect([ids.length, pages]).toEqual([200, null]);
  });

  it('come in pages beyond, each date on one of them', () => {
    const first = shown(431, '');
    expect(first.ids).toEqual(Array.from({ length: 200 }, (_, i) => `d${i}`));
    expect(first.pages).toEqual({ from: 1, to: 200, all: 431, earlier: null, later: '/trips/daily?dates=2#dates' });
    const last = shown(431, 'dates=3', 'd430');
    expect(last.ids).toEqual(Array.from({ length: 31 }, (_, i) => `d${i + 400}`));
    expect(last.pages).toEqual({ from: 401, to: 431, all: 431, earlier: '/trips/daily?dates=2#dates', later: null });
    expect(shown(431, 'dates=2').pages).toMatchObject({ earlier: '/trips/daily#dates' });
  });

  it('hold the date whose price the headline shows and the chosen one, wherever these stand', () => {
    expect(shown(431, 'departure=d300', 'd420').ids.slice(200)).toEqual(['d300', 'd420']);
  });

  it.each(['0', '4', '-1', '1.5', 'two', ''])('are the first ones for ?dates=%s, which is no page', (dates) => {
    expect(shown(431, `dates=${dates}`).pages).toMatchObject({ from: 1 });
  });
});
