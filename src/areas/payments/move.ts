import { type Context, publish } from '#kernel';
import { checkTransition, transitionBetween } from '#kernel/states';
import { closeTasksAbout } from '#kernel/team';
import { changePayment, type PaymentChange, type PaymentRow } from './queries/payments.ts';
import { changeRefund, type RefundChange, type RefundRow } from './queries/refunds.ts';
import { type PaymentStatus, paymentMachine } from './states/payment-states.ts';
import { type RefundStatus, refundMachine } from './states/refund-states.ts';
import { paymentTasks, refundTasks } from './tasks.ts';

/**
 * Changes the state of a payment that the caller has locked, and tells it, in one transaction.
 * @throws AppError invalid_transition
 */
export async function movePayment(
  { db }: Context,
  payment: PaymentRow,
  to: PaymentStatus,
  change: PaymentChange = {},
): Promise<PaymentRow> {
  checkTransition(paymentMachine, payment.status, to);
  await changePayment(db, payment.id, { ...change, status: to });
  await publish(db, 'payment.changed', [payment.id]);
  return { ...payment, ...change, status: to };
}

export function mayMove(payment: PaymentRow, to: PaymentStatus): boolean {
  return transitionBetween(paymentMachine, payment.status, to) !== null;
}

/** The same of a refund, whose payment the caller has locked. */
export async function moveRefund(
  ctx: Context,
  refund: RefundRow,
  to: RefundStatus,
  change: RefundChange = {},
): Promise<RefundRow> {
  checkTransition(refundMachine, refund.status, to);
  await changeRefund(ctx.db, refund.id, { ...change, status: to });
  await publish(ctx.db, 'refund.changed', [refund.id]);
  // Nobody has to do any more what waited about it.
  if (to === 'completed') await closeTasksAbout(ctx, paymentTasks, refundTasks, refund.id);
  return { ...refund, ...change, status: to };
}

export function mayMoveRefund(refund: RefundRow, to: RefundStatus): boolean {
  return transitionBetween(refundMachine, refund.status, to) !== null;
}
