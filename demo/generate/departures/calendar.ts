import type { CalendarDate } from '#kernel/shared';
import { isOwnParty } from '../terms/trip-types.ts';
import { addDays, dayNumber, fromDayNumber, monthNumber } from '../text/days.ts';
import { createRandom, type Random } from '../text/random.ts';
import type { TripPlan } from '../trips/trip-plan.ts';

const horizonDays = 548;

/** Start dates in the next 18 months: on the trip's weekday, in its months, most of them in the best ones. */
export function startDates(plan: TripPlan, today: CalendarDate, average: number): CalendarDate[] {
  const random = createRandom('calendar', plan.id);
  if (plan.status === 'archived') return [];
  // Some companies take requests only, or have not opened their dates yet.
  if (random.chance(0.035)) return [];
  const open = possibleDates(random, plan, today);
  const count = Math.min(open.length, howMany(random, plan, average));
  const { peak } = plan.region.region.season;
  const scored = open.map((date) => ({
    date,
    score: random.next() ** (peak.includes(monthNumber(date)) ? 0.45 : 1.2),
  }));
  return scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ date }) => date)
    .sort();
}

/** Large groups leave weekly, small ones now and then. */
function howMany(random: Random, plan: TripPlan, average: number): number {
  const factor =
    plan.type === 'group-tour' || plan.type === '18-39'
      ? 1.5
      : isOwnParty(plan.type)
        ? 1.1
        : plan.type === 'retreats'
          ? 0.7
          : 1;
  const spread = Math.exp(random.normal() * 0.5 - 0.06);
  return Math.max(2, Math.min(40, Math.round(average * 1.14 * factor * spread)));
}

function possibleDates(random: Random, plan: TripPlan, today: CalendarDate): CalendarDate[] {
  const weekday = isOwnParty(plan.type) ? random.int(0, 6) : plan.operator.startWeekday;
  const first = dayNumber(addDays(today, 4));
  // 1970-01-01 was a Thursday.
  const offset = (weekday - ((first + 4) % 7) + 7) % 7;
  const dates: CalendarDate[] = [];
  for (let day = first + offset; day < first + horizonDays; day += 7) {
    const date = fromDayNumber(day);
    if (plan.months.includes(monthNumber(date))) dates.push(date);
  }
  return dates;
}
