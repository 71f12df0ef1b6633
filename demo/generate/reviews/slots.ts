import { isFullBoard, isHalfBoard } from '../people/houses.ts';
import { guidesOf } from '../people/staff.ts';
import { isGuided, isOwnParty } from '../terms/trip-types.ts';
import type { Slots } from '../text/grammar.ts';
import type { Random } from '../text/random.ts';
import { capitalized, inText, inWords, monthNames, shortPlace } from '../text/words.ts';
import { brandOf } from '../trips/brand.ts';
import { isDrink } from '../trips/food.ts';
import { lodgingOf } from '../trips/lodging.ts';
import type { Stay, TripPlan } from '../trips/trip-plan.ts';
import { inRegion, theRegion } from '../world/region-words.ts';
import { isTown } from '../world/world.ts';
import type { Told } from './told.ts';

type Setting = {
  readonly slots: Slots;
  /** Other stops, other doings of the trip, dishes of the place. */
  readonly others: readonly string[];
  readonly doings: readonly string[];
  readonly dishes: readonly string[];
};

/** What stays the same for all reviews of a trip. */
export type ReviewScene = {
  readonly plan: TripPlan;
  readonly told: Told;
  readonly guides: readonly string[];
  readonly stops: readonly string[];
  readonly settings: readonly Setting[];
  /** Names of the land, which no traveler changes. */
  readonly land: Slots;
};

const nameOf = (stay: Stay): string => inText(shortPlace(stay.stop.stop.name));

export function sceneOf(plan: TripPlan): ReviewScene {
  const stays = plan.stays.filter((stay) => !stay.onTheWay);
  return {
    plan,
    told: toldOf(plan, stays),
    guides: guidesOf(plan.operator, stays[0]?.stop.stop.country ?? 'GB', plan.type === 'women-only'),
    stops: [...new Set(stays.map(nameOf))],
    settings: settingsOf(stays, plan),
    land: landOf(plan),
  };
}

function toldOf(plan: TripPlan, stays: readonly Stay[]): Told {
  const served = stays
    .filter(({ bed }) => isFullBoard(bed) || isHalfBoard(bed))
    .reduce((sum, { nights }) => sum + nights, 0);
  const coldest = Math.max(...stays.map((stay) => Math.abs(stay.stop.stop.lat)));
  return {
    afloat: plan.afloat,
    guided: isGuided(plan.type),
    ownParty: isOwnParty(plan.type),
    coach: plan.type === 'group-tour',
    smallGroup: plan.group[1] <= 16,
    young: plan.type === '18-39',
    women: plan.type === 'women-only',
    trail: plan.stays.some((stay) => stay.leg?.mode === 'foot'),
    driven: isGuided(plan.type) && !plan.afloat && plan.stays.some((stay) => stay.leg?.mode === 'road'),
    towns: stays.some((stay) => isTown(stay.stop.stop)),
    long: plan.days >= 8,
    fed: served >= plan.days / 2,
    cold: coldest > 45 || stays.some((stay) => stay.stop.stop.kind === 'mountain'),
  };
}

function landOf(plan: TripPlan): Slots {
  const { name } = plan.region.region;
  const brand = brandOf(plan);
  const the = brand?.the ?? theRegion(name);
  const on = name.endsWith('River') || name.startsWith('Mt.');
  return {
    region: the,
    inRegion: brand && !on ? `in ${the}` : inRegion(name),
    toRegion: on ? `on ${the}` : `to ${the}`,
  };
}

const pairs = [
  'my wife and I',
  'my husband and I',
  'my sister and I',
  'an old friend and I',
  'my daughter and I',
  'we',
];

function partyOf(random: Random, { ownParty, young, women }: Told): string {
  if (young) return random.pick(['a friend and I', 'two of us from work', 'I', 'I']);
  if (women) return random.pick(['my sister and I', 'a friend and I', 'I', 'I']);
  return random.pick(ownParty ? pairs : [...pairs, 'I', 'I']);
}

const ordinals = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** A traveler's own words: alone or not, and in which month. What is named of the trip changes from sentence to sentence. */
export function travelerSlots(random: Random, scene: ReviewScene, month: number): Slots {
  const { plan, stops } = scene;
  const who = partyOf(random, scene.told);
  const alone = who === 'I';
  const days = inWords(plan.days);
  return {
    ...scene.land,
    guide: random.pick(scene.guides),
    first: stops[0] ?? null,
    last: (stops.length > 1 ? stops.at(-1) : null) ?? null,
    days,
    Days: capitalized(days),
    long: plan.days >= 8 ? days : null,
    Long: plan.days >= 6 ? capitalized(days) : null,
    company: plan.operator.shortName,
    month: monthNames[month - 1] ?? null,
    Who: capitalized(who),
    we: alone ? 'I' : 'we',
    us: alone ? 'me' : 'us',
    our: alone ? 'my' : 'our',
    ourselves: alone ? 'myself' : 'ourselves',
    weAre: alone ? 'I am' : 'we are',
    weWere: alone ? 'I was' : 'we were',
    weHave: alone ? 'I have' : 'we have',
  };
}

/** One doing is drawn; stop, house and dish are those of its place, so that a sentence never moves a thing elsewhere. */
export function placeSlots(random: Random, { settings }: ReviewScene): Slots {
  const { slots, others, doings, dishes } = random.pick(settings);
  return {
    stop: slots.stop,
    lodging: slots.lodging,
    doing: slots.doing,
    nth: slots.nth,
    nthDay: slots.nthDay,
    stop2: others.length > 0 ? random.pick(others) : null,
    doing2: doings.length > 0 ? random.pick(doings) : null,
    dish: dishes.length > 0 ? random.pick(dishes) : null,
  };
}

/** Dishes that come with a story don't fit behind an article. */
const wordy = /,|\b(the|a|an|your|in|on|at|from)\b/;

/** What may be named together: one for each doing, or for each stop of a trip without any. */
function settingsOf(stays: readonly Stay[], plan: TripPlan): Setting[] {
  const stops = [...new Set(stays.map(nameOf))];
  const houses = stays.filter((stay) => isTown(stay.stop.stop) || stay.nights > 1);
  const houseIn = new Map(houses.map((stay) => [nameOf(stay), lodgingOf(plan, stay)]));
  const doings = stays.flatMap((stay) =>
    stay.doings.flatMap(({ entry, day }) =>
      entry.phrase && !/ and /.test(entry.phrase) ? [{ stop: nameOf(stay), name: entry.phrase, day }] : [],
    ),
  );
  const dishesIn = new Map(
    stays.map((stay) => [nameOf(stay), stay.stop.stop.food.filter((food) => !wordy.test(food) && !isDrink(food))]),
  );
  const settingAt = (stop: string, doing: { name: string; day: number } | null): Setting => ({
    slots: {
      stop,
      lodging: houseIn.get(stop) ?? null,
      doing: doing?.name ?? null,
      nth: doing ? inWords(doing.day) : null,
      nthDay: doing ? (ordinals[doing.day] ?? null) : null,
    },
    others: stops.filter((other) => other !== stop),
    doings: doings.filter((other) => other.name !== doing?.name).map(({ name }) => name),
    dishes: dishesIn.get(stop) ?? [],
  });
  return doings.length > 0
    ? doings.map((doing) => settingAt(doing.stop, doing))
    : stops.map((stop) => settingAt(stop, null));
}
