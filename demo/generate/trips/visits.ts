import type { TripPlan } from './trip-plan.ts';

/** Places in the order of the visit; then the region itself, so that its list finds the trip. */
export function placesOnTrip(plan: TripPlan): string[] {
  const stops = plan.stays.filter((stay) => !stay.onTheWay).map((stay) => stay.stop.place);
  return [...new Set([...stops, plan.region.place])];
}

/** Slugs of the countries' places. */
export const countriesOnTrip = (plan: TripPlan): string[] => [...new Set(plan.stays.map((stay) => stay.stop.country))];

/** Indexes of the attractions that lie at its stops or that its days go to. */
export function attractionsOnTrip(plan: TripPlan): number[] {
  const found = new Set<number>();
  for (const stay of plan.stays) {
    for (const index of stay.stop.attractions) found.add(index);
    for (const { entry } of stay.doings) for (const index of entry.attractions) found.add(index);
  }
  return [...found];
}
