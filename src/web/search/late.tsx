import { latePart } from '../late-part.tsx';

const load = () => import('./no-trips.tsx');
const atHand = import.meta.env.SSR ? await load() : null;

/** Few lists are ever empty, and fewer become so before their reader's eyes. */
export const NoTrips = latePart(atHand?.NoTrips, async () => (await load()).NoTrips);
