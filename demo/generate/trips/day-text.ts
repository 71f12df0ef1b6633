import type { Stop } from '../atlas/records.ts';
import { isAboard } from '../people/houses.ts';
import { isGuided, isOwnParty } from '../terms/trip-types.ts';
import { fitting, type Teller } from '../text/lines.ts';
import type { Random } from '../text/random.ts';
import { hoursText, inText, inWords, shortPlace, thousands, uncapitalized } from '../text/words.ts';
import type { Stage } from '../world/legs.ts';
import type { StopEntry } from '../world/world.ts';
import type { Day } from './day.ts';
import { doingSentences } from './doing-words.ts';
import { isDrink, isSweet } from './food.ts';
import { guideOf, lodgingOf } from './lodging.ts';
import {
  earlyWelcomes,
  freeDays,
  furtherFreeDay,
  type Manner,
  restOfDay,
  suppers,
  tables,
  welcomes,
} from './stay-words.ts';
import * as ways from './travel-words.ts';
import type { Stay, TripPlan } from './trip-plan.ts';

type Telling = {
  readonly plan: TripPlan;
  readonly day: Day;
  readonly random: Random;
  readonly tell: Teller['tell'];
  /** Dishes named so far. */
  readonly dishes: Set<string>;
  readonly dinner: boolean;
  readonly smallWords: ReadonlySet<string>;
};

/** What a day brings, in a few sentences that no other day of the trip has. */
export function dayText(telling: Telling): string {
  const { day, random, smallWords } = telling;
  const way = opening(telling);
  const done = doingSentences(random, day, smallWords);
  const rest = done.length === 0 && !day.stay.onTheWay ? restText(telling) : '';
  return [way, ...done, rest, tableText(telling)].filter((text) => text !== '').join(' ');
}

export function mannerOf(plan: TripPlan, stay: Stay): Manner {
  if (plan.afloat && isAboard(stay.bed)) return 'ship';
  if (plan.type === 'retreats') return 'retreat';
  if (!isGuided(plan.type)) return 'self';
  return isOwnParty(plan.type) ? 'private' : 'group';
}

/** Self-guided travelers are taken this far by taxi or bus; beyond it they drive. */
export const longestTransferKm = 80;

/** A ship that goes from town to town along a river, not over the sea. */
export const isOnRiver = (plan: TripPlan): boolean =>
  plan.type === 'river-cruise' ||
  (plan.afloat && plan.stays.some((stay) => stay.stop.stop.beds.includes('riverboat-cabin')));

function opening(telling: Telling): string {
  const { plan, day, tell } = telling;
  if (day.first) return welcome(telling);
  const { leg } = day;
  const { from, stop } = day.stay;
  if (!leg || !from) return '';
  const to = stop.stop.name;
  const values = {
    from: inText(from.stop.name),
    to: inText(to),
    short: inText(shortPlace(to)),
    km: thousands(leg.km),
    hours: hoursText(leg.hours),
    wholeKm: thousands(leg.whole.km),
    wholeHours: hoursText(leg.whole.hours),
    number: inWords(leg.number),
    count: inWords(leg.count),
    house: lodgingOf(plan, day.stay),
    van: vehicleOf(plan),
  };
  if (leg.count > 1) return tell(longWay(plan, leg, stop), values);
  const before = plan.stays[plan.stays.indexOf(day.stay) - 1];
  const aboard = isAboard(day.stay.bed) && before !== undefined && isAboard(before.bed);
  return tell(fitting(bankFor(plan, leg, aboard), leg), values);
}

function longWay(plan: TripPlan, leg: Stage, { stop }: StopEntry): readonly string[] {
  const words = ways.longWays[leg.mode === 'ship' ? (isOnRiver(plan) ? 'river' : 'sea') : leg.mode];
  if (leg.number === 1) return words.begin;
  if (leg.number < leg.count) return words.between;
  return isOpenWater(stop) ? ways.openWater : words.end;
}

/** A stop that is nothing but sea. */
const isOpenWater = ({ kind, name }: Stop): boolean => kind === 'ship' && /\b(Sea|Passage)$/.test(name);

function bankFor(plan: TripPlan, { mode, km, hours }: Stage, aboard: boolean) {
  if (mode === 'ship' && hours > 4 && plan.afloat) return isOnRiver(plan) ? ways.riverSailings : ways.sailings;
  if (mode === 'road' && plan.afloat && aboard) return ways.besideShip;
  if (isGuided(plan.type)) return ways.arrivals[mode];
  if (mode === 'road' && km <= longestTransferKm) return ways.transfers;
  return ways.ownArrivals[mode] ?? ways.arrivals[mode];
}

const vehicleOf = ({ type }: TripPlan): string => (type === 'group-tour' ? 'coach' : isOwnParty(type) ? 'car' : 'van');

function welcome({ plan, day, tell }: Telling): string {
  const { stay } = day;
  const manner = mannerOf(plan, stay);
  const values = {
    stop: inText(stay.stop.stop.name),
    house: lodgingOf(plan, stay),
    guide: guideOf(plan, stay.stop.stop.country),
  };
  if (day.doings.length > 0 && manner !== 'ship') return tell(earlyWelcomes[manner], values);
  const leaves = plan.stays[plan.stays.indexOf(stay) + 1]?.leg?.mode === 'ship';
  return tell(fitting(welcomes[manner], { sailsToday: stay.nights === 1 && leaves }), values);
}

/** Something for the hours in which nothing is planned. */
function restText({ plan, day, tell, smallWords }: Telling): string {
  const { stay } = day;
  const short = inText(shortPlace(stay.stop.stop.name));
  if (day.first) return '';
  if (day.leg) return day.leg.hours > 6 || (plan.afloat && day.leg.mode === 'ship') ? '' : tell(restOfDay, { short });
  const done = new Set(plan.stays.flatMap((other) => other.doings.map(({ entry }) => entry)));
  const extra = stay.stop.doings.find(
    (entry) => !done.has(entry) && entry.phrase && entry.doing.optionalUsd && entry.months === null,
  );
  const values = {
    stop: inText(stay.stop.stop.name),
    short,
    house: lodgingOf(plan, stay),
    extra: extra?.phrase ? uncapitalized(extra.phrase, smallWords) : null,
    price: extra ? `$${extra.doing.optionalUsd}` : null,
    number: inWords(day.number),
  };
  const bank = isOpenWater(stay.stop.stop) ? ways.longWays.sea.between : freeDays[mannerOf(plan, stay)];
  return tell(bank, values) || tell(furtherFreeDay, values);
}

/** A dish of the place, named once a trip: more often on quiet days, never where the ship's galley cooks. */
function tableText({ plan, day, random, tell, dishes, dinner }: Telling): string {
  const { stay } = day;
  if (stay.onTheWay || plan.afloat) return '';
  const wanted = day.doings.length === 0 ? 1 : day.number === stay.firstDay ? 0.5 : 0.3;
  const left = stay.stop.stop.food.filter((food) => !dishes.has(food));
  const food = left.find((dish) => !isDrink(dish) && !(dinner && isSweet(dish)));
  const taste = left.at(-1);
  if (!food || !taste || !random.chance(wanted)) return '';
  dishes.add(food);
  dishes.add(taste);
  return tell(dinner ? suppers : tables, { food, taste });
}
