import { latePart } from '../late-part.tsx';
// The sheet of its articles is there from the first paint.
import '../content/sheet.css';

const loadNoTrips = () => import('./no-trips.tsx');
const loadMatches = () => import('./search-matches.tsx');
const [noTrips, matches] = import.meta.env.SSR ? await Promise.all([loadNoTrips(), loadMatches()]) : [null, null];

/** Few lists are ever empty. */
export const NoTrips = latePart(
  noTrips?.NoTrips,
  async () => (await loadNoTrips()).NoTrips,
  () => true,
);
/** Below a page of trips, and read only. */
export const Matches = latePart(matches?.Matches, async () => (await loadMatches()).Matches);
