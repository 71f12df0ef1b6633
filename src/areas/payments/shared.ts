export type { RefundList } from './queries/refund-desk.ts';
export type { DeskRefund } from './refund-desk.ts';
