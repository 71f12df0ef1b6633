import { type Context, orNotFound } from '#kernel';
import {
  type Method,
  type PaymentRow,
  type Purpose,
  readPayment,
  readPaymentsOf,
  type Subject,
} from './queries/payments.ts';
import { type RefundRow, readRefund, readRefundsOf } from './queries/refunds.ts';
import { hasMoney, type PaymentStatus } from './states/payment-states.ts';
import type { RefundStatus } from './states/refund-states.ts';

export type RefundState = {
  id: string;
  causeId: string;
  amountCents: number;
  status: RefundStatus;
  /** Of the refund at PayPal; null while there is none. */
  processorRef: string | null;
  /** The team paid it otherwise. */
  byHand: boolean;
  /** Nobody here asked for it: PayPal took the money back, or somebody refunded it there. */
  elsewhere: boolean;
};

export type PaymentState = {
  id: string;
  subject: Subject;
  operatorId: string | null;
  purpose: Purpose;
  method: Method;
  /** Asked for; once it is captured, what came. */
  amountCents: number;
  currency: string;
  status: PaymentStatus;
  /** Why it was denied or waits, in words. */
  failure: string | null;
  /** Where it is approved, as long as it is open. */
  approvalUrl: string | null;
  processorOrderId: string | null;
  processorRef: string | null;
  capturedAt: Date | null;
  refundedCents: number;
  /** It came after it was given up: another payment may stand for the same. */
  late: boolean;
  /** A capture was begun: money may arrive after it was given up. */
  isCaptureAsked: boolean;
  refunds: readonly RefundState[];
};

/** @throws AppError not_found */
export async function paymentState({ db }: Context, paymentId: string): Promise<PaymentState> {
  const payment = orNotFound(await readPayment(db, paymentId));
  return stateOf(payment, await readRefundsOf(db, [payment.id]));
}

/** What of a payment is here and isn’t on its way back. */
export function leftOf({ status, amountCents, refunds }: PaymentState): number {
  if (!hasMoney(status)) return 0;
  const back = refunds.filter((refund) => refund.status !== 'failed');
  // PayPal may take back what was on its way to its payer already.
  return Math.max(0, amountCents - back.reduce((sum, refund) => sum + refund.amountCents, 0));
}

/** What of a payment went back without us; of what came late nothing, as another payment may stand for the same. */
export function goneOf({ status, late, amountCents, refunds }: PaymentState): number {
  if (!hasMoney(status) || late) return 0;
  const gone = refunds.filter(({ elsewhere }) => elsewhere);
  // A reversal may be listed as a refund after all, once it was noted.
  return Math.min(
    amountCents,
    gone.reduce((sum, refund) => sum + refund.amountCents, 0),
  );
}

/** The payment that a refund is of. @throws AppError not_found */
export async function refundedPayment(ctx: Context, refundId: string): Promise<PaymentState> {
  return paymentState(ctx, orNotFound(await readRefund(ctx.db, refundId)).paymentId);
}

/** Every payment for something, the first one first. */
export async function paymentsOf({ db }: Context, subject: Subject): Promise<PaymentState[]> {
  const payments = await readPaymentsOf(db, subject);
  const refunds = await readRefundsOf(
    db,
    payments.map(({ id }) => id),
  );
  return payments.map((payment) =>
    stateOf(
      payment,
      refunds.filter(({ paymentId }) => paymentId === payment.id),
    ),
  );
}

function stateOf(payment: PaymentRow, refunds: readonly RefundRow[]): PaymentState {
  const { subjectKind, subjectId, id, operatorId, purpose, method, amountCents, currency, status } = payment;
  const { failure, approvalUrl, processorOrderId, processorRef, capturedAt, refundedCents, late } = payment;
  return {
    id,
    subject: { kind: subjectKind, id: subjectId },
    operatorId,
    purpose,
    method,
    amountCents,
    currency,
    status,
    failure,
    approvalUrl: status === 'created' ? approvalUrl : null,
    processorOrderId,
    processorRef,
    capturedAt,
    refundedCents,
    late,
    isCaptureAsked: payment.captureAskedAt !== null,
    refunds: refunds.map(refundState),
  };
}

export function refundState({ id, causeId, amountCents, status, processorRef, byHand }: RefundRow): RefundState {
  return { id, causeId, amountCents, status, processorRef, byHand, elsewhere: causeId === id };
}
