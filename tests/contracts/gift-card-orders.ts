import { giveCode, issueGiftCard, orderGiftCard, startGiftCardPayment } from '#gift-cards';
import { newId } from '#kernel';
import { paypal } from '../../src/server/testing.ts';
import type { Site } from './testing.ts';

/** A gift card as somebody orders it over REST. */
export const GIFT_CARD = {
  amount_cents: 10_000,
  currency: 'USD',
  sender: { name: 'Ada Lovelace', email: 'ada@example.com' },
  recipient: { name: 'Mary Somerville', email: 'mary@example.com' },
  message: 'Go south!',
};

/** A card that somebody has, and its code: as if it were bought and mailed. */
export async function cardOf({ ctx, door }: Site, { cents = 10_000, currency = 'USD' } = {}) {
  const { id } = await orderGiftCard(ctx, door, {
    amountCents: cents,
    currency,
    purchaser: GIFT_CARD.sender,
    recipient: GIFT_CARD.recipient,
    message: '',
    deliverOn: null,
  });
  await issueGiftCard(ctx, { giftCardId: id, paymentId: newId() });
  return { id, code: (await giveCode(ctx, { giftCardId: id })) ?? '' };
}

/** Cards at each stage: for tests that go through every call. */
export async function keptGiftCards(site: Site) {
  const ordered = async () => {
    const { id } = await orderGiftCard(site.ctx, site.door, {
      amountCents: 10_000,
      currency: 'USD',
      purchaser: GIFT_CARD.sender,
      recipient: GIFT_CARD.recipient,
      message: '',
      deliverOn: null,
    });
    const { processorOrderId } = await startGiftCardPayment(site.ctx, site.door, id);
    return { id, order: processorOrderId };
  };
  const [approved, waiting] = [await ordered(), await ordered()];
  paypal.simulator.approve(approved.order, 'approve');
  return { approved: approved.id, waiting: waiting.id, code: (await cardOf(site)).code };
}
