import { AppError, type Context, transaction } from '#kernel';
import { failpoint } from '#kernel/running';
import { tellTeam } from '#kernel/team';
import { insertEvent, isDisputeOver } from '../queries/events.ts';
import { changePayment, findPayment, lockPayment } from '../queries/payments.ts';
import { wakeJobs } from '../queries/wake.ts';
import { noteDispute } from '../settle-order.ts';
import { paymentTasks } from '../tasks.ts';
import { type PaypalEvent, readEvent } from './event.ts';
import type { Verifier } from './verify.ts';

/**
 * Takes what PayPal tells: kept once, and a hint to ask it about that payment. Nothing of what it says of money is
 * believed; that a dispute began or ended is.
 * @param text the body as it came
 * @returns the event's id
 * @throws AppError signature_invalid
 */
export async function receiveEvent(
  ctx: Context,
  verifier: Verifier,
  { text, headers }: { text: string; headers: Headers },
): Promise<string> {
  const event = readEvent(parsed(text));
  if (!event || !(await verifier.isSigned(text, headers))) {
    throw new AppError('signature_invalid', 'This isn’t an event that PayPal has signed for this site.');
  }
  await transaction(ctx, (inside) => take(inside, event));
  return event.id;
}

async function take(ctx: Context, event: PaypalEvent): Promise<void> {
  const now = ctx.clock();
  const paymentId = await findPayment(ctx.db, event);
  // Locked before it is kept, so that whoever settles it sees this event or is seen by it.
  const payment = paymentId === null ? null : await lockPayment(ctx.db, paymentId);
  if (!(await insertEvent(ctx.db, event, paymentId, now)) || !payment) return;
  failpoint('during-webhook');
  const { type, disputeId } = event;
  if (disputeId !== null && type === 'CUSTOMER.DISPUTE.RESOLVED') {
    const told = { subjectId: payment.id, details: { dispute: disputeId }, occurrence: disputeId };
    await tellTeam(ctx.db, paymentTasks, 'payment.dispute_ended', told);
  } else if (disputeId !== null && !(await isDisputeOver(ctx.db, disputeId))) {
    await noteDispute(ctx, payment, disputeId);
  }
  await changePayment(ctx.db, payment.id, { checkAt: now });
  await wakeJobs(ctx.db);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
