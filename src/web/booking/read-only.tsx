/** What of a booking is read, or sends forms by itself. */
export { CancelPart } from './cancel-part.tsx';
export { CardPart } from './card-part.tsx';
export { ConfirmAddress } from './confirm-address.tsx';
export { MailsPart } from './mails-part.tsx';
export { MovedPart } from './moved-part.tsx';
export { PaymentsPart } from './payments-part.tsx';
export { ThankYou } from './thank-you.tsx';
export { TravelersPart } from './travelers-part.tsx';
export { WishPart } from './wish-part.tsx';
