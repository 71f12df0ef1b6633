import { expect, it } from 'vitest';
import type { ShownPrice } from '../shown-card.ts';
import type { ShownTrip } from './shown-trip-model.ts';
import { choiceOf, rowPrice, tierOf, tiersOf } from './trip-choice.ts';

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

it('a link that names a date alone opens it with the price that it is shown with', () => {
  const suites = [...tiers, { tier: 3, label: 'Suite', occupancy: 2 }];
  const dates = [
    { id: 'first', currency: 'USD', availability: 'open', prices: [null, 150_000, null, null, null, null] },
    { id: 'asked', currency: 'USD', availability: 'open', prices: [null, 170_000, null, 160_000, null, null] },
  ];
  const price = { ...sharing, departureId: 'first' };
  const trip = { tiers: suites, inclusions: [], price, departures: dates } as never;
  const chosen = (query: string) => choiceOf(trip, new URLSearchParams(query));
  expect(chosen('departure=asked')).toMatchObject({ departureId: 'asked', tier: 3 });
  expect(chosen('departure=asked&tier=1')).toMatchObject({ tier: 1 });
  expect(chosen('')).toMatchObject({ departureId: 'first', tier: 1 });
});

it('what a date is shown with can be chosen: its base price stands beside tiers unless two who share have one', () => {
  const single = [{ tier: 1, label: 'Single room', occupancy: 1 }];
  for (const [known, prices, offered] of [
    [single, [100_000, 150_000, null, null, null, null], [0, 1]],
    [tiers, [100_000, null, 90_000, null, null, null], [0, 2]],
    [tiers, [100_000, 150_000, 90_000, null, null, null], [1, 2]],
    [tiers, [null, null, 90_000, null, null, null], [2]],
    [[], [100_000, null, null, null, 80_000, null], [0, 4]],
    [
      [...tiers, { tier: 3, label: 'Suite', occupancy: 2 }],
      [null, 150_000, null, 140_000, null, null],
      [1, 3],
    ],
  ] as const) {
    const departure = { id: 'd', currency: 'USD', prices, availability: 'open' };
    const trip = { tiers: known, inclusions: [], price: null, departures: [departure] } as never;
    expect(tiersOf(trip, departure as never).map(({ tier }) => tier)).toEqual(offered);
    const headline = rowPrice(trip, departure as never);
    expect(tierOf(trip, departure as never, undefined)?.cents).toBe(headline?.cents);
    const chosen = choiceOf(trip, new URLSearchParams());
    expect(prices[chosen?.tier ?? -1]).toBe(headline?.cents);
  }
});
