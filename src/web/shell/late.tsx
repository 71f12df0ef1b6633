import { latePart } from '../late-part.tsx';

const load = () => import('./read-only.tsx');
// In development the page is rendered anew once it is there, and what isn't at hand would be gone until the first touch.
const atHand = import.meta.env.SSR || import.meta.env.DEV ? await load() : null;

export const Footer = latePart(atHand?.Footer, async () => (await load()).Footer);
export const MobileMenu = latePart(atHand?.MobileMenu, async () => (await load()).MobileMenu);
