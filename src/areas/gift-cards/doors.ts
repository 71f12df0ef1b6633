export { orderGiftCard } from './order-card.ts';
export { ownOrder } from './own-order.ts';
export { captureGiftCardPayment, startGiftCardPayment } from './pay-for-card.ts';
export { giftCardByCode } from './pay-with-card.ts';
export { cardFields } from './rest.ts';
export { giftCardCookie, sealBalance } from './told-balance.ts';
