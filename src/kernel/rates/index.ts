export { currencies } from '../currencies.ts';
export { type Rates, readRates, usdRates, writeRates } from './rates.ts';
export { type RatesFile, readRatesFile, UnreadableRates } from './rates-file.ts';
