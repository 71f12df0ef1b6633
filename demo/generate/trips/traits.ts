import { isAboard } from '../people/houses.ts';
import { isGuided, isOwnParty } from '../terms/trip-types.ts';
import { isTown } from '../world/world.ts';
import { isOnRiver } from './day-text.ts';
import { activitiesOf, paceOf } from './terms-of.ts';
import type { TripPlan } from './trip-plan.ts';

/** What a trip is like, for sentences that fit some trips only. */
export type Traits = {
  readonly type: TripPlan['type'];
  readonly pace: ReturnType<typeof paceOf>;
  readonly activities: readonly string[];
  readonly afloat: boolean;
  readonly onRiver: boolean;
  /** Rivers with locks: those of Europe and North America. */
  readonly locks: boolean;
  readonly icy: boolean;
  /** Warm enough to swim from the ship. */
  readonly warm: boolean;
  readonly guided: boolean;
  readonly ownParty: boolean;
  /** Every night ashore is in a town or village. */
  readonly towns: boolean;
  /** Tents and huts on a trail, with a crew that carries. */
  readonly trail: boolean;
  readonly camps: boolean;
  readonly byRoad: boolean;
  readonly flights: boolean;
  readonly most: number;
  readonly days: number;
  readonly youngest: number;
  readonly oldest: number | null;
  readonly mealsAll: boolean;
};

const icyRegions = new Set(['alaska', 'iceland', 'greenland']);

export function traitsOf(plan: TripPlan): Traits {
  const stays = plan.stays.filter((stay) => !stay.onTheWay);
  const { continent, slug } = plan.region.region;
  const has = (mode: string) => plan.stays.some((stay) => stay.leg?.mode === mode);
  const lats = stays.map((stay) => Math.abs(stay.stop.stop.lat));
  return {
    type: plan.type,
    pace: paceOf(plan),
    activities: activitiesOf(plan),
    afloat: plan.afloat,
    onRiver: isOnRiver(plan),
    locks: continent === 'europe' || continent === 'north-america',
    icy: continent === 'polar-regions' || (icyRegions.has(slug) && Math.min(...lats) > 56),
    warm: Math.max(...lats) < 46,
    guided: isGuided(plan.type),
    ownParty: isOwnParty(plan.type),
    towns: !plan.afloat && stays.every((stay) => isTown(stay.stop.stop)),
    trail: plan.stays.some((stay) => stay.leg?.mode === 'foot' && (stay.bed === 'camp' || stay.bed === 'hut')),
    camps: stays.some((stay) => stay.bed === 'tented-camp' || stay.bed === 'camp'),
    byRoad: has('road'),
    flights: has('flight'),
    most: plan.group[1],
    days: plan.days,
    youngest: plan.ages[0],
    oldest: plan.ages[1],
    mealsAll: stays.every((stay) => isAboard(stay.bed)),
  };
}
