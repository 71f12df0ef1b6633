import type { Doing, Leg } from '../atlas/records.ts';
import { createTeller } from '../text/lines.ts';
import { createRandom, type Random } from '../text/random.ts';
import { fill, inText } from '../text/words.ts';
import type { World } from '../world/world.ts';
import { type Board, boardOf, mealsOn } from './board.ts';
import type { Day } from './day.ts';
import { dayText, mannerOf } from './day-text.ts';
import { labelFor } from './labels.ts';
import { lodgingOf } from './lodging.ts';
import { farewells } from './stay-words.ts';
import type { PlannedDoing, Stay, TripPlan } from './trip-plan.ts';

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

/** One item a day, each with a text of its own; the way home last. */
export function itineraryOf(plan: TripPlan, world: World): ItineraryDay[] {
  const random = createRandom('itinerary', plan.index, plan.operator.slug);
  const board = boardOf(plan);
  const { tell } = createTeller(random);
  const dishes = new Set<string>();
  const labels = new Set<string>();
  const items = daysOf(plan).map((day) => {
    const meals = mealsOn(board, day.number, day.number);
    const label = labelFor(random, plan, day, { smallWords: world.smallWords, taken: labels });
    labels.add(label);
    const details = dayText({ plan, day, random, tell, dishes, dinner: meals.d > 0, smallWords: world.smallWords });
    return itemOf(plan, day, { label, details, meals });
  });
  return [...items, lastDay(plan, random, board)];
}

const daysOf = (plan: TripPlan): Day[] =>
  plan.stays.flatMap((stay, i) =>
    Array.from({ length: stay.nights }, (_, k): Day => {
      const number = stay.firstDay + k;
      return {
        number,
        stay,
        first: i === 0 && k === 0,
        leg: k === 0 ? stay.leg : null,
        doings: stay.doings.filter((planned) => planned.day === number),
      };
    }),
  );

type Told = { label: string; details: string; meals: { b: number; l: number; d: number } };

function itemOf(plan: TripPlan, day: Day, { label, details, meals }: Told): ItineraryDay {
  const { stay, leg, number } = day;
  const { stop, place } = stay.stop;
  // Shown beside the way traveled: what a vehicle climbs is nobody's ascent.
  const ascent = leg && leg.mode !== 'foot' ? 0 : ascentOf(day.doings);
  return {
    first_day: number,
    last_day: number,
    label,
    details,
    ...(stay.from && leg ? { start_city: stay.from.place } : {}),
    end_city: place,
    place_name: stop.name,
    lat: stop.lat,
    long: stop.long,
    ...(leg ? { travel_mode: leg.mode, distance_km: leg.km, travel_hours: leg.hours } : {}),
    ...(ascent > 0 ? { ascent_m: ascent } : {}),
    meal_b: meals.b,
    meal_l: meals.l,
    meal_d: meals.d,
    lodging_name: lodgingOf(plan, stay),
    nights: 1,
  };
}

/** A horse or a train does the climbing for its rider. */
const carried = new Set<Doing['activity']>(['horse-riding', 'train-journeys', 'safari-drives']);

const ascentOf = (doings: readonly PlannedDoing[]): number =>
  doings.reduce((sum, { entry: { doing } }) => sum + (carried.has(doing.activity) ? 0 : (doing.ascentM ?? 0)), 0);

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
    details: fill(random.pick(farewells[mannerOf(plan, stay)]), { stop: name, house: lodgingOf(plan, stay) }),
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
