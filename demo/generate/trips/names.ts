import { slugify } from '#kernel/shared';
import { isShipType } from '../terms/trip-types.ts';
import { type Slots, write } from '../text/grammar.ts';
import { fitting, type Line, read } from '../text/lines.ts';
import { createRandom, type Random } from '../text/random.ts';
import { capitalized, inText, inWords, listed, shortPlace, uncapitalized } from '../text/words.ts';
import { monthsMeant } from '../world/months.ts';
import type { RegionEntry } from '../world/world.ts';
import { brandOf } from './brand.ts';
import { isOnRiver } from './day-text.ts';
import { shipOf } from './lodging.ts';
import { commonForms, type Named, themeForms, typeForms } from './name-words.ts';
import { activitiesOf, drivesItself, themesOf } from './terms-of.ts';
import type { Stay, TripPlan } from './trip-plan.ts';

export type TripName = { readonly name: string; readonly slug: string };

/** Gives each trip a name that its company uses once; the same order of trips gives the same names. */
export type Namer = { readonly nameFor: (plan: TripPlan) => TripName };

const longest = 62;

export function createNamer(smallWords: ReadonlySet<string>): Namer {
  const slugs = new Set<string>();
  const uses = new Map<string, number>();
  const byCompany = new Map<number, Set<string>>();
  const slugFor = (name: string, plan: TripPlan): string => {
    const plain = slugify(name);
    const choices = [plain, `${plain}-${plan.operator.slug}`, `${plain}-${plan.days}-days-${plan.operator.slug}`];
    const slug = choices.find((choice) => !slugs.has(choice)) ?? `${plain}-${slugify(plan.id)}`;
    slugs.add(slug);
    return slug;
  };
  return {
    nameFor: (plan) => {
      const own = byCompany.get(plan.operator.index) ?? new Set<string>();
      byCompany.set(plan.operator.index, own);
      const fits = (name: string) => name.length <= longest && !own.has(name) && !isComparison.test(name);
      const name =
        rarest(candidates(createRandom('name', plan.id), plan, smallWords), fits, uses) ??
        rarest(longerNames(candidates(createRandom('name', plan.id), plan, smallWords), plan), fits, uses);
      if (name === null) throw new Error(`No name is left for trip ${plan.id}`);
      own.add(name);
      uses.set(name, (uses.get(name) ?? 0) + 1);
      return { name, slug: slugFor(name, plan) };
    },
  };
}

/** The first name that nobody bears yet, else the one that fewest do: companies share the plain ones. */
function rarest(
  names: Iterable<string>,
  fits: (name: string) => boolean,
  uses: ReadonlyMap<string, number>,
): string | null {
  let best: string | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const used = uses.get(name) ?? 0;
    if (used >= fewest || !fits(name)) continue;
    if (used === 0) return name;
    best = name;
    fewest = used;
  }
  return best;
}

/** Addresses with "-vs-" belong to comparisons. */
const isComparison = /\bvs\b/i;

/** The atlas's own names and those made of this trip's stops, in an order of the trip's own. */
function* candidates(random: Random, plan: TripPlan, smallWords: ReadonlySet<string>): Generator<string> {
  const named = namedOf(plan);
  const slots = slotsOf(random, plan);
  const made = function* (forms: readonly Line<Named>[]) {
    for (const form of random.shuffle(fitting(forms, named))) yield* nameFrom(random, form, slots);
  };
  const atlas = () => random.shuffle(atlasNames(plan)).map((name) => placed(name, plan.region, slots, smallWords));
  const own = () => made([...typeForms[plan.type], ...themesOf(plan).flatMap((theme) => themeForms[theme] ?? [])]);
  const common = () => (isShipType(plan.type) ? [] : made(commonForms));
  const order = random.next();
  const groups = order < 0.5 ? [atlas, common, own] : order < 0.75 ? [common, own, atlas] : [own, atlas, common];
  for (const group of groups) yield* group();
}

/** For a company that sells one short route many times. */
function* longerNames(names: Iterable<string>, plan: TripPlan): Generator<string> {
  const plain = [...names].filter((name) => !/\b(days?|week|weeks|night|weekend)\b/i.test(name));
  for (const name of plain) yield `${name}, ${plan.days} days`;
  for (const name of plain) yield `${name} with ${plan.operator.shortName}`;
  for (const name of plain) yield `${name} with ${plan.operator.shortName}, ${plan.days} days`;
}

const inDays = /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (slow |easy |winter )?days\b/i;

/** Names of the whole route fit only the whole route, in its direction, its season and its length. */
function atlasNames(plan: TripPlan): string[] {
  if (!plan.cut.whole || plan.reversed) return [];
  const lat = plan.stays[0]?.stop.stop.lat ?? 0;
  return plan.route.route.names
    .filter((name) => {
      const months = monthsMeant(name, lat);
      if (months.length > 0 && !plan.months.every((month) => months.includes(month))) return false;
      if (plan.type === 'large-ship-cruise' && /small ship|riverboat|yacht|under sail/i.test(name)) return false;
      if (/\bweekend\b/i.test(name)) return plan.days <= 5;
      if (/\bweek\b/i.test(name)) return plan.days >= 6 && plan.days <= 9;
      const length = inDays.exec(name)?.[1];
      return !length || length.toLowerCase() === inWords(plan.days);
    })
    .map((name) =>
      name.replaceAll('{days}', name.startsWith('{days}') ? capitalized(inWords(plan.days)) : inWords(plan.days)),
    );
}

