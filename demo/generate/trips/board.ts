import { isFullBoard, isHalfBoard } from '../people/houses.ts';
import { isGuided, isOwnParty } from '../terms/trip-types.ts';
import { hash } from '../text/random.ts';
import type { Stay, TripPlan } from './trip-plan.ts';

/** Which meals each day has, indexed by day from 1. */
export type Board = {
  readonly breakfast: readonly boolean[];
  readonly lunch: readonly boolean[];
  readonly dinner: readonly boolean[];
};

export type Meals = { readonly b: number; readonly l: number; readonly d: number };

/** Houses far from a kitchen serve all meals; in towns the company's habit decides. */
export function boardOf(plan: TripPlan): Board {
  const { days, stays, type, operator } = plan;
  const none = () => new Array<boolean>(days + 1).fill(false);
  const board = { breakfast: none(), lunch: none(), dinner: none() };
  const aboard = plan.afloat;
  const wild = plan.region.region.stops.some((stop) => stop.doings.some((doing) => doing.activity === 'safari-drives'));
  const habit = hash('board', operator.slug) % 100;
  const breakfasts = plan.level > 0 || habit < 55;
  const picnics = isGuided(type) && !aboard && (plan.level >= 3 || habit < 50);
  const feasts = isGuided(type) && !isOwnParty(type) && habit < 75;
  for (const stay of stays) {
    const full = aboard || isFullBoard(stay.bed) || (wild && stay.bed === 'lodge');
    for (let offset = 0; offset < stay.nights; offset += 1) {
      const day = stay.firstDay + offset;
      board.breakfast[day + 1] = breakfasts || full;
      board.dinner[day] = full || isHalfBoard(stay.bed);
      board.lunch[day] = (full && (offset > 0 || day > 1)) || (picnics && hasLongDay(stay, day));
    }
  }
  if (feasts && days > 1) {
    board.dinner[1] = true;
    board.dinner[days - 1] = true;
  }
  return board;
}

const hasLongDay = (stay: Stay, day: number): boolean =>
  stay.doings.some((planned) => planned.day === day && planned.entry.doing.hours >= 4.5);

export function mealsOn(board: Board, firstDay: number, lastDay: number): Meals {
  const count = (days: readonly boolean[]) => {
    let sum = 0;
    for (let day = firstDay; day <= lastDay; day += 1) if (days[day]) sum += 1;
    return sum;
  };
  return { b: count(board.breakfast), l: count(board.lunch), d: count(board.dinner) };
}
