import type { CalendarDate } from '#kernel/shared';
import type { Plans } from './trips/trip-plan.ts';

export type CatalogueOptions = {
  readonly seed: number;
  readonly trips: number;
  /** Day 0 of all dates: departures lie in the 18 months after it, reviews before it. */
  readonly today: CalendarDate;
  /** Defaults to one company for about 33 trips, fewer when there are many. */
  readonly operators?: number;
  readonly reviewsPerTrip?: number;
  readonly departuresPerTrip?: number;
};

/** What is known before the first record is written. */
export type Planned = { readonly plans: Plans; readonly options: CatalogueOptions; readonly year: number };
