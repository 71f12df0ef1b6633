import { slugify } from '#kernel/shared';
import type { Doing, Region, Route, Stop } from '../atlas/records.ts';
import { nounPhrase } from '../text/phrases.ts';
import { type AttractionEntry, attractionsOf } from './attractions.ts';
import { countryName } from './countries.ts';
import { type Cut, cutsOf } from './cuts.ts';
import { type TravelLeg, travelLeg } from './legs.ts';
import { monthsNamed, monthsOfDoing } from './months.ts';

export type DoingEntry = {
  readonly doing: Doing;
  readonly attractions: readonly number[];
  /** The hour its sentence names, if it does. */
  readonly time: 'morning' | 'evening' | null;
  /** Its label as a thing inside a sentence, where it can be one. */
  readonly phrase: string | null;
  /** Months it is bound to; null when it goes all season. */
  readonly months: readonly number[] | null;
};

export type StopEntry = {
  readonly stop: Stop;
  /** Slug of its place record, and of the country's. */
  readonly place: string;
  readonly country: string;
  readonly doings: readonly DoingEntry[];
  readonly attractions: readonly number[];
};

export type RouteEntry = {
  readonly route: Route;
  readonly stops: readonly StopEntry[];
  readonly legs: readonly TravelLeg[];
  readonly cuts: readonly Cut[];
  /** Months its own description names, else those of the region. */
  readonly months: readonly number[];
  /** Goes where the menus point. */
  readonly featured: boolean;
};

export type RegionEntry = {
  readonly index: number;
  readonly region: Region;
  /** Slug of its place record; that of the country when the region is one. */
  readonly place: string;
  readonly stops: readonly StopEntry[];
  readonly routes: readonly RouteEntry[];
  /** Words that open with a capital wherever they stand. */
  readonly names: ReadonlySet<string>;
};

/** The atlas, made ready once: slugs given, legs checked, cuts listed. */
export type World = {
  readonly regions: readonly RegionEntry[];
  readonly attractions: readonly AttractionEntry[];
  /** Codes of the countries with stops, by place slug. */
  readonly countries: ReadonlyMap<string, string>;
  /** Words that the atlas also writes small: they lose their capital inside a sentence. */
  readonly smallWords: ReadonlySet<string>;
};

const townKinds = new Set<Stop['kind']>(['city', 'town', 'village']);
export const isTown = (stop: Stop): boolean => townKinds.has(stop.kind);

export function createWorld(regions: readonly Region[]): World {
  const countries = new Map<string, string>();
  for (const code of regions.flatMap((region) => [...region.countries, ...region.stops.map((stop) => stop.country)])) {
    countries.set(slugify(countryName(code)), code);
  }
  const taken = new Set([...countries.keys(), ...regions.map((region) => region.slug)]);
  const placeSlugs = new Map<string, string>();
  const attractions = attractionsOf(regions);
  const smallWords = smallWordsOf(regions);
  const entries = regions.map((region, index): RegionEntry => {
    const stops = region.stops.map((stop): StopEntry => {
      const country = slugify(countryName(stop.country));
      const doings = stop.doings.map((doing) => ({
        doing,
        attractions: attractions.inDoing(region, doing),
        time: timeOf(doing.text),
        phrase: nounPhrase(doing.label, smallWords),
        months: monthsOfDoing(doing, stop.lat),
      }));
      const place = placeSlug(stop, country, taken, placeSlugs);
      return { stop, place, country, doings, attractions: attractions.atStop(region, stop) };
    });
    const byKey = new Map(stops.map((entry) => [entry.stop.key, entry]));
    const routes = region.routes.map((route) => routeEntry(region, route, byKey, attractions.all));
    return { index, region, place: region.slug, stops, routes, names: properNames(region) };
  });
  return { regions: entries, attractions: attractions.all, countries, smallWords };
}

/** One slug for one place, though several regions may stop there. */
function placeSlug(stop: Stop, country: string, taken: Set<string>, given: Map<string, string>): string {
  const identity = `${stop.country} ${stop.name}`;
  const known = given.get(identity);
  if (known) return known;
  const base = slugify(stop.name);
  const slug = [base, `${base}-${country}`, `${base}-${stop.kind}`].find((candidate) => !taken.has(candidate));
  if (!slug) throw new Error(`No slug is left for ${stop.name}`);
  taken.add(slug);
  given.set(identity, slug);
  return slug;
}

/** Single sights of the menus; the rivers and seas among them have many routes. */
const featuredSights = new Set(['machu-picchu', 'angkor-wat', 'mt-kilimanjaro', 'ciudad-perdida']);

function routeEntry(
  region: Region,
  route: Route,
  byKey: ReadonlyMap<string, StopEntry>,
  attractions: readonly AttractionEntry[],
): RouteEntry {
  const stops = route.stops.map((key) => {
    const stop = byKey.get(key);
    if (!stop) throw new Error(`${region.slug}/${route.key} names the stop ${key}, which is not there`);
    return stop;
  });
  const legs = stops.slice(1).map((to, i) => {
    const leg = route.legs[i];
    if (!leg) throw new Error(`${region.slug}/${route.key} has no leg to ${to.stop.key}`);
    return travelLeg(leg, (stops[i] as StopEntry).stop, to.stop);
  });
  const sold = stops.map((entry) => entry.stop);
  const sights = stops.flatMap((entry) => [
    ...entry.attractions,
    ...entry.doings.flatMap((doing) => doing.attractions),
  ]);
  const featured = sights.some((index) => featuredSights.has(attractions[index]?.slug ?? ''));
  return { route, stops, legs, cuts: cutsOf(route, sold, legs), months: routeMonths(region, route), featured };
}

/** Where exactly one sentence of a route names its months, they are the route's. */
function routeMonths(region: Region, route: Route): readonly number[] {
  const named = [...route.pitches, ...route.names].flatMap((text) => monthsNamed(text) ?? []);
  const open = region.season.open.filter((month) => named.includes(month));
  return open.length >= 2 && open.length <= 8 ? open : region.season.open;
}

const morning =
  /\b(morning|dawn|sunrise|breakfast|early|half past (four|five|six|seven)|(at|by|before) (four|five|six|seven|eight|nine|ten|eleven|noon|midday|one|opening)(?! (p\.?m|in the (afternoon|evening)))|first light)\b/i;
const evening = /\b(evening|sunset|dusk|after dark|tonight|night|dinner|stars|last light)\b/i;

const timeOf = (text: string): DoingEntry['time'] =>
  morning.test(text) ? 'morning' : evening.test(text) ? 'evening' : null;

function smallWordsOf(regions: readonly Region[]): Set<string> {
  const texts = regions.flatMap((region) => [
    ...region.guide,
    ...region.faqs.map(({ answer }) => answer),
    ...region.stops.flatMap((stop) => [...stop.food, ...stop.doings.map((doing) => doing.text)]),
  ]);
  const verbs = [
    'Walk',
    'Take',
    'See',
    'Visit',
    'Ride',
    'Climb',
    'Cross',
    'Drive',
    'Sail',
    'Paddle',
    'Follow',
    'Watch',
    'Spend',
    'Stand',
  ];
  return new Set([
    ...verbs.map((verb) => verb.toLowerCase()),
    ...texts.flatMap((text) => text.match(/(?<=[a-z,;] )[a-z]+/g) ?? []),
  ]);
}

function properNames(region: Region): Set<string> {
  const words = [region.name, ...region.stops.map((stop) => stop.name), ...region.countries.map(countryName)];
  return new Set(words.flatMap((name) => name.split(/[\s,’'-]+/)).filter((word) => /^\p{Lu}/u.test(word)));
}
