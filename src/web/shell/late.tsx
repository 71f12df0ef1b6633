import { latePart } from '../late-part.tsx';

const load = () => import('./read-only.tsx');
const atHand = import.meta.env.SSR ? await load() : null;

export const Footer = latePart(atHand?.Footer, async () => (await load()).Footer);
export const MobileMenu = latePart(atHand?.MobileMenu, async () => (await load()).MobileMenu);
