export { chargesIn, departureHeadlineCents, everyTier, headlineSaving } from './departure-price.ts';
export { isOpen } from './departures/availability.ts';
export {
  depositCentsOf,
  dueOf,
  occupancyOf,
  type Quote,
  type QuoteLine,
  quote,
  type RefundStep,
  refundSteps,
  roomSizes,
} from './departures/quote.ts';
export { mandatoryCharges } from './trips/mandatory-charges.ts';
export { depositIn, isPayable } from './trips/payment-terms.ts';
export type { RefundPolicy } from './trips/refund-policy.ts';
