import { slugify } from '#kernel/shared';
import type { Region } from '../atlas/records.ts';
import type { DemoRecord } from '../record.ts';
import { listed } from '../text/words.ts';
import { loadGazetteer } from './cities.ts';
import { continentOf, continents, countryInText, countryName } from './countries.ts';
import { timeZoneOf } from './time-zones.ts';
import { isTown, type RegionEntry, type StopEntry, type World } from './world.ts';

type Known = {
  /** Which places have a guide. */
  readonly hasCategory: (slug: string) => boolean;
  /** Listed trips by the slug of a place. */
  readonly trips: ReadonlyMap<string, number>;
};

/** Continents, countries, regions and stops, parents first. */
export function* placeRecords(world: World, { hasCategory, trips }: Known): Generator<DemoRecord> {
  const guideOf = (slug: string) => (hasCategory(slug) ? { world_category: slug } : {});
  for (const { slug, name, lat, long } of continents) {
    yield { kind: 'place', place_kind: 'continent', slug, name, lat, long, ...guideOf(slug) };
  }
  for (const [slug, code] of world.countries) {
    yield countryRecord(world, slug, code, trips, guideOf(slug));
  }
  for (const entry of world.regions) {
    if (!world.countries.has(entry.place)) yield regionRecord(entry, guideOf(entry.place));
  }
  const written = new Set<string>();
  for (const entry of world.regions) {
    for (const stop of entry.stops) {
      if (written.has(stop.place)) continue;
      written.add(stop.place);
      yield stopRecord(stop, guideOf(stop.place));
    }
  }
}

function countryRecord(world: World, slug: string, code: string, trips: Known['trips'], guide: object): DemoRecord {
  const stops = stopsIn(world, code);
  const own = world.regions.find((entry) => entry.place === slug);
  const middle = centerOf(stops);
  return {
    kind: 'place',
    place_kind: 'country',
    slug,
    name: countryName(code),
    parent: continentOf(code),
    country_code: code,
    ...(middle ? { ...middle, time_zone: timeZoneOf(code, middle.lat, middle.long) } : {}),
    ...guide,
    ...articleOf(own ? own.region.guide.join('\n\n') : countryArticle(code, stops, trips)),
    ...(own ? { faqs: own.region.faqs } : {}),
  };
}

const articleOf = (article: string) => (article ? { article } : {});

export const stopsIn = (world: World, code: string): StopEntry[] =>
  world.regions.flatMap((entry) => entry.stops.filter((stop) => stop.stop.country === code));

/** The stops that listed trips make, those of most trips first. */
export const visited = (stops: readonly StopEntry[], trips: Known['trips']): StopEntry[] =>
  stops
    .filter(({ place }) => (trips.get(place) ?? 0) > 0)
    .toSorted((a, b) => (trips.get(b.place) ?? 0) - (trips.get(a.place) ?? 0));

export const namesOf = (stops: readonly StopEntry[]): string[] => [...new Set(stops.map(({ stop }) => stop.name))];

/** Says that trips stop somewhere only where they do; a country without trips is told by what there is to do. */
export function countryArticle(code: string, stops: readonly StopEntry[], trips: Known['trips']): string {
  const made = visited(stops, trips);
  const told = made.length > 0 ? made : stops;
  const [first, second] = told.flatMap((stop) => stop.stop.doings).toSorted((a, b) => b.hours - a.hours);
  const towns = listed(namesOf(made).slice(0, 6));
  return [towns && `In ${countryInText(code)}, trips stop in ${towns}.`, first?.text, second?.text]
    .filter(Boolean)
    .join(' ');
}

function regionRecord(entry: RegionEntry, guide: object): DemoRecord {
  const { region } = entry;
  const code = region.countries[0] as string;
  const middle = centerOf(entry.stops) as { lat: number; long: number };
  return {
    kind: 'place',
    place_kind: 'region',
    slug: entry.place,
    name: region.name,
    parent: regionParent(region),
    ...(region.countries.length === 1 ? { country_code: code } : {}),
    ...middle,
    time_zone: timeZoneOf(code, middle.lat, middle.long),
    ...guide,
    article: region.guide.join('\n\n'),
    faqs: region.faqs,
  };
}

/** The country a region lies in, or the continent of its first when there are several. */
export const regionParent = (region: Region): string => {
  const [first = '', second] = region.countries;
  return second ? continentOf(first) : slugify(countryName(first));
};

function stopRecord(entry: StopEntry, guide: object): DemoRecord {
  const { stop } = entry;
  // Towns take the surveyed coordinates where the gazetteer knows them; parks and islands keep the atlas's.
  const surveyed = isTown(stop) ? loadGazetteer().find(stop.country, stop.name, stop) : undefined;
  const { lat, long } = surveyed ?? stop;
  return {
    kind: 'place',
    place_kind: isTown(stop) ? 'city' : 'region',
    slug: entry.place,
    name: stop.name,
    parent: entry.country,
    country_code: stop.country,
    lat,
    long,
    time_zone: timeZoneOf(stop.country, lat, long),
    ...guide,
    article: stopArticle(entry),
  };
}

export function stopArticle({ stop }: StopEntry): string {
  const doings = stop.doings.slice(0, 4).map((doing) => doing.text);
  return `${doings.join(' ')} On the table: ${listed(stop.food)}.`;
}

function centerOf(stops: readonly StopEntry[]): { lat: number; long: number } | null {
  const middle = stops[Math.floor(stops.length / 2)];
  if (!middle) return null;
  const near = stops.filter(({ stop }) => Math.abs(stop.long - middle.stop.long) < 90);
  const mean = (pick: (stop: StopEntry['stop']) => number) =>
    Math.round((near.reduce((sum, { stop }) => sum + pick(stop), 0) / near.length) * 1e4) / 1e4;
  return { lat: mean((stop) => stop.lat), long: mean((stop) => stop.long) };
}
