import { AppError, type Context, logFailure, newId, orNotFound, publish, transaction } from '#kernel';
import { failpoint } from '#kernel/running';
import { askAbout } from './ask-about.ts';
import { FIRST_CHECK_MS, ORDER_LIVES_MS } from './next-check.ts';
import { paypalOf } from './paypal/access.ts';
import { Unanswered } from './paypal/ask.ts';
import { isRefusal, type PaypalClient } from './paypal/client.ts';
import { checkPayable } from './paypal-amounts.ts';
import {
  changePayment,
  insertPayment,
  lockPayment,
  type PaymentRow,
  type Purpose,
  readPayment,
  readStanding,
  type Subject,
} from './queries/payments.ts';
import { hasMoney, isOpen } from './states/payment-states.ts';
import { voidPayment } from './void-payment.ts';
import { customIdOf } from './webhooks/event.ts';

export type NewPaypalPayment = {
  subject: Subject;
  operatorId: string | null;
  purpose: Purpose;
  amountCents: number;
  currency: string;
  /** What PayPal shows beside the amount. */
  description: string;
  /** Where the traveler comes back to, with and without having approved; whole addresses. */
  returnUrl: string;
  cancelUrl: string;
};

export type StartedPayment = {
  paymentId: string;
  processorOrderId: string;
  approvalUrl: string;
  amountCents: number;
  currency: string;
};

/** So much of an order's time has to be left for somebody to approve it. */
const LEFT_MS = 30 * 60_000;
const TRIES = 5;

/**
 * Asks for money: a payment and its order at PayPal, which the traveler approves at `approvalUrl`. One that is open for
 * the same amount is handed back; one of another amount is given up first. Call it outside of transactions.
 * @throws AppError already_paid; payment_started when money is on its way; currency_not_supported, invalid;
 * processor_unavailable, after which the same call goes on where it ended
 */
export async function startPayment(ctx: Context, input: NewPaypalPayment): Promise<StartedPayment> {
  const { subject, purpose, amountCents, currency } = input;
  const client = paypalOf(ctx).client.together();
  checkPayable(amountCents, currency);
  for (let tries = 0; tries < TRIES; tries++) {
    const standing = await readStanding(ctx.db, subject, purpose, 'paypal');
    if (!standing) {
      const made = await insert(ctx, input);
      if (made) return withOrder(ctx, client, made, input);
      continue;
    }
    if (hasMoney(standing.status)) throw new AppError('already_paid', 'This is paid already.');
    if (!isOpen(standing.status)) {
      throw new AppError('payment_started', 'A payment for this is on its way. We tell you as soon as it is here.');
    }
    // Whether its money came isn't known: nobody should pay twice.
    if (standing.captureAskedAt && (await asked(ctx, client, standing)).status !== standing.status) continue;
    if (standing.amountCents === amountCents && standing.currency === currency && isFresh(ctx, standing)) {
      return withOrder(ctx, client, standing, input);
    }
    await giveUp(ctx, standing);
  }
  throw new AppError('busy', 'This is being paid at the moment. Try again in a few seconds.', {
    retryAfterSeconds: 2,
  });
}

const isFresh = ({ clock }: Context, { createdAt }: PaymentRow) =>
  clock().getTime() - createdAt.getTime() < ORDER_LIVES_MS - LEFT_MS;

async function insert(ctx: Context, input: NewPaypalPayment): Promise<PaymentRow | null> {
  const { subject, operatorId, purpose, amountCents, currency } = input;
  const now = ctx.clock();
  const id = newId();
  return transaction(ctx, async (inside) => {
    const inserted = await insertPayment(inside.db, {
      id,
      subjectKind: subject.kind,
      subjectId: subject.id,
      operatorId,
      purpose,
      method: 'paypal',
      amountCents,
      currency,
      status: 'created',
      processorRef: null,
      capturedAt: null,
      createdAt: now,
      checkAt: new Date(now.getTime() + FIRST_CHECK_MS),
    });
    if (!inserted) return null;
    await publish(inside.db, 'payment.changed', [id]);
    return readPayment(inside.db, id);
  });
}

/** The payment with its order, which is made now where it isn't there yet: PayPal makes one for each payment. */
async function withOrder(
  ctx: Context,
  client: PaypalClient,
  payment: PaymentRow,
  input: NewPaypalPayment,
): Promise<StartedPayment> {
  const { id, operatorId, amountCents, currency } = payment;
  if (payment.processorOrderId && payment.approvalUrl) {
    const { processorOrderId, approvalUrl } = payment;
    return { paymentId: id, processorOrderId, approvalUrl, amountCents, currency };
  }
  const { log } = paypalOf(ctx);
  const { description, returnUrl, cancelUrl } = input;
  const customId = customIdOf(operatorId, id);
  failpoint('before-order-create');
  const order = await answered(
    ctx,
    client.createOrder({ requestId: id, amountCents, currency, description, customId, returnUrl, cancelUrl }),
  );
  failpoint('after-order-create');
  if (isRefusal(order)) {
    log.error({ payment: id, issue: order.issue }, 'PayPal refuses an order');
    await giveUp(ctx, payment);
    throw new AppError('processor_unavailable', 'PayPal doesn’t take this payment. Write to us, we find another way.');
  }
  const { id: processorOrderId, approvalUrl } = order;
  if (approvalUrl === null) {
    log.error({ payment: id }, 'PayPal’s order has no address to approve it');
    throw unavailable();
  }
  const status = await transaction(ctx, async (inside) => {
    const now = orNotFound(await lockPayment(inside.db, id));
    await changePayment(inside.db, id, { processorOrderId, approvalUrl });
    return now.status;
  });
  if (!isOpen(status)) throw new AppError('payment_started', 'This payment was given up meanwhile. Start it again.');
  return { paymentId: id, processorOrderId, approvalUrl, amountCents, currency };
}

/** It may have been captured, or given up by another call, in the same moment: whoever asks looks again. */
async function giveUp(ctx: Context, { id }: PaymentRow): Promise<void> {
  try {
    await voidPayment(ctx, id);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'invalid_transition')) throw error;
  }
}

const asked = (ctx: Context, client: PaypalClient, payment: PaymentRow) =>
  answered(ctx, askAbout(ctx, payment, { client }));

/** What PayPal answers. @throws AppError processor_unavailable when it doesn't */
async function answered<Answer>(ctx: Context, asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    logFailure(paypalOf(ctx).log, error, {}, 'PayPal was not reached');
    throw unavailable(error);
  }
}

function unavailable(cause?: unknown): AppError {
  return new AppError('processor_unavailable', 'PayPal can’t be reached at the moment. Try again in a minute.', {
    retryAfterSeconds: 30,
    cause,
  });
}
