import type { Stage } from '../world/legs.ts';
import type { PlannedDoing, Stay } from './trip-plan.ts';

/** One day of a trip: where it ends, how one comes there, what is done. */
export type Day = {
  readonly number: number;
  readonly stay: Stay;
  /** The first of the trip. */
  readonly first: boolean;
  /** What is traveled on it. */
  readonly leg: Stage | null;
  readonly doings: readonly PlannedDoing[];
};