/** "Smoke and sea" alone leaves people guessing where. */
function placed(name: string, { names }: RegionEntry, slots: Slots, smallWords: ReadonlySet<string>): string {
  const words = name.split(/[\s,’'-]+/);
  if (name.includes(':') || words.some((word, i) => names.has(word) || (i > 0 && /^\p{Lu}/u.test(word)))) return name;
  const where = slots.R ?? (slots.v && slots.w ? `${slots.V} and ${slots.w}` : slots.V);
  return where ? `${where}: ${uncapitalized(name, smallWords)}` : name;
}

function namedOf(plan: TripPlan): Named {
  const legs = plan.stays.flatMap((stay) => (stay.leg ? [stay.leg] : []));
  const by = (mode: string) => legs.filter((leg) => leg.mode === mode).length;
  const done = (...activities: string[]) =>
    plan.stays.flatMap((stay) => stay.doings).filter(({ entry }) => activities.includes(entry.doing.activity)).length;
  const { continent, slug } = plan.region.region;
  return {
    days: plan.days,
    whole: plan.cut.whole,
    icy: continent === 'polar-regions' || slug === 'alaska',
    safari: activitiesOf(plan).includes('safari-drives'),
    walks: done('hiking', 'trekking') >= 2,
    onTrail: by('foot') >= 2,
    drives: plan.type === 'self-guided' ? drivesItself(plan) : by('road') >= 2,
    byRail: by('rail') >= 1 && by('rail') * 2 >= legs.length,
    byFerry: !plan.afloat && by('ship') >= 2,
    cycles: done('cycling') >= 3,
    birds: done('birdwatching') >= 3,
    sails: plan.afloat && plan.group[1] <= 24 && !isOnRiver(plan),
    stops: new Set(plan.stays.map((stay) => stay.stop)).size,
    ashore: !plan.afloat,
  };
}

const verbs: readonly (readonly [activities: readonly string[], verb: string])[] = [
  [['hiking', 'trekking'], 'hike'],
  [['cycling'], 'bike'],
  [['kayaking'], 'kayak'],
  [['rafting'], 'raft'],
  [['snorkeling', 'diving'], 'snorkel'],
  [['horse-riding'], 'ride'],
  [['climbing'], 'climb'],
  [['skiing'], 'ski'],
];

function sportsOf(plan: TripPlan): string | null {
  const done = activitiesOf(plan);
  const sports = verbs.filter(([activities]) => activities.some((activity) => done.includes(activity)));
  return sports.length >= 2 ? listed(sports.slice(0, 3).map(([, verb]) => verb)) : null;
}

function slotsOf(random: Random, plan: TripPlan): Slots {
  const stays = plan.stays.filter((stay) => !stay.onTheWay);
  const a = shortStop(stays[0] as Stay);
  const last = shortStop(stays.at(-1) as Stay);
  // People book for what they know: sights first, then where one stays longest.
  const worth = (stay: Stay) => stay.stop.attractions.length * 2 + stay.nights + random.next() * 2;
  const scores = new Map(stays.map((stay) => [stay, worth(stay)]));
  const best = stays.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0)).map(shortStop);
  const chosen = [...new Set(best)].slice(0, 3);
  // In the order of the way.
  const route = [...new Set(stays.map(shortStop))].filter((name) => chosen.includes(name));
  const brand = brandOf(plan);
  const river = isOnRiver(plan) && brand && plan.region.region.name.endsWith('River') ? brand.bare : riverOf(plan);
  return {
    a,
    b: last === a ? null : last,
    v: route[0],
    w: route[1],
    x: route[2],
    A: bare(a),
    B: last === a ? null : bare(last),
    V: route[0] ? bare(route[0]) : null,
    W: route[1] ? bare(route[1]) : null,
    R: brand?.bare,
    r: brand?.the,
    inr: brand ? `in ${brand.the}` : null,
    n: inWords(plan.days),
    nights: inWords(plan.days - 1),
    sports: sportsOf(plan),
    ship: plan.afloat ? shipOf(plan).replace(/^\w\w /, '') : null,
    river,
  };
}

const rivers: Readonly<Record<string, string>> = {
  'egypt-and-the-nile': 'Nile',
  portugal: 'Douro',
  china: 'Yangtze',
  'rhine-and-moselle': 'Rhine',
};
const riverOf = (plan: TripPlan): string | null => (isOnRiver(plan) ? (rivers[plan.region.region.slug] ?? null) : null);

/** A form counts only if every slot is filled and no place stands in it twice. */
function nameFrom(random: Random, form: string, slots: Slots): string[] {
  const name = write(read(form), random, slots);
  if (name === null) return [];
  const values = [...form.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => slots[key] ?? '');
  const twice = values.some((one, i) => values.some((other, k) => k !== i && other !== '' && one.includes(other)));
  return twice ? [] : [name];
}

const bare = (place: string): string => place.replace(/^the /, '');
const shortStop = (stay: Stay): string => inText(shortPlace(stay.stop.stop.name));
