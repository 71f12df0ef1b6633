export { blockGiftCard, endGiftCards, unblockGiftCard } from './end-cards.ts';
export { giveCode, issueGiftCard } from './issue.ts';
export { type GiftCardOrder, orderGiftCard } from './order-card.ts';
export { type OwnOrder, ownOrder } from './own-order.ts';
export { captureGiftCardPayment, startGiftCardPayment } from './pay-for-card.ts';
export {
  countCodeTry,
  type GiftCard,
  giftCardBalance,
  giftCardByCode,
  type Reservation,
  redeemGiftCard,
  refundToGiftCard,
  releaseGiftCard,
  reserveGiftCard,
} from './pay-with-card.ts';
export { giftCardsBoughtWith, returnGiftCard } from './return-card.ts';
export type { GiftCardState } from './states.ts';
export { giftCardTokenIn, openBalance, type ToldBalance } from './told-balance.ts';
export { type TypedOrder, typedIn } from './typed-order.ts';
