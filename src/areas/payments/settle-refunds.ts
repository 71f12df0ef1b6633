import { type Context, newId, publish } from '#kernel';
import { formatMoney } from '#kernel/shared';
import { tellTeam } from '#kernel/team';
import { mayMoveRefund, movePayment, moveRefund } from './move.ts';
import type { Order, PaypalRefund } from './paypal/orders.ts';
import { isDisputeOver } from './queries/events.ts';
import { changePayment, type PaymentRow } from './queries/payments.ts';
import {
  changeRefund,
  insertRefund,
  type RefundRow,
  readRefundsOf,
  requestIdOf,
  sumOfRefunds,
} from './queries/refunds.ts';
import { paymentTasks } from './tasks.ts';

/**
 * Records the refunds that PayPal lists with an order, those too that were made elsewhere. Where the team has to pay one by
 * hand, or says that it did, one of the same amount that somebody made at PayPal is that one: it counts once.
 */
export async function settleRefunds(ctx: Context, payment: PaymentRow, order: Order): Promise<PaymentRow> {
  const known = await readRefundsOf(ctx.db, [payment.id]);
  const made = new Set(order.refunds.filter(({ status }) => status === 'COMPLETED').map(({ id }) => id));
  // Those that the team says it has paid go first: what waits still is left to be paid rather than taken for paid.
  const byHand = [
    ...known.filter((refund) => refund.byHand && !made.has(refund.processorRef ?? '')),
    ...known.filter(({ status }) => status === 'manual_payout' || status === 'failed'),
  ];
  for (const one of order.refunds) {
    const ours = known.find((refund) => refund.processorRef === one.id || requestIdOf(refund) === one.customId);
    if (ours) await settleRefund(ctx, ours, payment, one);
    else if (one.status === 'COMPLETED') {
      const at = byHand.findIndex(({ amountCents }) => amountCents === one.cents);
      const [paid] = at < 0 ? [] : byHand.splice(at, 1);
      if (paid) await notePaidAtPaypal(ctx, paid, one.id);
      else await noteElsewhere(ctx, payment, one.cents, one.id);
    }
  }
  // A reversal takes the whole amount back and needn't be listed as a refund.
  const isReversed = order.captures.some(({ id, status }) => id === payment.processorRef && status === 'REFUNDED');
  if (isReversed) {
    const missing = payment.amountCents - (await sumOfRefunds(ctx.db, payment.id));
    if (missing > 0) await noteElsewhere(ctx, payment, missing, null);
  }
  const isOver = payment.disputeId !== null && (await isDisputeOver(ctx.db, payment.disputeId));
  return countRefunds(ctx, payment, isOver);
}

async function notePaidAtPaypal(ctx: Context, refund: RefundRow, processorRef: string): Promise<void> {
  if (refund.status === 'completed') await changeRefund(ctx.db, refund.id, { processorRef });
  else {
    await moveRefund(ctx, refund, 'completed', {
      processorRef,
      completedAt: ctx.clock(),
      failure: null,
    });
  }
}

/** What PayPal says of one refund of ours. */
export async function settleRefund(
  ctx: Context,
  refund: RefundRow,
  payment: PaymentRow,
  said: Pick<PaypalRefund, 'id' | 'status'>,
): Promise<void> {
  const processorRef = said.id;
  if (said.status === 'COMPLETED') {
    if (!mayMoveRefund(refund, 'completed')) return;
    await moveRefund(ctx, refund, 'completed', {
      processorRef,
      completedAt: ctx.clock(),
      nextAttemptAt: null,
      failure: null,
    });
  } else if (said.status === 'FAILED' || said.status === 'CANCELLED') {
    if (!mayMoveRefund(refund, 'failed')) return;
    const failure = `PayPal says that it ${said.status === 'FAILED' ? 'failed' : 'was canceled'}.`;
    await failRefund(ctx, refund, payment, { processorRef, failure });
  } else if (refund.processorRef === null) {
    await changeRefund(ctx.db, refund.id, { processorRef });
  }
}

/** Notes that nothing comes of it by itself any more: somebody of the team decides what does. */
export async function failRefund(
  ctx: Context,
  refund: RefundRow,
  { currency }: Pick<PaymentRow, 'currency'>,
  { failure, ...change }: { failure: string; processorRef?: string },
): Promise<void> {
  await moveRefund(ctx, refund, 'failed', { ...change, failure, nextAttemptAt: null });
  await tellTeam(ctx.db, paymentTasks, 'refund.failed', {
    subjectId: refund.id,
    details: { amount: formatMoney({ cents: refund.amountCents, currency }), failure },
  });
}

/** Brings a payment in line with what went back of it. */
export async function countRefunds(ctx: Context, payment: PaymentRow, disputeIsOver = false): Promise<PaymentRow> {
  const total = Math.min(payment.amountCents, await sumOfRefunds(ctx.db, payment.id, ['completed']));
  const whole = total === payment.amountCents;
  // A dispute that goes on keeps its flag until all is back.
  const stays = payment.status === 'disputed' && !disputeIsOver && !whole;
  const to = whole ? 'refunded' : total > 0 ? 'partially_refunded' : 'captured';
  const change = { refundedCents: total, ...(disputeIsOver && { disputeId: null }) };
  if (!stays && to !== payment.status) return movePayment(ctx, payment, to, change);
  if (total === payment.refundedCents) return payment;
  await changePayment(ctx.db, payment.id, change);
  await publish(ctx.db, 'payment.changed', [payment.id]);
  return { ...payment, ...change };
}

async function noteElsewhere(ctx: Context, payment: PaymentRow, cents: number, ref: string | null): Promise<void> {
  const id = newId();
  const now = ctx.clock();
  await insertRefund(ctx.db, {
    id,
    paymentId: payment.id,
    causeId: id,
    amountCents: cents,
    status: 'completed',
    processorRef: ref,
    nextAttemptAt: null,
    completedAt: now,
    createdAt: now,
  });
  await publish(ctx.db, 'refund.changed', [id]);
  await tellTeam(ctx.db, paymentTasks, 'refund.made_elsewhere', {
    subjectId: payment.id,
    details: { amount: formatMoney({ cents, currency: payment.currency }), refund: ref },
    occurrence: id,
  });
}
