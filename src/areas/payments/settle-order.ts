import { type Context, orNotFound, publish, transaction } from '#kernel';
import { tellTeam } from '#kernel/team';
import { mayMove, movePayment } from './move.ts';
import { nextCheck, ORDER_LIVES_MS } from './next-check.ts';
import type { Capture, Order } from './paypal/orders.ts';
import { markProcessed, readOpenEvents } from './queries/events.ts';
import { changePayment, lockPayment, type PaymentRow } from './queries/payments.ts';
import { settleRefunds } from './settle-refunds.ts';
import { hasMoney, isOpen } from './states/payment-states.ts';
import { paymentTasks } from './tasks.ts';
import { paymentIn } from './webhooks/event.ts';

/** Captures that took the money, whatever became of it since. */
const TAKEN = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);
const REFUSED = new Set(['DECLINED', 'FAILED']);
/** So long a capture may go unanswered before its order counts as left. */
const ANSWER_MS = 10 * 60_000;

/**
 * Records what PayPal says of a payment's order, however often and in whatever order that is heard.
 * @param order null: PayPal has none, or none any more
 * @param told events that PayPal had sent before it was asked
 */
export async function settleOrder(
  ctx: Context,
  paymentId: string,
  order: Order | null,
  told: readonly string[],
): Promise<PaymentRow> {
  const now = ctx.clock();
  return transaction(ctx, async (inside) => {
    let payment = orNotFound(await lockPayment(inside.db, paymentId));
    if (order) {
      if (order.customId !== null && paymentIn(order.customId) !== payment.id) {
        throw new Error(`PayPal’s order ${order.id} isn’t of the payment ${payment.id}.`);
      }
      payment = await settleCapture(inside, payment, order);
      if (hasMoney(payment.status)) payment = await settleRefunds(inside, payment, order);
    }
    payment = await giveUpOld(inside, payment, order);
    await markProcessed(inside.db, told, now);
    // What was told meanwhile may be news: asked again at once.
    const isToldMore = (await readOpenEvents(inside.db, payment.id)).length > 0;
    await changePayment(inside.db, payment.id, {
      checkedAt: now,
      checkAt: isToldMore ? now : nextCheck(payment, now),
    });
    return payment;
  });
}

async function settleCapture(ctx: Context, payment: PaymentRow, order: Order): Promise<PaymentRow> {
  const capture = order.captures.find(({ status }) => !REFUSED.has(status)) ?? order.captures.at(-1);
  if (!capture) {
    if (order.status === 'APPROVED' && mayMove(payment, 'approved')) return movePayment(ctx, payment, 'approved');
    if (order.status === 'VOIDED' && mayMove(payment, 'voided')) return movePayment(ctx, payment, 'voided');
    return payment;
  }
  if (TAKEN.has(capture.status) && !hasMoney(payment.status)) return noteCaptured(ctx, payment, capture);
  if (capture.status === 'PENDING' && mayMove(payment, 'pending')) {
    return movePayment(ctx, payment, 'pending', {
      processorRef: capture.id,
      failure: capture.reason && `PayPal holds it back: ${capture.reason}.`,
      late: isLate(payment),
    });
  }
  if (REFUSED.has(capture.status) && mayMove(payment, 'denied')) {
    return movePayment(ctx, payment, 'denied', {
      processorRef: capture.id,
      failure: `PayPal refused it in the end${capture.reason ? `: ${capture.reason}` : ''}.`,
    });
  }
  return payment;
}

/** What came counts, not what was asked for; the team hears when these differ. */
async function noteCaptured(ctx: Context, payment: PaymentRow, capture: Capture): Promise<PaymentRow> {
  const late = isLate(payment);
  const moved = await movePayment(ctx, payment, 'captured', {
    processorRef: capture.id,
    amountCents: capture.cents,
    currency: capture.currency,
    // What PayPal held back is here from now on, not since its capture was made.
    capturedAt: payment.status === 'pending' ? ctx.clock() : (capture.at ?? ctx.clock()),
    failure: null,
    late,
  });
  if (capture.cents !== payment.amountCents || capture.currency !== payment.currency) {
    await tellTeam(ctx.db, paymentTasks, 'payment.amount_differs', {
      subjectId: payment.id,
      details: {
        asked: `${payment.amountCents} ${payment.currency}`,
        captured: `${capture.cents} ${capture.currency}`,
      },
    });
  }
  if (late) {
    const details = { was: payment.status, capture: capture.id };
    await tellTeam(ctx.db, paymentTasks, 'payment.came_late', { subjectId: payment.id, details });
  }
  return moved;
}

/** Another payment may stand for the same by now. */
const isLate = ({ status, late }: PaymentRow) => late || status === 'voided' || status === 'denied';

/**
 * Nobody approves any more what PayPal has given up, and nobody comes back any more from what they approved hours ago. A
 * capture that isn’t answered has its time.
 */
async function giveUpOld(ctx: Context, payment: PaymentRow, order: Order | null): Promise<PaymentRow> {
  const since = (moment: Date | null) => (moment ? ctx.clock().getTime() - moment.getTime() : Number.POSITIVE_INFINITY);
  if (!isOpen(payment.status) || since(payment.createdAt) < ORDER_LIVES_MS) return payment;
  if (order && order.captures.length > 0) return payment;
  if (order?.status !== 'APPROVED') {
    return movePayment(ctx, payment, 'voided', { failure: 'Nobody approved it within three hours.' });
  }
  if (since(payment.captureAskedAt) < ANSWER_MS) return payment;
  return movePayment(ctx, payment, 'voided', { failure: 'It was approved at PayPal, and never finished here.' });
}

/** @returns what the payment is after a dispute about it began */
export async function noteDispute(ctx: Context, payment: PaymentRow, disputeId: string): Promise<void> {
  if (payment.disputeId === disputeId) return;
  const told = { subjectId: payment.id, details: { dispute: disputeId }, occurrence: disputeId };
  await tellTeam(ctx.db, paymentTasks, 'payment.disputed', told);
  if (mayMove(payment, 'disputed')) await movePayment(ctx, payment, 'disputed', { disputeId });
  else {
    await changePayment(ctx.db, payment.id, { disputeId });
    await publish(ctx.db, 'payment.changed', [payment.id]);
  }
}
