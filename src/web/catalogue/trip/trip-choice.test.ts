import { expect, it } from 'vitest';
import type { ShownPrice } from '../shown-card.ts';
import type { ShownTrip } from './shown-trip-model.ts';
import { rowPrice } from './trip-choice.ts';

const tiers = [
  { tier: 1, label: 'Twin room', occupancy: 2 },
  { tier: 2, label: 'Family room for four', occupancy: 4 },
];
const sharing = { tier: 1, tierLabel: null } as ShownPrice;
const rowOf = (
  prices: (number | null)[],
  { known = tiers, price = sharing }: { known?: typeof tiers; price?: ShownPrice | null } = {},
) => rowPrice({ tiers: known, inclusions: [], price: price as ShownTrip['price'] }, { currency: 'USD', prices });

it('a row of dates shows what two who share pay, as the headline does, and names what is neither', () => {
  const both = [null, 327_000, 278_000, null, null, null];
  expect(rowOf(both)).toEqual({ cents: 327_000, basis: null });
  expect(rowOf(both, { price: null })).toEqual({ cents: 327_000, basis: 'sharing' });
  const family = [null, null, 278_000, null, null, null];
  expect(rowOf(family)).toEqual({ cents: 278_000, basis: 'family room for four' });
  expect(rowOf([90_000, null, null, null, null, null], { known: [], price: null })).toEqual({
    cents: 90_000,
    basis: null,
  });
  expect(rowOf([null, null, null, null, null, null])).toBeNull();
});
