import type { Leg } from '../atlas/types.ts';
import { houseName, isAboard } from '../people/houses.ts';
import { guidesOf } from '../people/staff.ts';
import { isGuided, isOwnParty } from '../terms/trip-types.ts';
import { createRandom, type Random } from '../text/random.ts';
import { capitalized, fill, hoursText, inText } from '../text/words.ts';
import type { World } from '../world/world.ts';
import { type Board, boardOf, mealsOn } from './board.ts';
import { doingSentences } from './doing-words.ts';
import { labelFor } from './labels.ts';
import type { PlannedDoing, Stay, TripPlan } from './plan.ts';
import * as words from './travel-words.ts';

export type ItineraryDay = {
  first_day: number;
  last_day: number;
  label: string;
  details: string;
  start_city?: string;
  end_city: string;
  place_name: string;
  lat: number;
  long: number;
  travel_mode?: Leg['mode'];
  distance_km?: number;
  travel_hours?: number;
  ascent_m?: number;
  meal_b: number;
  meal_l: number;
  meal_d: number;
  lodging_name?: string;
  nights: number;
};

/** One item a stay, or a night where the company tells its days one by one; the way home last. */
export function itineraryOf(plan: TripPlan, world: World): ItineraryDay[] {
  const random = createRandom('itinerary', plan.index, plan.operator.slug);
  const board = boardOf(plan);
  const daily = plan.operator.dailyItems && plan.days <= 12;
  const items = plan.stays.flatMap((stay, i) => {
    const parts = daily ? nightByNight(stay) : [stay];
    return parts.map((part, k) =>
      itemFor({ plan, world, random, board, stay: part, first: i === 0 && k === 0, later: k > 0 }),
    );
  });
  return [...items, lastDay(plan, random, board)];
}

function nightByNight(stay: Stay): Stay[] {
  return Array.from({ length: stay.nights }, (_, k) => {
    const day = stay.firstDay + k;
    const doings = stay.doings.filter((planned) => planned.day === day);
    return { ...stay, firstDay: day, nights: 1, doings, leg: k === 0 ? stay.leg : null };
  });
}

type Item = {
  plan: TripPlan;
  world: World;
  random: Random;
  board: Board;
  stay: Stay;
  first: boolean;
  /** A further day at the same stop. */
  later: boolean;
};

function itemFor(item: Item): ItineraryDay {
  const { plan, random, board, stay, first, later } = item;
  const { stop, place } = stay.stop;
  const lastDayOfStay = stay.firstDay + stay.nights - 1;
  const meals = mealsOn(board, stay.firstDay, lastDayOfStay);
  const ascent = stay.doings.reduce((sum, { entry }) => sum + (entry.doing.ascentM ?? 0), 0);
  const moving = stay.leg && !later;
  const start = stay.from && !later ? stay.from.place : undefined;
  return {
    first_day: stay.firstDay,
    last_day: lastDayOfStay,
    label: labelFor(random, plan, stay, { first, later, smallWords: item.world.smallWords }),
    details: [
      ...opening(item),
      ...doingSentences(random, stay, item.world.smallWords, first),
      ...closing(item, meals.d > 0),
    ].join(' '),
    ...(start ? { start_city: start } : {}),
    end_city: place,
    place_name: stop.name,
    lat: stop.lat,
    long: stop.long,
    ...(moving && stay.leg
      ? { travel_mode: stay.leg.mode, distance_km: stay.leg.km, travel_hours: stay.leg.hours }
      : {}),
    ...(ascent > 0 ? { ascent_m: ascent } : {}),
    meal_b: meals.b,
    meal_l: meals.l,
    meal_d: meals.d,
    lodging_name: lodgingOf(plan, stay),
    nights: stay.nights,
  };
}

/** The house of a stay: on a ship it is the ship. */
export function lodgingOf(plan: TripPlan, stay: Stay): string {
  const { operator, level } = plan;
  if (plan.afloat && (isAboard(stay.bed) || stay.onTheWay)) return shipOf(plan);
  if (stay.onTheWay && stay.leg?.mode === 'rail') return 'Sleeping car, two-berth';
  if (stay.onTheWay && stay.leg?.mode === 'ship') return 'Cabin on the ferry';
  if (stay.onTheWay && stay.leg?.mode === 'foot') {
    return stay.bed === 'camp' ? 'Trail camp' : houseName(stay.stop.stop, stay.bed, level, 4 + stay.firstDay);
  }
  if (isAboard(stay.bed)) return shipOf(plan);
  return houseName(stay.stop.stop, stay.bed, level, createRandom('variant', operator.slug, stay.stop.place).int(0, 1));
}

export function shipOf(plan: TripPlan): string {
  const { operator, type, region } = plan;
  const names = operator.ships;
  const name = names[(region.index + plan.route.route.key.length) % names.length] as string;
  return `${type === 'river-cruise' ? 'MS' : type === 'large-ship-cruise' ? 'MV' : plan.group[1] <= 24 ? 'SY' : 'MV'} ${name}`;
}

