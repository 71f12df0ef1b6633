import { describe, expect, it } from 'vitest';
import { departureOffers, formerPrices, type PricedDeparture } from './departure-offers.ts';

describe('the former price of a departure', () => {
  const departure: PricedDeparture = {
    id: 'd1',
    startDate: '2027-05-01',
    availability: 'open',
    departureGuaranteed: false,
    currency: 'USD',
    prices: [90_000, null, 120_000, null, null, null],
    strikethroughPrices: [95_000, null, 140_000, null, null, null],
    memberSavingCents: null,
  };
  const trip = {
    tiers: [{ tier: 2, label: 'Double room', occupancy: 2 }],
    mandatory: [{ label: 'Park fee', estimateCents: 4_000, currency: 'USD' }],
    promotionStrikeThroughPriceCents: 110_000,
    currency: 'USD',
  };
  const formerOf = (one: PricedDeparture, tier: number, lowestCents: number) =>
    departureOffers({ ...trip, departures: [one] }, [{ departureId: 'd1', tier, lowestCents }])[0]?.formerCents;

  it('is what the company claims of the tier that is shown, with what nobody can do without', () => {
    expect(formerOf(departure, 2, 140_000)).toBe(144_000);
    const base = { ...departure, prices: [90_000, null, null, null, null, null] };
    expect(formerOf(base, 0, 95_000)).toBe(99_000);
  });

  it('is the trip’s where the departure claims none, and none that the price history doesn’t prove', () => {
    const silent = { ...departure, strikethroughPrices: [95_000, null, null, null, null, null] };
    expect(formerOf(silent, 2, 110_000)).toBe(114_000);
    expect(formerOf(departure, 2, 130_000)).toBeNull();
    expect(formerOf(departure, 0, 140_000)).toBeNull();
  });

  it('is told of each of its prices by the same proof, and only where it was more', () => {
    const proof = [
      { departureId: 'd1', tier: 0, lowestCents: 95_000 },
      { departureId: 'd1', tier: 2, lowestCents: 130_000 },
    ];
    expect(formerPrices(trip, departure, proof)).toEqual([95_000, null, null, null, null, null]);
    expect(formerPrices(trip, departure, [])).toEqual([null, null, null, null, null, null]);
    const dearer = { ...departure, prices: [96_000, null, 120_000, null, null, null] };
    expect(formerPrices(trip, dearer, proof)).toEqual([null, null, null, null, null, null]);
  });
});
