import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, majorUnits, toUsdCents } from './money.ts';

describe('money', () => {
  it('drops .00 and keeps cents', () => {
    expect(formatMoney({ cents: 120_000, currency: 'USD' })).toBe('$1,200');
    expect(formatMoney({ cents: 120_050, currency: 'USD' })).toBe('$1,200.50');
    expect(formatMoney({ cents: 128_000, currency: 'JPY' })).toBe('¥128,000');
    expect(formatMoney({ cents: 419_000, currency: 'EUR' })).toBe('€4,190');
  });

  it('writes a currency by its code when our typeface has no sign for it', () => {
    expect(formatMoney({ cents: 5_300_000, currency: 'INR' })).toBe('INR\u00a053,000');
  });

  it('knows how many minor units a currency has', () => {
    expect(majorUnits({ cents: 1_500, currency: 'KWD' })).toBe(1.5);
    expect(majorUnits({ cents: 1_500, currency: 'JPY' })).toBe(1500);
  });

  it('has no dollar value without a rate and the same one for dollars', () => {
    expect(toUsdCents({ cents: 100, currency: 'XTS' }, undefined)).toBeNull();
    fc.assert(fc.property(fc.nat(), (cents) => toUsdCents({ cents, currency: 'USD' }, undefined) === cents));
    expect(toUsdCents({ cents: 15_390, currency: 'JPY' }, 153.9)).toBe(10_000);
  });
});
