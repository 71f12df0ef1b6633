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

/** A card that waits for its payment, and the token by which its buyer’s browser knows it again. */
export const orderedCard = ({ ctx, door }: Site, { cents = 10_000, currency = 'USD' } = {}) =>
  orderGiftCard(ctx, door, {
    amountCents: cents,
    currency,
    purchaser: GIFT_CARD.sender,
    recipient: GIFT_CARD.recipient,
    message: '',
    deliverOn: null,
  });

/** A card that somebody has, and its code: as if it were bought and mailed. */
export async function cardOf(site: Site, worth: { cents?: number; currency?: string } = {}) {
  const { ctx } = site;
  const { id } = await orderedCard(site, worth);
  await issueGiftCard(ctx, { giftCardId: id, paymentId: newId() });
  return { id, code: (await giveCode(ctx, { giftCardId: id })) ?? '' };
}

/** Cards at each stage: for tests that go through every call. */
export async function keptGiftCards(site: Site) {
  const ordered = async () => {
    const { id } = await orderedCard(site);
    const { processorOrderId } = await startGiftCardPayment(site.ctx, site.door, id);
    return { id, order: processorOrderId };
  };
  const [approved, waiting] = [await ordered(), await ordered()];
  paypal.simulator.approve(approved.order, 'approve');
  return { approved: approved.id, waiting: waiting.id, code: (await cardOf(site)).code };
}
