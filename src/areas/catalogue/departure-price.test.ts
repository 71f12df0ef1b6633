import { describe, expect, it } from 'vitest';
import { departureHeadlineCents, headlineSaving } from './departure-price.ts';

/** Of these tiers, 0 being the base price. */
const priced = (byTier: Record<number, number>) => ({
  currency: 'USD',
  prices: [0, 1, 2, 3, 4, 5].map((tier) => byTier[tier] ?? null),
});
const tiers = [
  { tier: 1, label: 'Single room', occupancy: 1 },
  { tier: 2, label: 'Double room', occupancy: 2 },
  { tier: 3, label: 'Family of four', occupancy: 4 },
];

describe('the headline price of a departure', () => {
  it('is the tier for two sharing, unnamed, even where another tier or the base price is cheaper', () => {
    const departure = priced({ 0: 90_000, 2: 120_000, 3: 80_000 });
    expect(departureHeadlineCents(departure, tiers, [])).toEqual({
      cents: 120_000,
      tier: 2,
      occupancy: 2,
      label: null,
    });
  });

  it('falls back to the base price when nobody priced a room for two', () => {
    const departure = priced({ 0: 90_000, 3: 80_000 });
    expect(departureHeadlineCents(departure, tiers, [])).toEqual({
      cents: 90_000,
      tier: 0,
      occupancy: null,
      label: null,
    });
  });

  it('names the cheapest tier when there is neither', () => {
    const departure = priced({ 1: 150_000, 3: 80_000 });
    expect(departureHeadlineCents(departure, tiers, [])).toMatchObject({ cents: 80_000, label: 'Family of four' });
  });

  it('adds the mandatory charges of its own currency and no others', () => {
    const departure = priced({ 2: 120_000 });
    const mandatory = [
      { estimateCents: 4_000, currency: 'USD' },
      { estimateCents: 9_900, currency: 'EUR' },
    ];
    expect(departureHeadlineCents(departure, tiers, mandatory)?.cents).toBe(124_000);
  });

  it('has no price without any, and calls a tier that the trip does not name by its number', () => {
    expect(departureHeadlineCents(priced({ 4: 70_000 }), tiers, [])).toMatchObject({
      cents: 70_000,
      tier: 4,
      label: 'Price 4',
    });
  });

  it('has a saving for members where it is no less than that', () => {
    const saved = (memberSavingCents: number | null, prices: Record<number, number>) =>
      headlineSaving({ ...priced(prices), memberSavingCents }, tiers);
    expect(saved(5_000, { 0: 4_500 })).toBeNull();
    expect(saved(5_000, { 1: 9_000, 2: 4_500 })).toBeNull();
    expect(saved(5_000, { 0: 5_000 })).toBe(5_000);
    expect([saved(0, { 0: 5_000 }), saved(null, { 0: 5_000 }), saved(5_000, {})]).toEqual([null, null, null]);
  });
});
