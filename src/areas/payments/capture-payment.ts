import { type Context, logFailure, orNotFound, transaction } from '#kernel';
import { failpoint } from '#kernel/running';
import { askAbout } from './ask-about.ts';
import { mayMove, movePayment } from './move.ts';
import { UNKNOWN_CHECK_MS } from './next-check.ts';
import { type PaymentState, paymentState } from './payment-state.ts';
import { paypalOf } from './paypal/access.ts';
import { Unanswered } from './paypal/ask.ts';
import { isRefusal, type Refusal } from './paypal/client.ts';
import { readOpenEvents } from './queries/events.ts';
import { changePayment, lockPayment, type PaymentRow } from './queries/payments.ts';
import { settleOrder } from './settle-order.ts';
import { isOpen, type PaymentStatus } from './states/payment-states.ts';

/** `unknown`: PayPal didn't answer. The payment stays as it was, and PayPal is asked about it until it is settled. */
export type CapturedPayment = Omit<PaymentState, 'status'> & { status: PaymentStatus | 'unknown' };

/** What PayPal says when it is at it, or was: nothing is decided by that. */
const ASK_AGAIN = new Set(['ORDER_ALREADY_CAPTURED', 'ORDER_COMPLETED_OR_VOIDED', 'PREVIOUS_REQUEST_IN_PROGRESS']);
/** What a traveler can mend at PayPal: the payment stays open. */
const STAYS_OPEN = new Set(['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED']);

/**
 * Takes the money that was approved, once, however many ask: PayPal knows the request again, and the payment is settled
 * under a lock. Call it outside of transactions. What is denied says why in `failure`; refusing is the caller's.
 * @throws AppError not_found
 */
export async function capturePayment(ctx: Context, { paymentId }: { paymentId: string }): Promise<CapturedPayment> {
  const { client: paypal, log } = paypalOf(ctx);
  const client = paypal.together();
  const begun = await begin(ctx, paymentId);
  try {
    if (begun.status === 'pending') await askAbout(ctx, begun, { client });
    if (isOpen(begun.status) && begun.processorOrderId) {
      const told = await readOpenEvents(ctx.db, paymentId);
      failpoint('before-capture');
      const answer = await client.captureOrder(begun.processorOrderId, `${paymentId}-capture`);
      failpoint('after-capture');
      if (!isRefusal(answer)) await settleOrder(ctx, paymentId, answer, told);
      else if (ASK_AGAIN.has(answer.issue)) await askAbout(ctx, begun, { client });
      else if (!STAYS_OPEN.has(answer.issue)) await deny(ctx, paymentId, answer);
    }
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    logFailure(log, error, { payment: paymentId }, 'PayPal did not answer whether it captured');
    const state = await paymentState(ctx, paymentId);
    // Somebody else may have heard meanwhile.
    return isOpen(state.status) ? { ...state, status: 'unknown' } : state;
  }
  return paymentState(ctx, paymentId);
}

/** Notes that money may come from here on, so that somebody looks after it whatever becomes of this process. */
async function begin(ctx: Context, paymentId: string): Promise<PaymentRow> {
  const now = ctx.clock();
  return transaction(ctx, async (inside) => {
    const payment = orNotFound(await lockPayment(inside.db, paymentId));
    if (isOpen(payment.status) && payment.processorOrderId) {
      const checkAt = new Date(now.getTime() + UNKNOWN_CHECK_MS);
      await changePayment(inside.db, paymentId, { captureAskedAt: now, checkAt });
    }
    return payment;
  });
}

const WORDS: Record<string, string> = {
  INSTRUMENT_DECLINED: 'The bank or the card declined it. Choose another way to pay at PayPal.',
  TRANSACTION_REFUSED: 'PayPal refused it. Choose another way to pay at PayPal.',
  CARD_EXPIRED: 'The card has expired. Choose another one at PayPal.',
  PAYER_CANNOT_PAY: 'PayPal doesn’t let this account pay. Choose another way to pay.',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'It was tried too many times. Start the payment again.',
  RESOURCE_NOT_FOUND: 'PayPal doesn’t know this payment any more. Start it again.',
  ORDER_EXPIRED: 'It wasn’t approved in time. Start the payment again.',
};

async function deny(ctx: Context, paymentId: string, { issue, words }: Refusal): Promise<void> {
  await transaction(ctx, async (inside) => {
    const payment = orNotFound(await lockPayment(inside.db, paymentId));
    if (!mayMove(payment, 'denied')) return;
    const failure = WORDS[issue] ?? `PayPal refused it: ${words || issue}`;
    await movePayment(inside, payment, 'denied', { failure, checkAt: null });
  });
}
