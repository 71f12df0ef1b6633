import { expect, it } from 'vitest';
import { rowPrice } from './trip-choice.ts';

const tiers = [
  { tier: 1, label: 'Twin room', occupancy: 2 },
  { tier: 2, label: 'Family room for four', occupancy: 4 },
];
const rowOf = (prices: (number | null)[], known = tiers) =>
  rowPrice({ tiers: known, inclusions: [] }, { currency: 'USD', prices });

it('a row of dates shows what two who share pay, as the headline does, else what it names', () => {
  expect(rowOf([null, 327_000, 278_000, null, null, null])).toEqual({ cents: 327_000, basis: 'sharing' });
  expect(rowOf([null, null, 278_000, null, null, null])).toEqual({ cents: 278_000, basis: 'family room for four' });
  expect(rowOf([90_000, null, null, null, null, null], [])).toEqual({ cents: 90_000, basis: null });
  expect(rowOf([null, null, null, null, null, null])).toBeNull();
});
