import { AppError, type Context, newId, orNotFound, publish, transaction } from '#kernel';
import { payableStep } from '#kernel/payable';
import { formatMoney } from '#kernel/shared';
import { tellTeam } from '#kernel/team';
import { type RefundState, refundState } from './payment-state.ts';
import { lockPayment, type PaymentRow } from './queries/payments.ts';
import { insertRefund, readRefund, readRefundFor, sumOfRefunds } from './queries/refunds.ts';
import { wakeJobs } from './queries/wake.ts';
import { countRefunds } from './settle-refunds.ts';
import { hasMoney } from './states/payment-states.ts';
import { paymentTasks } from './tasks.ts';

/** PayPal refunds for so long; later the team pays out by hand. */
export const REFUNDABLE_MS = 180 * 86_400_000;

export type RefundRequest = { paymentId: string; causeId: string; amountCents: number };

/**
 * Has so much of a payment sent back, in the caller's transaction: a job sends it once that is committed. The same cause
 * again is the same refund. What a gift card paid is noted as done: its ledger is the caller's.
 * @throws AppError not_found; invalid_transition where no money came; refund_too_large
 */
export async function requestRefund(ctx: Context, request: RefundRequest): Promise<RefundState> {
  const { paymentId, causeId, amountCents } = request;
  return transaction(ctx, async (inside) => {
    const payment = orNotFound(await lockPayment(inside.db, paymentId));
    const before = await readRefundFor(inside.db, paymentId, causeId);
    if (before) return refundState(before);
    await check(inside, payment, amountCents);
    const id = newId();
    const now = ctx.clock();
    const status = statusOf(payment, now);
    await insertRefund(inside.db, {
      id,
      paymentId,
      causeId,
      amountCents,
      status,
      processorRef: null,
      nextAttemptAt: status === 'queued' ? now : null,
      completedAt: status === 'completed' ? now : null,
      createdAt: now,
    });
    await publish(inside.db, 'refund.changed', [id]);
    if (status === 'queued') await wakeJobs(inside.db);
    if (status === 'completed') await countRefunds(inside, payment);
    if (status === 'manual_payout') {
      await tellTeam(inside.db, paymentTasks, 'refund.manual_payout', {
        subjectId: id,
        details: {
          amount: formatMoney({ cents: amountCents, currency: payment.currency }),
          capture: payment.processorRef,
        },
      });
    }
    return refundState(orNotFound(await readRefund(inside.db, id)));
  });
}

function statusOf({ method, capturedAt }: PaymentRow, now: Date): 'queued' | 'completed' | 'manual_payout' {
  if (method === 'gift_card') return 'completed';
  return isTooOld(capturedAt, now) ? 'manual_payout' : 'queued';
}

export function isTooOld(capturedAt: Date | null, now: Date): boolean {
  return capturedAt !== null && now.getTime() - capturedAt.getTime() > REFUNDABLE_MS;
}

async function check(ctx: Context, payment: PaymentRow, cents: number): Promise<void> {
  const { currency, method } = payment;
  if (!hasMoney(payment.status)) {
    throw new AppError('invalid_transition', 'No money came by this payment, so none can go back.');
  }
  const step = method === 'paypal' ? payableStep(currency) : 1;
  if (!Number.isSafeInteger(cents) || cents <= 0 || cents % step !== 0) {
    throw new AppError('invalid', `A refund is a whole amount above zero that can be paid in ${currency}.`);
  }
  await assertLeft(ctx, payment, cents);
}

/** @throws AppError refund_too_large where so much of a payment isn’t here any more */
export async function assertLeft(ctx: Context, payment: PaymentRow, cents: number): Promise<void> {
  const { currency } = payment;
  const left = payment.amountCents - (await sumOfRefunds(ctx.db, payment.id));
  if (cents <= left) return;
  throw new AppError(
    'refund_too_large',
    left > 0
      ? `Of this payment ${formatMoney({ cents: left, currency })} can still be refunded.`
      : 'All of this payment was refunded, or is on its way.',
  );
}
