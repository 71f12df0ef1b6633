export { notePaidOut } from './pay-out-by-hand.ts';
export { tryRefundAgain } from './try-refund-again.ts';
