import type { Doing } from '../atlas/records.ts';
import type { Random } from '../text/random.ts';
import { shortPlace } from '../text/words.ts';
import type { DoingEntry } from '../world/world.ts';
import type { PlannedDoing, Stay, StaysInput } from './trip-plan.ts';

const secondChance = { relaxed: 0.35, mixed: 0.6, 'full-on': 0.85 } as const;
const hoursInDay = 9;
/** The one big thing of a free day may fill it; two together never do. */
const longestDoing = hoursInDay + 2;
const walked = new Set<Doing['activity']>(['hiking', 'trekking']);

/** Gives each day one or two doings it has the hours for. None comes twice in a trip. */
export function planDoings(random: Random, stays: readonly Stay[], input: StaysInput): Stay[] {
  const used = new Set<DoingEntry>();
  const second = secondChance[input.operator.archetype.pace];
  return stays.map((stay, i) => {
    if (stay.onTheWay) return stay;
    const neighbors = [stays[i - 1], stays[i + 1]].map((other) => other?.stop.stop.name ?? '');
    const open = ranking(random, stay, input).filter(
      (entry) =>
        !used.has(entry) &&
        inSeason(entry, input.months) &&
        !goesTo(entry, stay, neighbors) &&
        isInTime(entry, i, stays),
    );
    const doings: PlannedDoing[] = [];
    const byNight = input.afloat && stay.leg?.mode === 'ship';
    const take = (at: number, day: number): DoingEntry => {
      const [entry] = open.splice(at, 1) as [DoingEntry];
      used.add(entry);
      doings.push({ entry, day });
      return entry;
    };
    for (let offset = 0; offset < stay.nights && open.length > 0; offset += 1) {
      const day = stay.firstDay + offset;
      const hours = hoursOn(stay, i, offset, input.afloat);
      const byDay = offset === 0 && !byNight;
      const at = open.findIndex((entry) => entry.doing.hours <= hours && !(byDay && isEarly(entry)));
      if (at < 0) continue;
      const first = take(at, day);
      // A second thing only where the days after it still have something left.
      if (open.length < stay.nights - offset || !random.chance(second)) continue;
      const also = open.findIndex((entry) => !(byDay && isEarly(entry)) && goBoth(first, entry, hours));
      if (also >= 0) take(also, day);
    }
    return { ...stay, doings: inOrder(asListed(stay, doings)) };
  });
}

/** Bound to months, a thing is promised only by trips that run in them. */
export const inSeason = (entry: DoingEntry, months: readonly number[]): boolean =>
  entry.months === null || months.every((month) => entry.months?.includes(month));

const preparation = /\b(kit check|boots, parka|weather window)\b/i;
const arrival = /\bdoing little\b|\blong flight\b/i;

/** Boots are checked before the trek and not on the way home; a flight is walked off on the first day. */
function isInTime({ doing }: DoingEntry, index: number, stays: readonly Stay[]): boolean {
  if (index === 0) return true;
  if (arrival.test(doing.label) || arrival.test(doing.text)) return false;
  return !(preparation.test(doing.label) && index === stays.length - 1);
}

/** The way to the next stop is traveled once, as a leg and not as an outing too. */
const goesTo = ({ doing }: DoingEntry, stay: Stay, names: readonly string[]): boolean =>
  names.some((name) => name !== '' && name !== stay.stop.stop.name && doing.label.includes(` to ${shortPlace(name)}`));

/** Nobody arrives and does the morning of that day. */
const isEarly = (entry: DoingEntry): boolean => entry.time === 'morning';

/** A day has one morning and one evening, one hard thing, and hours for both. */
function goBoth(one: DoingEntry, other: DoingEntry, hours: number): boolean {
  const [first, second] = [one.doing, other.doing];
  if (second.hours > 4.5 || first.hours + second.hours + 0.5 > Math.min(hours, hoursInDay)) return false;
  if (one.time !== null && one.time === other.time) return false;
  const long = ({ activity, hours: length }: Doing) => walked.has(activity) && length >= 3;
  return first.effort + second.effort <= 5 && !(long(first) && long(second));
}

/** Whole days stand in the order in which the atlas tells them, so that nobody walks back before having walked there. */
function asListed(stay: Stay, doings: readonly PlannedDoing[]): readonly PlannedDoing[] {
  if (stay.nights < 3) return doings;
  const days = [
    ...Map.groupBy(
      doings.filter(({ day }) => day > stay.firstDay),
      ({ day }) => day,
    ).values(),
  ];
  if (days.length < 2) return doings;
  const first = (day: readonly PlannedDoing[]) => Math.min(...day.map(({ entry }) => stay.stop.doings.indexOf(entry)));
  const numbers = days.map((day) => day[0]?.day as number);
  const sorted = days.toSorted((a, b) => first(a) - first(b));
  return [
    ...doings.filter(({ day }) => day === stay.firstDay),
    ...sorted.flatMap((day, i) => day.map(({ entry }) => ({ entry, day: numbers[i] as number }))),
  ];
}

const hourOf = (time: DoingEntry['time']): number => (time === 'morning' ? 0 : time === 'evening' ? 2 : 1);
const inOrder = (doings: readonly PlannedDoing[]): PlannedDoing[] =>
  doings.toSorted((a, b) => a.day - b.day || hourOf(a.entry.time) - hourOf(b.entry.time));

/** Hours left on a day: people arrive in the afternoon of day 1, a drive takes what it takes, and ships sail by night. */
function hoursOn(stay: Stay, index: number, offset: number, ship: boolean): number {
  if (offset > 0) return longestDoing;
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
