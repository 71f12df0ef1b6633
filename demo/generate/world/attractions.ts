import { slugify } from '#kernel/shared';
import type { Doing, Region, Stop } from '../atlas/records.ts';
import { distanceKm } from '../text/geo.ts';
import { type Landmark, landmarks } from './landmarks.ts';

export type AttractionEntry = {
  readonly slug: string;
  readonly name: string;
  readonly kind: 'landmark' | 'poi';
  readonly lat: number;
  readonly long: number;
  /** Region and stop where it is best seen; its place record is that stop's. */
  readonly region: number;
  readonly stop: string;
  /** Known by name to travelers far away: worth a guide of its own. */
  readonly known: boolean;
  readonly doings: readonly Doing[];
};

export type Attractions = {
  readonly all: readonly AttractionEntry[];
  /** Indexes into `all`. */
  readonly atStop: (region: Region, stop: Stop) => readonly number[];
  readonly inDoing: (region: Region, doing: Doing) => readonly number[];
};

const ownAttraction = new Set<Stop['kind']>(['park', 'site', 'mountain', 'desert', 'island']);

/** Landmarks that some stop or doing of the atlas shows, and the parks, sites and islands among the stops themselves. */
export function attractionsOf(regions: readonly Region[]): Attractions {
  const all: AttractionEntry[] = [];
  const atStop = new Map<Stop, number[]>();
  const inDoing = new Map<Doing, number[]>();
  const slugs = new Set<string>();
  for (const landmark of landmarks) {
    const sights = regions.flatMap((region) => sightsOf(region, landmark));
    const best = sights.toSorted((a, b) => a.km - b.km)[0];
    if (!best) continue;
    const doings = sights.flatMap((sight) => sight.doings);
    const index = all.length;
    const region = regions.indexOf(best.region);
    const stop = best.stop.key;
    const { slug, name, kind, lat, long } = landmark;
    all.push({ slug, name, kind, lat, long, region, stop, known: true, doings });
    slugs.add(slug);
    for (const sight of sights) {
      if (sight.atStop) add(atStop, sight.stop, index);
      for (const doing of sight.doings) add(inDoing, doing, index);
    }
  }
  regions.forEach((region, regionIndex) => {
    for (const stop of region.stops) {
      const slug = slugify(stop.name);
      if (!ownAttraction.has(stop.kind) || slugs.has(slug)) continue;
      slugs.add(slug);
      add(atStop, stop, all.length);
      const { name, lat, long, key, doings } = stop;
      all.push({ slug, name, kind: 'poi', lat, long, region: regionIndex, stop: key, known: false, doings });
    }
  });
  return {
    all,
    atStop: (_region, stop) => atStop.get(stop) ?? [],
    inDoing: (_region, doing) => inDoing.get(doing) ?? [],
  };
}

type Sight = { region: Region; stop: Stop; km: number; atStop: boolean; doings: Doing[] };

/** Wide waters count wherever they are named; a building or a mountain only near it. */
function sightsOf(region: Region, landmark: Landmark): Sight[] {
  const whole = landmark.regions?.test(region.slug) ?? false;
  return region.stops.flatMap((stop): Sight[] => {
    const km = distanceKm(stop, landmark);
    const near = landmark.withinKm === undefined || km <= landmark.withinKm;
    if (!near) return [];
    const atStop = whole || landmark.pattern.test(stop.name);
    const doings = stop.doings.filter(({ label, text }) => landmark.pattern.test(`${label}. ${text}`));
    return atStop || doings.length > 0 ? [{ region, stop, km, atStop, doings }] : [];
  });
}

function add<Key>(map: Map<Key, number[]>, key: Key, index: number): void {
  const list = map.get(key);
  if (list) list.push(index);
  else map.set(key, [index]);
}
