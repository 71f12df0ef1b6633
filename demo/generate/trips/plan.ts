import type { TripType } from '../atlas/records.ts';
import type { Operator } from '../operators/fleet.ts';
import { isOwnParty, isShipType } from '../terms/trip-types.ts';
import { createRandom, type Random } from '../text/random.ts';
import type { Cut } from '../world/cuts.ts';
import type { RegionEntry, RouteEntry } from '../world/world.ts';
import { cutFor, lengthFor } from './length.ts';
import { shipNumber } from './lodging.ts';
import { planStays } from './stays.ts';
import type { Plans, Stay, TripPlan } from './trip-plan.ts';

export const tripId = (plans: Plans, index: number): string => {
  const operator = plans.operators[plans.frame.operator[index] as number] as Operator;
  return `${operator.code}-${index.toString(36).toUpperCase().padStart(4, '0')}`;
};

/** Whether it is offered: neither given up nor replaced by another. */
export const isListed = ({ frame }: Plans, index: number): boolean =>
  frame.archived[index] === 0 && (frame.supersededBy[index] as number) < 0;

/** The same index always gives the same plan, so that no plan has to be kept. */
export function planTrip(plans: Plans, index: number): TripPlan {
  const { world, operators, frame, seed } = plans;
  const operator = operators[frame.operator[index] as number] as Operator;
  const offer = operator.offers[frame.offer[index] as number] as Operator['offers'][number];
  const region = world.regions[offer.region] as RegionEntry;
  const route = region.routes[offer.route] as RouteEntry;
  const type = offer.types[frame.type[index] as number] as TripType;
  const random = createRandom(seed, 'trip', index);
  const repeat = frame.repeat[index] as number;
  const cut = cutFor(createRandom(seed, 'cuts', operator.index, region.index, offer.route), route, type, repeat);
  const reversed = canReverse(route, cut, type) && random.chance(0.22);
  const days = lengthFor(random, operator, cut, repeat);
  const level = Math.max(0, Math.min(4, operator.level + (random.chance(0.16) ? random.pick([-1, 1]) : 0)));
  const months = monthsFor(random, region, route, cut);
  const afloat = isAfloat(route, cut, type);
  const stays = planStays(random, { route, cut, reversed, days, level, type, operator, months, afloat });
  const effort = effortOf(stays, type);
  return {
    index,
    id: tripId(plans, index),
    operator,
    region,
    route,
    type,
    cut,
    reversed,
    afloat,
    days,
    stays,
    level,
    effort,
    group: groupFor(random, {
      operator,
      type,
      afloat,
      ship: shipNumber(operator.ships, region.index, route.route.key),
    }),
    ages: agesFor(random, operator, type, effort),
    months,
    status: frame.archived[index] === 1 ? 'archived' : 'published',
    supersededBy: frame.supersededBy[index] as number,
  };
}

function isAfloat(route: RouteEntry, cut: Cut, type: TripType): boolean {
  if (isShipType(type)) return true;
  const legs = route.legs.slice(cut.from, cut.to);
  const sailed = legs.filter((leg) => leg.mode === 'ship' && leg.hours > 3).length;
  return route.route.types.some(isShipType) && sailed > 0 && sailed >= legs.length / 2;
}

/** Treks and voyages have a direction; roads don't. */
function canReverse(route: RouteEntry, cut: Cut, type: TripType): boolean {
  if (isShipType(type) || cut.from === cut.to) return false;
  return route.legs.slice(cut.from, cut.to).every((leg) => leg.mode !== 'foot' && leg.mode !== 'ship');
}

/** What the hardest third of the days ask for. */
function effortOf(stays: readonly Stay[], type: TripType): number {
  const efforts = stays.flatMap((stay) => [
    ...stay.doings.map(({ entry }) => entry.doing.effort),
    ...(stay.leg?.mode === 'foot' && stay.leg.km > 6 ? [4] : []),
  ]);
  const hardest = efforts.toSorted((a, b) => b - a).slice(0, Math.max(1, Math.ceil(efforts.length / 3)));
  const mean = hardest.reduce((sum, effort) => sum + effort, 0) / Math.max(1, hardest.length);
  return Math.max(1, Math.min(isShipType(type) ? 3 : 5, Math.round(mean)));
}

type Grouped = {
  readonly operator: Operator;
  readonly type: TripType;
  readonly afloat: boolean;
  readonly ship: number;
};

function groupFor(random: Random, { operator, type, afloat, ship }: Grouped): [number, number] {
  const [few, many] = operator.archetype.group;
  if (afloat) {
    // A ship has as many berths on each of its trips.
    const berths = few + (many - few) * createRandom('ship', operator.slug, ship).next();
    const guests = Math.max(6, Math.round(berths / 2) * 2);
    return [isOwnParty(type) ? 1 : Math.max(4, Math.round(guests * 0.3)), guests];
  }
  if (isOwnParty(type)) return [random.pick([1, 2, 2]), random.pick([6, 8, 8, 10, 12])];
  if (type === 'group-tour')
    return [random.int(10, 16), Math.max(22, random.int(Math.max(22, few), Math.max(36, many)))];
  const most = Math.max(8, Math.min(18, random.int(Math.ceil((few + many) / 2), Math.max(many, 8))));
  return [random.pick([2, 4, 4, 5, 6]), Math.min(most, type === '18-39' ? 24 : 18)];
}

/** Nobody takes small children up a mountain. */
const youngestAt = [0, 0, 0, 6, 12, 16] as const;

function agesFor(random: Random, operator: Operator, type: TripType, effort: number): [number, number | null] {
  const hard = youngestAt[effort] ?? 0;
  const [usual, oldest] = operator.archetype.ages;
  const youngest = Math.max(usual, hard);
  if (type === '18-39') return [18, 39];
  if (type === 'women-only' || type === 'retreats') return [Math.max(18, youngest), null];
  if (isOwnParty(type)) return [Math.max(hard, Math.min(usual, random.pick([0, 5, 8]))), null];
  return [youngest, oldest];
}

/** Most trips run all season, some in a part of it, and some exactly when one thing on the route can be done. */
function monthsFor(random: Random, region: RegionEntry, route: RouteEntry, cut: Cut): readonly number[] {
  const open = route.months;
  if (open.length < 4 || random.chance(0.55)) return open;
  const { peak } = region.region.season;
  if (peak.length >= 2 && random.chance(0.3) && peak.every((month) => open.includes(month))) return peak;
  const bound = route.stops
    .slice(cut.from, cut.to + 1)
    .flatMap((stop) => stop.doings.flatMap((entry) => (entry.months ? [entry.months] : [])));
  const seasons = bound
    .map((months) => open.filter((month) => months.includes(month)))
    .filter((months) => months.length >= 2);
  if (seasons.length > 0 && random.chance(0.7)) return random.pick(seasons);
  const start = random.int(0, open.length - 3);
  return open.slice(start, start + random.int(3, Math.min(5, open.length - start)));
}
