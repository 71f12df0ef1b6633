import { minorDigits } from '../money.ts';

/**
 * Currencies that PayPal takes from anybody (developer.paypal.com/api/rest/reference/currency-codes). Left out of its list:
 * BRL, CNY and MYR, which only accounts of those countries take, and RUB, in which nothing is paid since 2022.
 */
export const payableCurrencies: readonly string[] =
  'AUD CAD CHF CZK DKK EUR GBP HKD HUF ILS JPY MXN NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' ');
const TAKEN = new Set(payableCurrencies);
/** In the same list: "This currency does not support decimals." ISO 4217 has two for HUF and TWD. */
const WITHOUT_DECIMALS = new Set(['HUF', 'JPY', 'TWD']);

/** Whether one can pay here in a currency. */
export function isPayableCurrency(currency: string): boolean {
  return TAKEN.has(currency);
}

/** Decimals with which amounts of a currency are paid: 2 for USD, 0 for HUF. */
export function payableDigits(currency: string): number {
  return WITHOUT_DECIMALS.has(currency) ? 0 : minorDigits(currency);
}

/** Amounts of a currency have to be a multiple of this, in minor units: 100 for HUF and TWD, else 1. */
export function payableStep(currency: string): number {
  return 10 ** (minorDigits(currency) - payableDigits(currency));
}

/** The largest amount that can be paid within so many minor units. */
export function payableWithin(cents: number, currency: string): number {
  const step = payableStep(currency);
  return Math.floor(cents / step) * step;
}

/** A share of an amount, rounded down to what can be paid; all of it is all of it. @param bps hundredths of a percent */
export function payableShare(cents: number, bps: number, currency: string): number {
  return bps === 10_000 ? cents : payableWithin((cents * bps) / 10_000, currency);
}
