import { type Context, logFailure, orNotFound, transaction } from '#kernel';
import { failpoint } from '#kernel/running';
import { formatMoney } from '#kernel/shared';
import { tellTeam } from '#kernel/team';
import { mayMoveRefund, moveRefund } from './move.ts';
import { paypalOf } from './paypal/access.ts';
import { Unanswered } from './paypal/ask.ts';
import { isRefusal } from './paypal/client.ts';
import { lockPayment, type PaymentRow } from './queries/payments.ts';
import { changeRefund, claimRefunds, type RefundRow, readRefund, requestIdOf } from './queries/refunds.ts';
import { isTooOld } from './request-refund.ts';
import { countRefunds, failRefund, settleRefund } from './settle-refunds.ts';
import { TOLD_AFTER } from './states/refund-states.ts';
import { paymentTasks } from './tasks.ts';

const AT_ONCE = 4;
/** Longer than PayPal may take for a token and an answer (`client.ts`); what a killed process left is settled in a minute. */
const CLAIM_MS = 30_000;
const MINUTE = 60_000;
/** Waits after the first, second … time without an answer. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE, 6 * 60 * MINUTE];
/** Of a refund that PayPal holds back. */
const PENDING_WAIT_MS = 60 * MINUTE;
const TOO_OLD = new Set(['REFUND_TIME_LIMIT_EXCEEDED', 'REFUND_NOT_ALLOWED_AFTER_TIME_LIMIT']);

/** Sends the refunds that are due until none is left; several processes may do this at once. */
export async function sendRefunds(ctx: Context, signal: AbortSignal): Promise<void> {
  const { log } = paypalOf(ctx);
  while (!signal.aborted) {
    const claimed = await claimRefunds(ctx, AT_ONCE, new Date(ctx.clock().getTime() + CLAIM_MS));
    await Promise.all(
      claimed.map((refund) =>
        // One that fails is tried again when its claim is over, and stops no other.
        sendRefund(ctx, refund).catch((error) => logFailure(log, error, { refund: refund.id }, 'a refund failed')),
      ),
    );
    if (claimed.length < AT_ONCE) return;
  }
}

async function sendRefund(ctx: Context, claimed: RefundRow): Promise<void> {
  const { client } = paypalOf(ctx);
  const { id, processorRef, attempts, amountCents } = claimed;
  const begun = await begin(ctx, claimed);
  if (!begun) return;
  try {
    const captureId = begun.processorRef ?? '';
    const answer = processorRef
      ? await client.readRefund(processorRef)
      : await client.refund({ requestId: requestIdOf(claimed), captureId, amountCents, currency: begun.currency });
    failpoint('refund-sent');
    await settle(ctx, claimed, async (inside, refund, payment) => {
      if (!answer || isRefusal(answer)) await refuse(inside, refund, payment, answer);
      else {
        await settleRefund(inside, refund, payment, answer);
        await countRefunds(inside, payment);
        const after = new Date(ctx.clock().getTime() + PENDING_WAIT_MS);
        const waits = answer.status === 'PENDING' && refund.status === 'sent';
        // It was answered: nothing was tried in vain.
        if (waits) await changeRefund(inside.db, id, { nextAttemptAt: after, attempts: 0 });
      }
    });
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    const wait = WAITS[Math.min(attempts, WAITS.length) - 1] ?? MINUTE;
    await settle(ctx, claimed, async (inside, refund, { currency }) => {
      // It may have been heard of with its order meanwhile.
      if (refund.status !== 'sent') return;
      await changeRefund(inside.db, id, { nextAttemptAt: new Date(ctx.clock().getTime() + wait) });
      if (attempts < TOLD_AFTER) return;
      const details = { amount: formatMoney({ cents: amountCents, currency }), tried: attempts };
      await tellTeam(inside.db, paymentTasks, 'refund.unanswered', { subjectId: id, details });
    });
  }
}

/** Notes that it is on its way before it is; null: there is nothing to send. */
async function begin(ctx: Context, claimed: RefundRow): Promise<PaymentRow | null> {
  let payment: PaymentRow | null = null;
  await settle(ctx, claimed, async (inside, refund, its) => {
    if (refund.status === 'queued' && isTooOld(its.capturedAt, ctx.clock())) return leaveToTeam(inside, refund, its);
    if (refund.status === 'queued') await moveRefund(inside, refund, 'sent');
    if (refund.status === 'queued' || refund.status === 'sent') payment = its;
  });
  return payment;
}

/** Changes a refund under the lock of its payment; one that is tried anew by now isn’t this try’s to change. */
async function settle(
  ctx: Context,
  { id, paymentId, tries }: RefundRow,
  work: (inside: Context, refund: RefundRow, payment: PaymentRow) => Promise<void>,
): Promise<void> {
  await transaction(ctx, async (inside) => {
    const payment = orNotFound(await lockPayment(inside.db, paymentId));
    const refund = orNotFound(await readRefund(inside.db, id));
    if (refund.tries === tries) await work(inside, refund, payment);
  });
}

async function refuse(
  ctx: Context,
  refund: RefundRow,
  payment: PaymentRow,
  refusal: { issue: string; words: string } | null,
): Promise<void> {
  if (refusal && TOO_OLD.has(refusal.issue)) return leaveToTeam(ctx, refund, payment);
  if (!mayMoveRefund(refund, 'failed')) return;
  const failure = refusal ? `PayPal refused it: ${refusal.words || refusal.issue}` : 'PayPal doesn’t know it any more.';
  await failRefund(ctx, refund, payment, { failure });
}

async function leaveToTeam(ctx: Context, refund: RefundRow, { currency, processorRef }: PaymentRow): Promise<void> {
  if (!mayMoveRefund(refund, 'manual_payout')) return;
  await moveRefund(ctx, refund, 'manual_payout', { nextAttemptAt: null });
  const amount = formatMoney({ cents: refund.amountCents, currency });
  const told = { subjectId: refund.id, details: { amount, capture: processorRef } };
  await tellTeam(ctx.db, paymentTasks, 'refund.manual_payout', told);
}
