import type { Route, Stop } from '../atlas/records.ts';
import type { TravelLeg } from './legs.ts';

/** A part of a route that can be sold on its own: stops `from` to `to`, both visited. */
export type Cut = {
  readonly from: number;
  readonly to: number;
  readonly whole: boolean;
  readonly minDays: number;
  readonly maxDays: number;
};

const longestTrip = 32;

/** Nights a stop can fill: never more than its doings can. */
export const roomFor = (stop: Stop): number => Math.max(stop.nights[0], Math.min(stop.nights[1], stop.doings.length));

export function cutsOf(route: Route, stops: readonly Stop[], legs: readonly TravelLeg[]): Cut[] {
  const last = stops.length - 1;
  const cuts: Cut[] = [];
  for (let from = 0; from <= last; from += 1) {
    for (let to = from; to <= last; to += 1) {
      const cut = cutAt(route, stops, legs, from, to);
      if (cut) cuts.push(cut);
    }
  }
  return cuts;
}

function cutAt(route: Route, stops: readonly Stop[], legs: readonly TravelLeg[], from: number, to: number): Cut | null {
  const whole = from === 0 && to === stops.length - 1;
  if (!whole && !(stops[from]?.gateway && stops[to]?.gateway)) return null;
  const inside = stops.slice(from, to + 1);
  const distinct = new Set(inside.map((stop) => stop.key)).size;
  if (!whole && distinct < 2 && roomFor(inside[0] as Stop) < 3) return null;
  const onTheWay = legs.slice(from, to).reduce((sum, leg) => sum + leg.nights, 0);
  const fewest = inside.reduce((sum, stop) => sum + stop.nights[0], 0) + onTheWay + 1;
  const most = inside.reduce((sum, stop) => sum + roomFor(stop), 0) + onTheWay + 1;
  const minDays = whole ? Math.max(fewest, Math.min(route.days[0], most)) : Math.max(fewest, 3);
  const maxDays = Math.min(whole ? Math.max(minDays, Math.min(route.days[1], most)) : most, longestTrip);
  return minDays <= maxDays ? { from, to, whole, minDays, maxDays } : null;
}
