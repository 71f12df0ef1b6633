export { deliverGiftCards } from './deliver-cards.ts';
export { endGiftCards } from './end-cards.ts';
export { followPayments, resumePayments } from './follow-payments.ts';
