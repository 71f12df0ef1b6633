import { latePart } from '../../late-part.tsx';

const load = () => import('../share-link.tsx');
const atHand = import.meta.env.SSR ? await load() : null;

export const ShareLink = latePart(atHand?.ShareLink, async () => (await load()).ShareLink);
