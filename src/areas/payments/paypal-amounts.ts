import { AppError } from '#kernel';
import { isPayableCurrency, payableDigits, payableStep } from '#kernel/payable';
import { decimalOf, minorDigits } from '#kernel/shared';

const DECIMAL = /^(\d{1,12})(?:\.(\d{1,3}))?$/;

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
  return decimalOf(cents / payableStep(currency), payableDigits(currency));
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

function nameOf(currency: string): string {
  return new Intl.DisplayNames('en-US', { type: 'currency' }).of(currency) ?? currency;
}
