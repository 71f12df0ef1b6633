export { type CapturedPayment, capturePayment } from './capture-payment.ts';
export {
  goneOf,
  leftOf,
  type PaymentState,
  paymentState,
  paymentsOf,
  type RefundState,
} from './payment-state.ts';
export { isPaypalReachable } from './paypal/access.ts';
export { checkPayable } from './paypal-amounts.ts';
export { reconcilePayments } from './reconcile-payments.ts';
export { recordPayment } from './record-payment.ts';
export { countRefundsToDo, refundAtDesk, refundDesk, subjectsOf } from './refund-desk.ts';
export { requestRefund } from './request-refund.ts';
export { sendRefunds } from './send-refunds.ts';
export { settledIn } from './settled-in.ts';
export { type StartedPayment, startPayment } from './start-payment.ts';
export { hasMoney, isOpen, mayStillCome } from './states/payment-states.ts';
export { subjectsTold } from './subjects-told.ts';
export { sumsOf } from './sums-of.ts';
export { voidPayment } from './void-payment.ts';
