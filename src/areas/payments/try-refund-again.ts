import { type Context, isId, orNotFound, transaction } from '#kernel';
import { noteAudit } from '#kernel/audit';
import { closeTasksAbout, staffOf } from '#kernel/team';
import { moveRefund } from './move.ts';
import { lockPayment } from './queries/payments.ts';
import { readRefund } from './queries/refunds.ts';
import { wakeJobs } from './queries/wake.ts';
import { assertLeft } from './request-refund.ts';
import { paymentTasks } from './tasks.ts';

/**
 * Has PayPal asked once more for a refund that failed there, as a request of its own: once, whoever else is at it.
 * @throws AppError as staffOf; not_found; invalid_transition where it didn't fail; refund_too_large where the same money
 * went back otherwise
 */
export async function tryRefundAgain(ctx: Context, { refundId }: { refundId: string }): Promise<void> {
  staffOf(ctx);
  await transaction(ctx, async (inside) => {
    const { paymentId } = orNotFound(isId(refundId) ? await readRefund(inside.db, refundId) : null);
    const payment = orNotFound(await lockPayment(inside.db, paymentId));
    const refund = orNotFound(await readRefund(inside.db, refundId));
    if (refund.status === 'failed') await assertLeft(inside, payment, refund.amountCents);
    const tries = refund.tries + 1;
    const anew = { tries, attempts: 0, processorRef: null, failure: null, nextAttemptAt: ctx.clock() };
    await moveRefund(inside, refund, 'queued', anew);
    await closeTasksAbout(inside, paymentTasks, ['refund.failed'], refund.id);
    await noteAudit(inside.db, ctx.actor, { action: 'refund.tried_again', subjectId: refund.id, details: { tries } });
    await wakeJobs(inside.db);
  });
}
