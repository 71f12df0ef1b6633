/** An amount in the minor units of its currency (cents; whole yen). */
export type Money = { cents: number; currency: string };

const digitsOf = new Map<string, number>();

/** Decimals of a currency by ISO 4217: 2 for USD, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  let digits = digitsOf.get(currency);
  if (digits === undefined) {
    digits =
      new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
    digitsOf.set(currency, digits);
  }
  return digits;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Signs that our typefaces print; other currencies are written with their code: "INR 53,000". */
const PRINTED = /^[A-Z$€£¥\s]*$/;

function display(currency: string): 'symbol' | 'code' {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0);
  return PRINTED.test(parts.find(({ type }) => type === 'currency')?.value ?? '') ? 'symbol' : 'code';
}

function formatter(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency}${digits}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      currencyDisplay: display(currency),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(key, found);
  }
  return found;
}

/** "$1,200", "$1,200.50", "¥128,000": drops .00, keeps cents. */
export function formatMoney({ cents, currency }: Money): string {
  const digits = minorDigits(currency);
  const unit = 10 ** digits;
  return formatter(currency, cents % unit === 0 ? 0 : digits).format(cents / unit);
}

/** Major units as a number, for structured data: 120050 USD → 1200.5. */
export function majorUnits({ cents, currency }: Money): number {
  return cents / 10 ** minorDigits(currency);
}

/** Minor units of one currency in minor US cents, rounded; null without a rate. `perUsd`: units for one dollar. */
export function toUsdCents({ cents, currency }: Money, perUsd: number | undefined): number | null {
  if (currency === 'USD') return cents;
  if (!perUsd) return null;
  return Math.round((majorUnits({ cents, currency }) / perUsd) * 100);
}
