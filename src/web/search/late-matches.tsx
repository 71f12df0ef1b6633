import { latePart } from '../late-part.tsx';
// The sheet of its articles is there from the first paint.
import '../content/sheet.css';

const load = () => import('./search-matches.tsx');
const atHand = import.meta.env.SSR ? await load() : null;

/** Below a page of trips, and read only. */
export const Matches = latePart(atHand?.Matches, async () => (await load()).Matches);
