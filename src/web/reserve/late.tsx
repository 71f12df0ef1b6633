import { latePart } from '../late-part.tsx';

const load = () => import('./later-steps.tsx');
const atHand = import.meta.env.SSR || import.meta.env.DEV ? await load() : null;

// The first step, which most people read, brings none of their script; their forms send themselves before it is there.
const atOnce = () => true;
export const ConfirmStep = latePart(atHand?.ConfirmStep, async () => (await load()).ConfirmStep, atOnce);
export const DatesStep = latePart(atHand?.DatesStep, async () => (await load()).DatesStep, atOnce);
export const PassengersStep = latePart(atHand?.PassengersStep, async () => (await load()).PassengersStep, atOnce);
export const PaymentStep = latePart(atHand?.PaymentStep, async () => (await load()).PaymentStep, atOnce);
