import { slugify } from '#kernel/shared';
import type { Region } from '../atlas/records.ts';
import type { DemoRecord } from '../record.ts';
import { listed } from '../text/words.ts';
import { loadGazetteer } from './cities.ts';
import { continentOf, continents, countryInText, countryName } from './countries.ts';
import { timeZoneOf } from './time-zones.ts';
import { isTown, type RegionEntry, type StopEntry, type World } from './world.ts';

/** Continents, countries, regions and stops, parents first. `hasCategory` says which places have a guide. */
export function* placeRecords(world: World, hasCategory: (slug: string) => boolean): Generator<DemoRecord> {
  const guideOf = (slug: string) => (hasCategory(slug) ? { world_category: slug } : {});
  for (const { slug, name, lat, long } of continents) {
    yield { kind: 'place', place_kind: 'continent', slug, name, lat, long, ...guideOf(slug) };
  }
  for (const [slug, code] of world.countries) yield countryRecord(world, slug, code, guideOf(slug));
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

function countryRecord(world: World, slug: string, code: string, guide: object): DemoRecord {
  const stops = world.regions.flatMap((entry) => entry.stops.filter((stop) => stop.stop.country === code));
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
    article: own ? own.region.guide.join('\n\n') : countryArticle(code, stops),
    ...(own ? { faqs: own.region.faqs } : {}),
  };
}

export function countryArticle(code: string, stops: readonly StopEntry[]): string {
  const towns = [...new Set(stops.map((stop) => stop.stop.name))];
  if (towns.length === 0) return `Trips pass through ${countryInText(code)} on the way to its neighbors.`;
  const [first, second] = stops.flatMap((stop) => stop.stop.doings).toSorted((a, b) => b.hours - a.hours);
  return [`In ${countryInText(code)}, trips stop in ${listed(towns.slice(0, 6))}.`, first?.text, second?.text]
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
