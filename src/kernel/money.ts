/** An amount in the minor units of its currency (cents; whole yen). */
export type Money = { cents: number; currency: string };

/**
 * Currencies of ISO 4217 (list one, 2026) without minor units and with a thousand of them; all others have a hundred.
 * `Intl` has other numbers, by what people pay with in cash, and they change with the runtime.
 */
const WITHOUT_MINOR_UNITS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');
const IN_THOUSANDTHS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

const digitsOf = new Map([
  ...WITHOUT_MINOR_UNITS.map((currency): [string, number] => [currency, 0]),
  ...IN_THOUSANDTHS.map((currency): [string, number] => [currency, 3]),
]);

/** Decimals of a currency by ISO 4217: 2 for USD, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  return digitsOf.get(currency) ?? 2;
}

/** Whole units of a currency's smallest part as programs read them, exactly: 120050 with 2 digits → "1200.50". */
export function decimalOf(units: number, digits: number): string {
  const text = String(Math.abs(units)).padStart(digits + 1, '0');
  const sign = units < 0 ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Signs as Americans know them; other currencies are written with their code: "MAD 53,000". */
const SIGNS: Partial<Record<string, string>> = {
  USD: '$',
  AUD: 'A$',
  BRL: 'R$',
  CAD: 'CA$',
  CNY: 'CN¥',
  EUR: '€',
  GBP: '£',
  HKD: 'HK$',
  ILS: '₪',
  INR: '₹',
  JPY: '¥',
  KRW: '₩',
  MXN: 'MX$',
  NZD: 'NZ$',
  PHP: '₱',
  SGD: 'S$',
  TWD: 'NT$',
  VND: '₫',
};

const formatters = new Map<number, Intl.NumberFormat>();

function formatter(digits: number): Intl.NumberFormat {
  let found = formatters.get(digits);
  if (!found) {
    found = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
    formatters.set(digits, found);
  }
  return found;
}

/** "$1,200", "$1,200.50", "¥128,000", "MAD 9,300": drops .00, keeps cents. */
export function formatMoney({ cents, currency }: Money): string {
  const digits = minorDigits(currency);
  const unit = 10 ** digits;
  const number = formatter(cents % unit === 0 ? 0 : digits).format(Math.abs(cents) / unit);
  return `${cents < 0 ? '−' : ''}${SIGNS[currency] ?? `${currency}\u00a0`}${number}`;
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
