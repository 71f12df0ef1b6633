import type { Context } from '#kernel';
import { paypalOf } from './paypal/access.ts';
import type { PaypalClient } from './paypal/client.ts';
import { readOpenEvents } from './queries/events.ts';
import type { PaymentRow } from './queries/payments.ts';
import { settleOrder } from './settle-order.ts';

/** Asks PayPal about one payment and records what it says. @throws Unanswered */
export async function askAbout(
  ctx: Context,
  { id, processorOrderId }: Pick<PaymentRow, 'id' | 'processorOrderId'>,
  { client = paypalOf(ctx).client, between }: { client?: PaypalClient; between?: () => void } = {},
): Promise<PaymentRow> {
  const told = await readOpenEvents(ctx.db, id);
  // Without an order nobody can have approved anything: the address to do so was never known.
  const order = processorOrderId === null ? null : await client.readOrder(processorOrderId);
  between?.();
  return settleOrder(ctx, id, order, told);
}
