export { type CapturedPayment, capturePayment } from './capture-payment.ts';
export { notePaidOut } from './pay-out-by-hand.ts';
export {
  leftOf,
  type PaymentState,
  paymentState,
  paymentsOf,
  type RefundState,
  refundedPayment,
} from './payment-state.ts';
export { isPaypalReachable } from './paypal/access.ts';
export { checkPayable, payableStep } from './paypal-amounts.ts';
export type { Purpose, Subject } from './queries/payments.ts';
export { readPaymentsDue as paymentsAreDue } from './queries/payments.ts';
export { reconcilePayments } from './reconcile-payments.ts';
export { recordPayment } from './record-payment.ts';
export { requestRefund } from './request-refund.ts';
export { sendRefunds } from './send-refunds.ts';
export { type StartedPayment, startPayment } from './start-payment.ts';
export { hasMoney, mayStillCome, type PaymentStatus } from './states/payment-states.ts';
export type { RefundStatus } from './states/refund-states.ts';
export { sumsOf } from './sums-of.ts';
export { voidPayment } from './void-payment.ts';
