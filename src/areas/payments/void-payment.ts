import { type Context, orNotFound, transaction } from '#kernel';
import { movePayment } from './move.ts';
import { nextCheck } from './next-check.ts';
import { lockPayment } from './queries/payments.ts';

/**
 * Gives an open payment up. Money that arrives for it afterwards is recorded and told all the same. What was denied or
 * given up before stays as it is.
 * @throws AppError invalid_transition when money is there or on its way; not_found
 */
export async function voidPayment(ctx: Context, paymentId: string): Promise<void> {
  await transaction(ctx, async (inside) => {
    const payment = orNotFound(await lockPayment(inside.db, paymentId));
    if (payment.status === 'voided' || payment.status === 'denied') return;
    const checkAt = nextCheck({ ...payment, status: 'voided' }, ctx.clock());
    await movePayment(inside, payment, 'voided', { checkAt });
  });
}
