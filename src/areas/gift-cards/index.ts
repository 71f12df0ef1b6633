export { blockGiftCard, unblockGiftCard } from './end-cards.ts';
export { giveCode, issueGiftCard } from './issue.ts';
export { orderGiftCard } from './order-card.ts';
export { type OwnOrder, ownOrder } from './own-order.ts';
export { startGiftCardPayment } from './pay-for-card.ts';
export {
  countCodeTry,
  giftCardBalance,
  giftCardByCode,
  redeemGiftCard,
  refundToGiftCard,
  releaseGiftCard,
  reserveGiftCard,
} from './pay-with-card.ts';
export { giftCardsBoughtWith, returnGiftCard } from './return-card.ts';
export { giftCardTokenIn, openBalance } from './told-balance.ts';
