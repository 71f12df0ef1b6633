import type { Doing } from '../atlas/types.ts';
import type { Random } from '../text/random.ts';
import { shortPlace } from '../text/words.ts';
import type { DoingEntry } from '../world/world.ts';
import type { PlannedDoing, Stay } from './plan.ts';
import type { StaysInput } from './stays.ts';

const secondChance = { relaxed: 0.35, mixed: 0.6, 'full-on': 0.85 } as const;
const hoursInDay = 9;
const walked = new Set<Doing['activity']>(['hiking', 'trekking']);

/** Gives each day one or two doings it has the hours for. None comes twice in a trip. */
export function planDoings(random: Random, stays: readonly Stay[], input: StaysInput): Stay[] {
  const used = new Set<DoingEntry>();
  const second = secondChance[input.operator.archetype.pace];
  return stays.map((stay, i) => {
    if (stay.onTheWay) return stay;
    const neighbors = [stays[i - 1], stays[i + 1]].map((other) => other?.stop.stop.name ?? '');
    const ranked = ranking(random, stay, input).filter(
      (entry) => inSeason(entry, input.months) && !goesTo(entry, stay, neighbors),
    );
    const doings: PlannedDoing[] = [];
    const byNight = input.afloat && stay.leg?.mode === 'ship';
    for (let offset = 0; offset < stay.nights; offset += 1) {
      const day = stay.firstDay + offset;
      let hours = hoursOn(stay, i, offset, input.afloat);
      for (let count = 0; count < 2; count += 1) {
        if (count === 1 && !random.chance(second)) break;
        const first = count === 1 ? doings.at(-1)?.entry.time : null;
        const next = ranked.find(
          (entry) =>
            !used.has(entry) &&
            entry.doing.hours <= hours &&
            fitsDay(entry, offset === 0 && !byNight, count, first ?? null),
        );
        if (!next) break;
        used.add(next);
        doings.push({ entry: next, day });
        hours -= next.doing.hours + 0.5;
      }
    }
    return { ...stay, doings: inOrder(doings) };
  });
}

/** Bound to months, a thing is promised only by trips that run in them. */
const inSeason = (entry: DoingEntry, months: readonly number[]): boolean =>
  entry.months === null || months.every((month) => entry.months?.includes(month));

/** The way to the next stop is traveled once, as a leg and not as an outing too. */
const goesTo = ({ doing }: DoingEntry, stay: Stay, names: readonly string[]): boolean =>
  names.some((name) => name !== '' && name !== stay.stop.stop.name && doing.label.includes(` to ${shortPlace(name)}`));

/** Nobody arrives and does the morning of that day; a day has one morning and one evening. */
function fitsDay(entry: DoingEntry, arrival: boolean, count: number, first: DoingEntry['time']): boolean {
  if (arrival && entry.time === 'morning') return false;
  if (count === 0) return true;
  return entry.doing.hours <= 5 && (entry.time === null || entry.time !== first);
}

const hourOf = (time: DoingEntry['time']): number => (time === 'morning' ? 0 : time === 'evening' ? 2 : 1);
const inOrder = (doings: readonly PlannedDoing[]): PlannedDoing[] =>
  doings.toSorted((a, b) => a.day - b.day || hourOf(a.entry.time) - hourOf(b.entry.time));

/** Hours left on a day: people arrive in the afternoon of day 1, a drive takes what it takes, and ships sail by night. */
function hoursOn(stay: Stay, index: number, offset: number, ship: boolean): number {
  if (offset > 0) return hoursInDay + 2;
  if (index === 0) return ship ? 0 : 3;
  if (ship && stay.leg?.mode === 'ship') return hoursInDay - 1.5;
  return Math.max(0, hoursInDay - (stay.leg?.hours ?? 0) - 0.5);
}

function ranking(random: Random, stay: Stay, { operator, type, afloat }: StaysInput): DoingEntry[] {
  const { prefers, effort } = operator.archetype;
  const score = ({ doing }: DoingEntry): number =>
    random.next() +
    (prefers.includes(doing.activity) ? 0.75 : 0) +
    (type === 'walking-hiking' && walked.has(doing.activity) ? 1 : 0) +
    (type === 'self-guided' && (doing.optionalUsd ?? 0) > 60 ? -0.8 : 0) +
    (afloat && doing.hours > 7 ? -2 : 0) -
    (doing.effort > effort ? 3 : 0) -
    ((doing.optionalUsd ?? 0) > 250 && operator.level < 3 ? 0.9 : 0);
  return stay.stop.doings
    .map((entry) => ({ entry, score: score(entry) }))
    .filter(({ entry, score: points }) => points > -1.2 || entry.doing.effort <= effort)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}
