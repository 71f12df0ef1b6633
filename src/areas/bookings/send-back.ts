import { refundToGiftCard } from '#gift-cards';
import type { Context } from '#kernel';
import { type PaymentState, requestRefund } from '#payments';

/** Has so much of a payment sent back to where it came from, once for each cause: to its gift card, or through PayPal. */
export async function sendBack(
  ctx: Context,
  { id: paymentId, method, processorRef }: Pick<PaymentState, 'id' | 'method' | 'processorRef'>,
  { causeId, amountCents }: { causeId: string; amountCents: number },
): Promise<void> {
  if (method === 'gift_card') {
    if (processorRef === null) throw new Error(`The payment ${paymentId} doesn’t say which gift card it came from.`);
    await refundToGiftCard(ctx, { entryId: processorRef, causeId, amountCents });
  }
  await requestRefund(ctx, { paymentId, causeId, amountCents });
}
