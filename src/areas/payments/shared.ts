export type { RefundList } from './queries/refund-desk.ts';
export type { DeskRefund } from './refund-desk.ts';
export type { PaymentStatus } from './states/payment-states.ts';
export type { RefundStatus } from './states/refund-states.ts';