/** Self-guided travelers are taken this far by taxi or bus; beyond it they drive. */
export const longestTransferKm = 80;

type Manner = 'group' | 'private' | 'self' | 'ship' | 'retreat';
function mannerOf(plan: TripPlan, stay: Stay): Manner {
  if (plan.afloat && isAboard(stay.bed)) return 'ship';
  if (plan.type === 'retreats') return 'retreat';
  if (!isGuided(plan.type)) return 'self';
  return isOwnParty(plan.type) ? 'private' : 'group';
}

export function guideOf(plan: TripPlan, country: string): string {
  const names = guidesOf(plan.operator, country, plan.type === 'women-only');
  return names[plan.index % names.length] as string;
}

function opening({ plan, random, stay, first, later }: Item): string[] {
  const { stop } = stay.stop;
  const house = lodgingOf(plan, stay);
  if (first) {
    const manner = mannerOf(plan, stay);
    const early = stay.doings.some((planned) => planned.day === 1) && manner !== 'ship';
    const bank: readonly string[] = early ? words.earlyWelcomes[manner] : words.welcomes[manner];
    return [fill(random.pick(bank), { stop: inText(stop.name), house, guide: guideOf(plan, stop.country) })];
  }
  if (later || !stay.leg || !stay.from) return [];
  const { mode, km, hours } = stay.leg;
  const values = {
    from: inText(stay.from.stop.name),
    to: inText(stop.name),
    km: String(km),
    hours: hoursText(hours),
    house,
  };
  if (stay.onTheWay) return [fill(random.pick(words.onTheWay[mode]), values)];
  if (mode === 'ship' && hours > 4 && plan.afloat) return [capitalized(fill(random.pick(words.sailings), values))];
  const transfer = mode === 'road' && km <= longestTransferKm;
  const own = isGuided(plan.type) ? undefined : transfer ? words.transfers : words.ownArrivals[mode];
  const bank = (own ?? words.arrivals[mode]).filter((text) => km >= 500 || !words.farOnly.test(text));
  return [capitalized(fill(random.pick(bank), values))];
}

const drink =
  /\b(wine|beer|ale|tea|coffee|sour|mate|juice|rum|brandy|gin|whisky|whiskey|schnapps|cider|chicha|pisco|punch|spritz|highball|highballs|sake|raki|ouzo|milk|vodka|caipirinha|mezcal|tequila|lassi|chocolate|spirit|liqueur|cocktail|lemonade|palinka|pálinka|grappa|port|champagne|kvass|pint|stout|lager|espresso|cappuccino|toddy|dram|smoothie|bourbon|aquavit|akvavit|rakija|vermouth|bitters|cava|prosecco|madeira|sherry|kumis|ayran|broth)\b/i;

function closing({ plan, random, stay, later }: Item, dinner: boolean): string[] {
  const foods = stay.stop.stop.food;
  const dish = foods.filter((food) => !drink.test(food));
  const values = {
    food: random.pick(dish.length > 0 ? dish : foods),
    taste: random.pick(foods),
    stop: inText(stay.stop.stop.name),
  };
  const sentences: string[] = [];
  const idle = stay.nights - daysWithDoings(stay.doings);
  if (!stay.onTheWay && idle > 1) sentences.push(fill(random.pick(words.freeDays), values));
  else if (!stay.onTheWay && later && stay.doings.length === 0)
    sentences.push(fill(random.pick(words.freeDay), values));
  const aboard = plan.afloat;
  if (!stay.onTheWay && !aboard && dish.length > 0 && random.chance(stay.doings.length === 0 ? 1 : 0.5))
    sentences.push(fill(random.pick(dinner ? words.suppers : words.tables), values));
  return sentences;
}

const daysWithDoings = (doings: readonly PlannedDoing[]): number => new Set(doings.map((planned) => planned.day)).size;

function lastDay(plan: TripPlan, random: Random, board: Board): ItineraryDay {
  const stay = plan.stays.at(-1) as Stay;
  const { stop, place } = stay.stop;
  const meals = mealsOn(board, plan.days, plan.days);
  const name = inText(stop.name);
  return {
    first_day: plan.days,
    last_day: plan.days,
    label: random.pick([
      `Home from ${name}`,
      `Departure from ${name}`,
      `Leave ${name}`,
      ...(name.includes(' and ') ? [] : [`${stop.name} and home`]),
      'The way home',
    ]),
    details: fill(random.pick(words.farewells[mannerOf(plan, stay)]), { stop: name, house: lodgingOf(plan, stay) }),
    end_city: place,
    place_name: stop.name,
    lat: stop.lat,
    long: stop.long,
    meal_b: meals.b,
    meal_l: 0,
    meal_d: 0,
    nights: 0,
  };
}
