import { slugify } from '#kernel/shared';
import { guidesOf } from '../people/staff.ts';
import { createRandom, type Random } from '../text/random.ts';
import { capitalized, inText, inWords, monthNames, shortPlace } from '../text/words.ts';
import { inRegion, theRegion } from '../world/region-words.ts';
import { commonForms, formsFor, themeForms } from './name-words.ts';
import type { Stay, TripPlan } from './plan.ts';
import { themesOf } from './terms-of.ts';

export type TripName = { readonly name: string; readonly slug: string };

/** Gives each trip a name of its own; the same order of trips gives the same names. */
export type Namer = { readonly nameFor: (plan: TripPlan) => TripName };

const longest = 90;

export function createNamer(): Namer {
  const taken = new Set<string>();
  return {
    nameFor: (plan) => {
      const random = createRandom('name', plan.id);
      for (const name of candidates(random, plan)) {
        const slug = slugify(name);
        if (name.length > longest || taken.has(slug) || slug.includes('-vs-')) continue;
        taken.add(slug);
        return { name, slug };
      }
      throw new Error(`No name is left for trip ${plan.id}`);
    },
  };
}

/** The atlas's own names first, then names made of this trip's stops, then the same with the length or the company. */
function* candidates(random: Random, plan: TripPlan): Generator<string> {
  const atlas = atlasNames(plan);
  if (atlas.length > 0 && random.chance(0.75)) yield random.pick(atlas);
  const theme = themesOf(plan)[0];
  const themed = theme ? (themeForms[theme] ?? []) : [];
  const forms = random.shuffle([...formsFor(plan.type), ...formsFor(plan.type), ...themed, ...commonForms]);
  const made: string[] = [];
  for (let draw = 0; draw < 4; draw += 1) {
    const slot = slotsOf(random, plan);
    for (const form of forms) {
      const name = fillName(form, slot);
      if (!name) continue;
      made.push(name);
      yield name;
    }
  }
  yield* atlas;
  const bare = made.filter((name) => !/ days\b| with | in [A-Z]\w+$|: /.test(name));
  for (const name of bare) yield `${name}, ${inWords(plan.days)} days`;
  for (const month of plan.months) for (const name of bare) yield `${name} in ${monthNames[month - 1]}`;
  for (const name of bare) yield `${name}, with ${plan.operator.shortName}`;
  yield* rareNames(plan, bare.length > 0 ? bare : made);
}

/** For the hundredth trip on a short route: the company, its guides and the months tell them apart. */
function* rareNames(plan: TripPlan, names: readonly string[]): Generator<string> {
  const { shortName } = plan.operator;
  const guides = guidesOf(plan.operator, plan.stays[0]?.stop.stop.country ?? '', plan.type === 'women-only');
  for (const guide of guides) for (const name of names) yield `${name}, with ${guide} of ${shortName}`;
  for (const name of names) yield `${shortName} ${inRegion(plan.region.region.name)}: ${name}`;
  for (const month of plan.months) for (const name of names) yield `${shortName} in ${monthNames[month - 1]}: ${name}`;
  for (const month of plan.months)
    for (const name of names)
      yield `${name} in ${monthNames[month - 1]}, with ${shortName}, ${inWords(plan.days)} days`;
}

/** Names of the whole route fit only the whole route, in its direction. */
function atlasNames(plan: TripPlan): string[] {
  if (!plan.cut.whole || plan.reversed) return [];
  return plan.route.route.names.map((name) => {
    const filled = name.replaceAll(
      '{days}',
      name.startsWith('{days}') ? capitalized(inWords(plan.days)) : inWords(plan.days),
    );
    return filled;
  });
}

type Slots = Readonly<Record<string, string | null>>;

function slotsOf(random: Random, plan: TripPlan): Slots {
  const stays = plan.stays.filter((stay) => !stay.onTheWay);
  const names = [...new Set(stays.map((stay) => shortStop(stay.stop.stop.name)))];
  const a = names[0] as string;
  const last = shortStop(stays.at(-1)?.stop.stop.name ?? a);
  const middle = names.filter((name) => name !== a && name !== last);
  const inner = random.shuffle(middle.length >= 2 ? middle : names.filter((name) => name !== a || names.length === 1));
  const v = inner[0] ?? a;
  const w = inner[1] ?? (last !== v && last !== a ? last : null);
  const things = random.shuffle(thingsDone(stays));
  const month = monthNames[random.pick(plan.months) - 1] as string;
  return {
    a,
    b: last === a ? null : last,
    v,
    w,
    r: theRegion(plan.region.region.name),
    inr: inRegion(plan.region.region.name),
    p: things[0] ?? null,
    P: things[0] ? capitalized(things[0]) : null,
    q: things[1] ?? null,
    n: inWords(plan.days),
    N: capitalized(inWords(plan.days)),
    m: month,
    s: seasonName(random.pick(plan.months), stays[0]?.stop.stop.lat ?? 0),
  };
}

/** What is done, short enough for a name and one thing each. */
const thingsDone = (stays: readonly Stay[]): string[] =>
  stays
    .flatMap((stay) => stay.doings.map(({ entry }) => entry))
    .flatMap(({ phrase, doing }) =>
      phrase && doing.hours >= 3 && phrase.length <= 34 && !/ and /.test(phrase) ? [phrase] : [],
    );

/** A form counts only if every slot is filled and no place stands in it twice. */
function fillName(form: string, slots: Slots): string | null {
  const seen = new Set<string>();
  let complete = true;
  const name = form.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = slots[key];
    if (!value || seen.has(value)) complete = false;
    seen.add(value ?? '');
    return value ?? '';
  });
  if (!complete) return null;
  const places = [...seen].filter((value) => value.length > 3);
  if (places.some((one) => places.some((other) => other !== one && other.includes(one)))) return null;
  return capitalized(name);
}

const shortStop = (name: string): string => inText(shortPlace(name));

function seasonName(month: number, lat: number): string | null {
  if (Math.abs(lat) < 24) return null;
  const north = [
    'Winter',
    'Winter',
    'Spring',
    'Spring',
    'Spring',
    'Summer',
    'Summer',
    'Summer',
    'Autumn',
    'Autumn',
    'Autumn',
    'Winter',
  ];
  return north[(lat > 0 ? month - 1 : month + 5) % 12] ?? null;
}
