import type { TripType } from '../atlas/records.ts';
import type { Operator } from '../operators/fleet.ts';
import { isShipType } from '../terms/trip-types.ts';
import type { Random } from '../text/random.ts';
import type { Cut } from '../world/cuts.ts';
import type { RouteEntry } from '../world/world.ts';

/** Which part of the route a company sells the nth time: usually the whole, then shorter parts, no part twice. */
export function cutFor(random: Random, route: RouteEntry, type: TripType, repeat: number): Cut {
  const fitting = route.cuts.filter((cut) => fits(cut, route, type));
  const cuts = fitting.length > 0 ? fitting : route.cuts;
  const ordered = cuts
    .map((cut) => ({ cut, order: random.next() / (cut.whole ? 4 : cut.to - cut.from >= 2 ? 1.4 : 0.6) }))
    .toSorted((a, b) => a.order - b.order);
  return (ordered[repeat % ordered.length] as { cut: Cut }).cut;
}

/** One stop makes a retreat or a stay, not a journey; ships don't stop after a day. */
function fits(cut: Cut, route: RouteEntry, type: TripType): boolean {
  if (cut.from === cut.to)
    return type === 'retreats' || type === 'vacation' || (type === 'custom-tour' && cut.maxDays >= 4);
  if (!isShipType(type)) return cut.maxDays >= 4;
  return cut.whole || route.legs.slice(cut.from, cut.to).some((leg) => leg.mode === 'ship');
}

/** Near the usual length of the type, within what the stops can fill; another one each time the same part comes round. */
export function lengthFor(random: Random, operator: Operator, cut: Cut, repeat: number): number {
  const span = cut.maxDays - cut.minDays;
  const pace = { 'full-on': 0.3, mixed: 0.5, relaxed: 0.7 }[operator.archetype.pace];
  const wanted = cut.minDays + Math.round(span * Math.min(1, Math.max(0, pace + random.normal() * 0.28)));
  const shifted = wanted + (repeat > 0 ? ((repeat * 2) % 3) - 1 : 0);
  return Math.max(cut.minDays, Math.min(cut.maxDays, shifted));
}
