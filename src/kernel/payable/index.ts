export {
  isPayableCurrency,
  payableCurrencies,
  payableDigits,
  payableShare,
  payableStep,
  payableWithin,
} from './payable.ts';
