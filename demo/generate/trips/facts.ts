import { isAboard } from '../people/houses.ts';
import {
  hoursText,
  inText,
  inWords,
  listed,
  monthNames,
  monthsText,
  shortPlace,
  thousands,
  wordCounted,
} from '../text/words.ts';
import { theRegion } from '../world/region-words.ts';
import { brandOf } from './brand.ts';
import { guideOf, lodgingOf } from './lodging.ts';
import type { Stay, TripPlan } from './trip-plan.ts';

/** What the descriptions of a trip are made of, counted from its plan. */
export type TripFacts = {
  readonly stays: readonly Stay[];
  readonly first: Stay;
  readonly last: Stay;
  /** Names of the stops in order, none twice in a row. */
  readonly stopNames: readonly string[];
  readonly beds: number;
  readonly walkedKm: number;
  /** On one day; a passage of several days counts as one. */
  readonly longestLegHours: number;
  readonly travelDays: number;
  /** What is done, the longest first, as things inside a sentence. */
  readonly doings: readonly string[];
  readonly guide: string;
};

export function factsOf(plan: TripPlan): TripFacts {
  const stays = plan.stays.filter((stay) => !stay.onTheWay);
  const first = stays[0] as Stay;
  const last = stays.at(-1) as Stay;
  const entries = stays.flatMap((stay) => stay.doings.map(({ entry }) => entry));
  const planned = entries.map((entry) => entry.doing);
  const onFoot = planned.filter((doing) => doing.activity === 'hiking' || doing.activity === 'trekking');
  const legs = plan.stays.flatMap((stay) => (stay.leg ? [stay.leg] : []));
  const walkedLegs = legs.filter((leg) => leg.mode === 'foot').reduce((sum, leg) => sum + leg.km, 0);
  return {
    stays,
    first,
    last,
    stopNames: stays.map((stay) => placeInText(stay.stop.stop.name)).filter((name, i, all) => name !== all[i - 1]),
    beds: new Set(stays.map((stay) => lodgingOf(plan, stay))).size,
    walkedKm: Math.round(onFoot.reduce((sum, doing) => sum + (doing.km ?? 0), 0) + walkedLegs),
    longestLegHours: legs
      .filter((leg) => leg.mode !== 'flight')
      .reduce((most, leg) => Math.max(most, leg.mode === 'foot' ? leg.hours : leg.whole.hours), 0),
    travelDays: legs.length,
    doings: entries
      .toSorted((a, b) => b.doing.hours - a.doing.hours)
      .flatMap((entry) => (entry.phrase && !/ and /.test(entry.phrase) ? [entry.phrase] : [])),
    guide: guideOf(plan, first.stop.stop.country),
  };
}

const efforts = [
  'short walks on level ground',
  'an hour or two on your feet a day',
  'three to five hours on your feet on the fuller days',
  'long days on rough ground, some of them uphill',
  'hard days, one after the other',
] as const;
const rooms = [
  'simple, some with shared bathrooms',
  'plain, clean and with their own bathrooms',
  'comfortable and mostly family-run',
  'in four-star houses with some character',
  'the best that each place has',
] as const;

/** Values for the slots of the description; null where the trip has nothing to put there. */
export function slotsOf(plan: TripPlan, facts: TripFacts): Readonly<Record<string, string | null>> {
  const names = [...new Set(facts.stopNames)];
  const a = facts.stopNames[0] as string;
  const b = facts.stopNames.at(-1) as string;
  const middle = names.filter((name) => name !== a && name !== b);
  const nights = facts.stays.reduce((sum, stay) => sum + stay.nights, 0) / facts.stays.length;
  const { peak } = plan.region.region.season;
  return {
    a,
    b: b === a ? null : b,
    v: middle[0] ?? (b === a ? null : b),
    w: middle[1] ?? null,
    r: brandOf(plan)?.the ?? theRegion(plan.region.region.name),
    days: inWords(plan.days),
    Days: capital(inWords(plan.days)),
    nights: inWords(plan.days - 1),
    aboard: facts.stays.every((stay) => isAboard(stay.bed)) ? inWords(plan.days - 1) : null,
    beds: facts.beds > 1 ? inWords(facts.beds) : null,
    list: names.length > 2 && names.length < 7 ? listed(names) : null,
    d1: facts.doings[0] ?? null,
    d2: facts.doings[1] ?? null,
    d3: facts.doings[2] ?? null,
    drive: facts.longestLegHours > 0.8 && facts.longestLegHours <= 9 ? hoursText(facts.longestLegHours) : null,
    usual: nights >= 1.8 ? wordCounted(Math.round(nights), 'night') : null,
    months: monthsText(plan.months),
    inMonths: inMonths(plan.months),
    peak:
      peak.length > 0 &&
      peak.length < 6 &&
      peak.every((month) => plan.months.includes(month)) &&
      peak.length < plan.months.length
        ? monthsText(peak)
        : null,
    effort: efforts[plan.effort - 1] ?? null,
    rooms: rooms[plan.level] ?? null,
    km: facts.walkedKm >= 15 ? thousands(facts.walkedKm) : null,
    most: String(plan.group[1]),
    guide: facts.guide,
  };
}

/** "from May to September", "in May and June", "all year". */
export function inMonths(months: readonly number[]): string {
  if (months.length >= 12) return 'all year';
  const text = monthsText(months);
  const spans = text.split(/, | and /);
  if (spans.every((span) => span.includes(' to '))) return `from ${text}`;
  return `in ${text.includes(' to ') ? listed(months.map((month) => monthNames[month - 1] as string)) : text}`;
}

const placeInText = (name: string): string => inText(shortPlace(name));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
