import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currencies, isCurrency } from './currencies.ts';
import { decimalOf, formatMoney, majorUnits, minorDigits, toUsdCents } from './money.ts';

describe('money', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('drops .00 and keeps cents', () => {
    expect(formatMoney({ cents: 120_000, currency: 'USD' })).toBe('$1,200');
    expect(formatMoney({ cents: 120_050, currency: 'USD' })).toBe('$1,200.50');
    expect(formatMoney({ cents: -120_050, currency: 'USD' })).toBe('−$1,200.50');
    expect(formatMoney({ cents: 128_000, currency: 'JPY' })).toBe('¥128,000');
    expect(formatMoney({ cents: 419_000, currency: 'EUR' })).toBe('€4,190');
  });

  it('is written for programs exactly, with all digits of its currency', () => {
    const written = [
      [120_050, 2],
      [-5, 2],
      [128_000, 0],
      [-1, 0],
      [306_500, 3],
      [7, 3],
      [0, 2],
    ] as const;
    expect(written.map(([units, digits]) => decimalOf(units, digits))).toEqual([
      '1200.50',
      '-0.05',
      '128000',
      '-1',
      '306.500',
      '0.007',
      '0.00',
    ]);
    expect(decimalOf(Number.MAX_SAFE_INTEGER, 2)).toBe('90071992547409.91');
  });

  it.each([
    ['HUF', 33_450_000, 'HUF\u00a0334,500', 100_000],
    ['COP', 386_000_000, 'COP\u00a03,860,000', 100_000],
    ['IDR', 1_665_000_000, 'IDR\u00a016,650,000', 100_000],
    ['PKR', 28_100_050, 'PKR\u00a0281,000.50', 100_000],
    ['JPY', 153_900, '¥153,900', 100_000],
    ['CLP', 941_000, 'CLP\u00a0941,000', 100_000],
    ['ISK', 126_500, 'ISK\u00a0126,500', 100_000],
    ['UGX', 3_480_000, 'UGX\u00a03,480,000', 100_000],
    ['KRW', 1_431_000, '₩1,431,000', 100_000],
    ['VND', 26_300_000, '₫26,300,000', 100_000],
    ['KWD', 306_500, 'KWD\u00a0306.500', 100_000],
    ['TND', 2_950_000, 'TND\u00a02,950', 100_000],
    ['INR', 8_870_000, '₹88,700', 100_000],
    ['AUD', 153_100, 'A$1,531', 100_000],
  ])('reads %s in its own minor units and turns it into dollars', (currency, cents, text, usdCents) => {
    expect(formatMoney({ cents, currency })).toBe(text);
    const perUsd = majorUnits({ cents, currency }) / 1_000;
    expect(toUsdCents({ cents, currency }, perUsd)).toBe(usdCents);
  });

  it('asks no runtime how a currency is written', () => {
    const style = vi.spyOn(Intl, 'NumberFormat');
    formatMoney({ cents: 12_345, currency: 'HUF' });
    for (const [, options] of style.mock.calls) expect(options).not.toHaveProperty('currency');
  });

  it('knows the currencies of the world, three letters each, and none twice', () => {
    expect(new Set(currencies).size).toBe(currencies.length);
    expect(currencies.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
    expect([...currencies]).toEqual([...currencies].sort());
    expect(currencies.length).toBe(154);
    for (const code of ['EURO', 'XXX', 'DEM', 'usd', 'XAU']) expect(isCurrency(code)).toBe(false);
    expect(currencies.filter((code) => minorDigits(code) === 0)).toHaveLength(16);
    expect(currencies.filter((code) => minorDigits(code) === 3)).toHaveLength(7);
  });

  it('has no dollar value without a rate and the same one for dollars', () => {
    expect(toUsdCents({ cents: 100, currency: 'XTS' }, undefined)).toBeNull();
    fc.assert(fc.property(fc.nat(), (cents) => toUsdCents({ cents, currency: 'USD' }, undefined) === cents));
    expect(toUsdCents({ cents: 15_390, currency: 'JPY' }, 153.9)).toBe(10_000);
  });
});
