import { latePart } from '../late-part.tsx';
// Their sheets are there from the first paint.
import './thank-you.module.css';
import './travelers-part.module.css';

const load = () => import('./read-only.tsx');
const atHand = import.meta.env.SSR || import.meta.env.DEV ? await load() : null;

const loadConfirmation = async () => (await import('./purchase-confirmation.tsx')).PurchaseConfirmation;
const confirmationAtHand = import.meta.env.SSR || import.meta.env.DEV ? await loadConfirmation() : null;

/** Its script comes at once: pressed without it, the form would lack the work of the browser. */
export const PurchaseConfirmation = latePart(confirmationAtHand, loadConfirmation, () => true);
export const CancelPart = latePart(atHand?.CancelPart, async () => (await load()).CancelPart);
export const CardPart = latePart(atHand?.CardPart, async () => (await load()).CardPart);
export const ConfirmAddress = latePart(atHand?.ConfirmAddress, async () => (await load()).ConfirmAddress);
export const MailsPart = latePart(atHand?.MailsPart, async () => (await load()).MailsPart);
export const MovedPart = latePart(atHand?.MovedPart, async () => (await load()).MovedPart);
export const PaymentsPart = latePart(atHand?.PaymentsPart, async () => (await load()).PaymentsPart);
export const ThankYou = latePart(atHand?.ThankYou, async () => (await load()).ThankYou);
export const TravelersPart = latePart(atHand?.TravelersPart, async () => (await load()).TravelersPart);
export const WishPart = latePart(atHand?.WishPart, async () => (await load()).WishPart);
