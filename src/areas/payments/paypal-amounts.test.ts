import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPayableCurrency, payableStep } from '#kernel/payable';
import { currencies } from '#kernel/rates';
import { checkPayable, fromDecimal, toDecimal } from './paypal-amounts.ts';

const payable = currencies.filter(isPayableCurrency);

describe('amounts as PayPal writes them', () => {
  it('have two decimals, and none in the three currencies in which PayPal knows none', () => {
    expect(toDecimal(1050, 'USD')).toBe('10.50');
    expect(toDecimal(5, 'EUR')).toBe('0.05');
    expect(toDecimal(128_000, 'JPY')).toBe('128000');
    expect(toDecimal(1_000_000, 'HUF')).toBe('10000');
    expect(toDecimal(99_900, 'TWD')).toBe('999');
    expect(payable.filter((currency) => !toDecimal(10_000, currency).includes('.'))).toEqual(['HUF', 'JPY', 'TWD']);
  });

  it('come back as they were sent, in every currency that PayPal takes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...payable), fc.integer({ min: 1, max: 99_999_999 }), (currency, units) => {
        const cents = units * payableStep(currency);
        expect(fromDecimal(toDecimal(cents, currency), currency)).toBe(cents);
      }),
    );
  });

  it('may have zeros that say nothing, and no fraction of what is the smallest', () => {
    expect(fromDecimal('128000.00', 'JPY')).toBe(128_000);
    expect(fromDecimal('10', 'USD')).toBe(1000);
    expect(fromDecimal('10.5', 'USD')).toBe(1050);
    for (const [value, currency] of [
      ['10.505', 'USD'],
      ['1.5', 'JPY'],
      ['-1', 'USD'],
      ['1e3', 'USD'],
      ['', 'USD'],
      ['1,000.00', 'USD'],
    ] as const) {
      expect(() => fromDecimal(value, currency)).toThrow('isn’t one of');
    }
  });

  it('are refused by name in currencies that PayPal doesn’t take', () => {
    expect(payable).toHaveLength(21);
    for (const currency of ['KWD', 'MAD', 'PEN', 'ZAR', 'BRL', 'RUB']) {
      expect(() => checkPayable(1000, currency)).toThrowError(
        expect.objectContaining({
          code: 'currency_not_supported',
          status: 422,
          message: expect.stringContaining(currency),
        }),
      );
    }
  });

  it('are whole numbers above zero', () => {
    for (const cents of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => checkPayable(cents, 'USD')).toThrowError(expect.objectContaining({ code: 'invalid' }));
    }
    expect(() => checkPayable(150, 'TWD')).toThrow('whole amounts of New Taiwan Dollar (TWD) only');
  });
});
