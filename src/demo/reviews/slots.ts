import { guidesOf } from '../people/staff.ts';
import { isOwnParty } from '../terms/trip-types.ts';
import type { Random } from '../text/random.ts';
import { capitalized, inText, inWords, monthNames, shortPlace } from '../text/words.ts';
import { lodgingOf } from '../trips/itinerary.ts';
import type { Stay, TripPlan } from '../trips/plan.ts';
import { inRegion, theRegion } from '../world/region-words.ts';
import { isTown } from '../world/world.ts';

/** Values for a review's sentences; null where there is none. */
export type ReviewSlots = Readonly<Record<string, string | null>>;

type Placed = { readonly stop: string; readonly name: string };

/** What stays the same for all reviews of a trip. */
export type ReviewScene = {
  readonly plan: TripPlan;
  readonly guides: readonly string[];
  readonly stops: readonly string[];
  /** Where people slept and what they did, by stop. */
  readonly lodgings: readonly Placed[];
  readonly doings: readonly Placed[];
  readonly dishes: readonly string[];
};

const nameOf = (stay: Stay): string => inText(shortPlace(stay.stop.stop.name));

export function sceneOf(plan: TripPlan): ReviewScene {
  const stays = plan.stays.filter((stay) => !stay.onTheWay);
  const houses = stays.filter((stay) => isTown(stay.stop.stop) || stay.nights > 1);
  return {
    plan,
    guides: guidesOf(plan.operator, stays[0]?.stop.stop.country ?? 'GB', plan.type === 'women-only'),
    stops: [...new Set(stays.map(nameOf))],
    lodgings: houses.map((stay) => ({ stop: nameOf(stay), name: lodgingOf(plan, stay) })),
    doings: stays.flatMap((stay) =>
      stay.doings.flatMap(({ entry }) =>
        entry.phrase && !/ and /.test(entry.phrase) ? [{ stop: nameOf(stay), name: entry.phrase }] : [],
      ),
    ),
    dishes: stays
      .flatMap((stay) => stay.stop.stop.food)
      .filter((food) => !/,|\b(the|a|an|your|in|on|at|from)\b/.test(food)),
  };
}

const parties = [
  'my wife and I',
  'my husband and I',
  'my sister and I',
  'two old friends and I',
  'my daughter and I',
  'we',
];

function partyOf(random: Random, plan: TripPlan): string {
  if (plan.type === '18-39') return random.pick(['a friend and I', 'two of us from work', 'I']);
  if (plan.type === 'women-only') return random.pick(['my sister and I', 'a friend and I', 'I']);
  return random.pick(isOwnParty(plan.type) ? parties : [...parties, 'I']);
}

/** One doing is drawn; stop and house are those of its place, so that a sentence never moves a thing elsewhere. */
export function slotsFor(random: Random, scene: ReviewScene, month: number): ReviewSlots {
  const { plan, stops } = scene;
  const doing = scene.doings.length > 0 ? random.pick(scene.doings) : null;
  const stop = doing?.stop ?? random.pick(stops);
  const house = scene.lodgings.find((lodging) => lodging.stop === stop) ?? null;
  const others = stops.filter((name) => name !== stop);
  const second = scene.doings.filter((other) => other !== doing);
  const { name: region } = plan.region.region;
  const days = inWords(plan.days);
  return {
    guide: random.pick(scene.guides),
    stop,
    stop2: others.length > 0 ? random.pick(others) : null,
    first: stops[0] ?? null,
    last: (stops.length > 1 ? stops.at(-1) : null) ?? null,
    lodging: house?.name ?? null,
    doing: doing?.name ?? null,
    doing2: second.length > 0 ? random.pick(second).name : null,
    dish: scene.dishes.length > 0 ? random.pick(scene.dishes) : null,
    days,
    Days: capitalized(days),
    long: plan.days >= 8 ? days : null,
    Long: plan.days >= 6 ? capitalized(days) : null,
    company: plan.operator.shortName,
    region: theRegion(region),
    inRegion: inRegion(region),
    toRegion: region.endsWith('River') ? `on ${theRegion(region)}` : `to ${theRegion(region)}`,
    month: monthNames[month - 1] ?? null,
    Who: capitalized(partyOf(random, plan)),
  };
}
