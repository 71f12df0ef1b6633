import { AppError } from '#kernel';
import { decimalOf, minorDigits } from '#kernel/shared';

/**
 * Currencies that PayPal takes from anybody (developer.paypal.com/api/rest/reference/currency-codes). Left out of its list:
 * BRL, CNY and MYR, which only accounts of those countries take, and RUB, in which nothing is paid since 2022.
 */
const TAKEN = new Set('AUD CAD CHF CZK DKK EUR GBP HKD HUF ILS JPY MXN NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' '));
/** In the same list: "This currency does not support decimals." ISO 4217 has two for HUF and TWD. */
const WITHOUT_DECIMALS = new Set(['HUF', 'JPY', 'TWD']);

const DECIMAL = /^(\d{1,12})(?:\.(\d{1,3}))?$/;

export function isPayableCurrency(currency: string): boolean {
  return TAKEN.has(currency);
}

/** Amounts of a currency have to be a multiple of this, in minor units: 100 for HUF and TWD, else 1. */
export function payableStep(currency: string): number {
  return 10 ** (minorDigits(currency) - digitsAt(currency));
}

/** @throws AppError currency_not_supported, and invalid for a fraction that PayPal doesn't know */
export function checkPayable(cents: number, currency: string): void {
  if (!isPayableCurrency(currency)) {
    throw new AppError('currency_not_supported', `PayPal doesn’t take ${nameOf(currency)} (${currency}).`);
  }
  if (!Number.isSafeInteger(cents) || cents <= 0) {
    throw new AppError('invalid', 'An amount to pay is a whole number of minor units above zero.');
  }
  if (cents % payableStep(currency) !== 0) {
    throw new AppError('invalid', `PayPal takes whole amounts of ${nameOf(currency)} (${currency}) only.`);
  }
}

/** 1050 USD → "10.50", 128000 JPY → "128000", 1000000 HUF → "10000" */
export function toDecimal(cents: number, currency: string): string {
  checkPayable(cents, currency);
  return decimalOf(cents / payableStep(currency), digitsAt(currency));
}

/** What PayPal writes as a decimal, in minor units. @throws when it is no amount of that currency */
export function fromDecimal(value: string, currency: string): number {
  const [, whole, fraction = ''] = DECIMAL.exec(value) ?? [];
  const digits = minorDigits(currency);
  const beyond = fraction.slice(digits);
  if (whole === undefined || /[1-9]/.test(beyond)) {
    throw new Error(`PayPal names an amount that isn’t one of ${currency}.`);
  }
  return Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
}

function digitsAt(currency: string): number {
  return WITHOUT_DECIMALS.has(currency) ? 0 : minorDigits(currency);
}

function nameOf(currency: string): string {
  return new Intl.DisplayNames('en-US', { type: 'currency' }).of(currency) ?? currency;
}
