import { expect, it } from 'vitest';
import { serverValue } from '../server-value.ts';
import { operatorMeta } from './operator-meta.ts';

const operator = { slug: 'andeo', name: 'Andeo', rating: 4.5, reviewsCount: 554 };
const stats = { count: 11 };
const metaOf = (trip: { slug: string; name: string } | null, page = 1) =>
  operatorMeta('https://example.com', {
    view: 'reviews',
    operator,
    trip,
    reviews: { stats, page, reviews: [], totalPages: 2 },
  } as never);

it('reviews of one trip of a company are no page for robots, and claim none of the company’s stars', () => {
  expect(metaOf(null)).toMatchObject({ path: '/tour-operators/andeo-reviews', noindex: false });
  const ofTrip = metaOf({ slug: 'lares', name: 'Lares' }, 2);
  expect(ofTrip).toMatchObject({
    path: '/tour-operators/andeo-reviews?trip=lares&page=2',
    noindex: true,
    description: '11 reviews of Lares by Andeo.',
  });
  expect(ofTrip.jsonLd).toHaveLength(1);
});

it('a company without trips has no page of them for robots', () => {
  const ofTrips = (tripsCount: number) =>
    operatorMeta('https://example.com', {
      view: 'trips',
      operator: { ...operator, tripsCount },
      list: { query: { page: 1 }, trips: serverValue([]) },
    } as never);
  expect([ofTrips(0).noindex, ofTrips(1).noindex]).toEqual([true, false]);
});

it('trips of a company are said to begin at a price only where all of them stand on the page, with one that compares', () => {
  const usd = { cents: 129_000, currency: 'USD', usdCents: 129_000, onRequest: false };
  const unrated = { cents: 100, currency: 'XOF', usdCents: null, onRequest: false };
  const described = (prices: (typeof usd | typeof unrated | null)[], tripsCount: number) =>
    operatorMeta('https://example.com', {
      view: 'trips',
      operator: { ...operator, tripsCount },
      list: {
        query: { page: 1 },
        trips: serverValue(prices.map((price, i) => ({ slug: `t${i}`, name: `T${i}`, price }))),
      },
    } as never).description;
  expect(described([{ ...usd, cents: 150_000, usdCents: 150_000 }, usd, null], 3)).toBe('3 trips. From $1,290.');
  expect(described([usd, usd], 84)).toBe('84 trips');
  expect(described([usd, unrated], 2)).toBe('2 trips');
  expect(described([null], 1)).toBe('1 trip');
});
