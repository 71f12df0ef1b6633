export { isPayableCurrency, payableDigits, payableShare, payableStep, payableWithin } from './payable.ts';
