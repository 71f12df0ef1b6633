import { latePart } from '../../late-part.tsx';

const load = () => import('./read-only.tsx');
const atHand = import.meta.env.SSR ? await load() : null;

export const Facts = latePart(atHand?.Facts, async () => (await load()).Facts);
export const Summary = latePart(atHand?.Summary, async () => (await load()).Summary);
export const Program = latePart(atHand?.Program, async () => (await load()).Program);
export const Background = latePart(atHand?.Background, async () => (await load()).Background);
export const DatesAround = latePart(atHand?.DatesAround, async () => (await load()).DatesAround);
export const Similar = latePart(atHand?.Similar, async () => (await load()).Similar);
