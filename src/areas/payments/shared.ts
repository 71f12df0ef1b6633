export { isPayableCurrency, payableStep } from './paypal-amounts.ts';
export type { PaymentStatus } from './states/payment-states.ts';
export type { RefundStatus } from './states/refund-states.ts';
