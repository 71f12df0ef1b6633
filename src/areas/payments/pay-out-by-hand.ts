import { type Context, orNotFound, transaction } from '#kernel';
import { moveRefund } from './move.ts';
import { lockPayment } from './queries/payments.ts';
import { readRefund } from './queries/refunds.ts';
import { countRefunds } from './settle-refunds.ts';

/**
 * Notes that the team has paid a refund out by hand, one that PayPal doesn't make or that failed there.
 * @throws AppError not_found; invalid_transition
 */
export async function notePaidOut(ctx: Context, { refundId }: { refundId: string }): Promise<void> {
  await transaction(ctx, async (inside) => {
    const { paymentId } = orNotFound(await readRefund(inside.db, refundId));
    const payment = orNotFound(await lockPayment(inside.db, paymentId));
    const refund = orNotFound(await readRefund(inside.db, refundId));
    await moveRefund(inside, refund, 'completed', { completedAt: ctx.clock(), failure: null });
    await countRefunds(inside, payment);
  });
}
