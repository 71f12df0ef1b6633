import { houseName, isAboard } from '../people/houses.ts';
import { guidesOf } from '../people/staff.ts';
import { createRandom, hash } from '../text/random.ts';
import { oncePerPlan } from './once.ts';
import type { Stay, TripPlan } from './trip-plan.ts';

/** The house of a stay: on a ship it is the ship. */
export const lodgingOf = (plan: TripPlan, stay: Stay): string => lodgingsOf(plan).get(stay) ?? houseAt(plan, stay, 0);

/** Houses in the order of the trip; two places never have one of the same name. */
const lodgingsOf = oncePerPlan((plan): ReadonlyMap<Stay, string> => {
  const names = new Map<Stay, string>();
  const placeOf = new Map<string, string>();
  for (const stay of plan.stays) {
    let name = houseAt(plan, stay, 0);
    if (isHouse(plan, stay)) {
      const { place } = stay.stop;
      for (let other = 1; placeOf.has(name) && placeOf.get(name) !== place && other < 12; other += 1)
        name = houseAt(plan, stay, other);
      placeOf.set(name, place);
    }
    names.set(stay, name);
  }
  return names;
});

/** Berths and trail camps bear no name of their own. */
const isHouse = (plan: TripPlan, stay: Stay): boolean =>
  !isAboard(stay.bed) && !(stay.onTheWay && (plan.afloat || stay.leg?.mode === 'rail' || stay.bed === 'camp'));

function houseAt(plan: TripPlan, stay: Stay, other: number): string {
  const { operator, level } = plan;
  if (isAboard(stay.bed) || (plan.afloat && stay.onTheWay)) {
    return stay.onTheWay && !plan.afloat ? 'Cabin on the ferry' : shipOf(plan);
  }
  if (stay.onTheWay && stay.leg?.mode === 'rail') return 'Sleeping car, two-berth';
  if (stay.onTheWay && stay.leg?.mode === 'foot') {
    return stay.bed === 'camp' ? 'Trail camp' : houseName(stay.stop.stop, stay.bed, level, 4 + stay.firstDay + other);
  }
  const usual = createRandom('variant', operator.slug, stay.stop.place).int(0, 1);
  return houseName(stay.stop.stop, stay.bed, level, usual + other);
}

/** Which of a company's ships sails a route. */
export const shipNumber = (ships: readonly string[], region: number, route: string): number =>
  (region + route.length) % ships.length;

export function shipOf({ operator, type, region, route, group }: TripPlan): string {
  const name = operator.ships[shipNumber(operator.ships, region.index, route.route.key)] as string;
  if (type === 'river-cruise') return `MS ${name}`;
  return `${type !== 'large-ship-cruise' && group[1] <= 24 ? 'SY' : 'MV'} ${name}`;
}

/** Where a ship is built and what it looks like doesn't change from trip to trip. */
export const builtIn = (plan: TripPlan): number =>
  Math.max(1988, Math.min(plan.operator.founded + 20, 1994 + (hash('built', shipOf(plan)) % 30)));

export function guideOf(plan: TripPlan, country: string): string {
  const names = guidesOf(plan.operator, country, plan.type === 'women-only');
  return names[plan.index % names.length] as string;
}
