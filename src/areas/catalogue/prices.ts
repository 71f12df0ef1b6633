export { chargesIn, everyTier } from './departure-price.ts';
export { isOpen } from './departures/availability.ts';
export { type Quote, type QuoteLine, quote, type RefundStep, refundSteps } from './departures/quote.ts';
export { mandatoryCharges } from './trips/mandatory-charges.ts';
export type { RefundPolicy } from './trips/refund-policy.ts';
