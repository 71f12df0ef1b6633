import { latePart } from '../../late-part.tsx';
// The sheets of all four are there from the first paint.
import '../trip-card.module.css';
import './operator.module.css';

const profile = () => import('./profile.tsx');
const trips = () => import('./trips.tsx');
const reviews = () => import('./reviews.tsx');
const oldTrips = () => import('./old-trips.tsx');
const atHand = import.meta.env.SSR
  ? { ...(await profile()), ...(await trips()), ...(await reviews()), ...(await oldTrips()) }
  : null;
const atOnce = () => true;

/** Four pages have one address pattern, and whoever opens one of them doesn't wait for the scripts of the others. */
export const OperatorProfile = latePart(atHand?.OperatorProfile, async () => (await profile()).OperatorProfile, atOnce);
export const OperatorTrips = latePart(atHand?.OperatorTrips, async () => (await trips()).OperatorTrips, atOnce);
export const OperatorReviews = latePart(atHand?.OperatorReviews, async () => (await reviews()).OperatorReviews, atOnce);
export const OperatorOldTrips = latePart(
  atHand?.OperatorOldTrips,
  async () => (await oldTrips()).OperatorOldTrips,
  atOnce,
);
