import { refundToGiftCard } from '#gift-cards';
import type { Context } from '#kernel';
import { type PaymentState, requestRefund } from '#payments';
import type { Booking } from './queries/bookings.ts';

/** Has so much of a payment sent back to where it came from, once for each cause: to its gift card, or through PayPal. */
export async function sendBack(
  ctx: Context,
  { id: bookingId, giftCardId }: Pick<Booking, 'id' | 'giftCardId'>,
  payment: Pick<PaymentState, 'id' | 'method'>,
  { causeId, amountCents }: { causeId: string; amountCents: number },
): Promise<void> {
  if (payment.method === 'gift_card') {
    if (giftCardId === null) throw new Error(`The booking ${bookingId} was paid by a gift card that it doesn’t know.`);
    await refundToGiftCard(ctx, { giftCardId, bookingId, causeId, amountCents });
  }
  await requestRefund(ctx, { paymentId: payment.id, causeId, amountCents });
}
