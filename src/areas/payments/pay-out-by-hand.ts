import { type Context, isId, orNotFound, transaction } from '#kernel';
import { noteAudit } from '#kernel/audit';
import { staffOf } from '#kernel/team';
import { moveRefund } from './move.ts';
import { lockPayment } from './queries/payments.ts';
import { readRefund } from './queries/refunds.ts';
import { assertLeft } from './request-refund.ts';
import { countRefunds } from './settle-refunds.ts';

/**
 * Notes that the team has paid a refund out by hand, one that PayPal doesn't make or that failed there: once, whoever else
 * is at it.
 * @throws AppError as staffOf; not_found; invalid_transition where it doesn't wait for that; refund_too_large where the same
 * money went back otherwise
 */
export async function notePaidOut(ctx: Context, { refundId }: { refundId: string }): Promise<void> {
  staffOf(ctx);
  await transaction(ctx, async (inside) => {
    const { paymentId } = orNotFound(isId(refundId) ? await readRefund(inside.db, refundId) : null);
    const payment = orNotFound(await lockPayment(inside.db, paymentId));
    const refund = orNotFound(await readRefund(inside.db, refundId));
    // One that failed had given its money free.
    if (refund.status === 'failed') await assertLeft(inside, payment, refund.amountCents);
    await moveRefund(inside, refund, 'completed', { completedAt: ctx.clock(), failure: null, byHand: true });
    await countRefunds(inside, payment);
    await noteAudit(inside.db, ctx.actor, {
      action: 'refund.paid_out',
      subjectId: refund.id,
      details: { cents: refund.amountCents, currency: payment.currency },
    });
  });
}
