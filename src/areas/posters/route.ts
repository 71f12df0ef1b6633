import type { PosterSubject } from './catalogue.ts';
import { createRandom } from './drawing/random.ts';
import { anywhere, vehicles } from './grounds/anywhere.ts';
import {
  countriesOfLandscape,
  folded,
  type Landmark,
  type Landscape,
  type SubjectName,
  table,
} from './grounds/grounds.ts';
import { landmarks } from './grounds/landmarks.ts';
import { landscapes } from './grounds/landscapes.ts';

/** A place of a route, as much as is known of it. */
export interface RoutePlace {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | null;
  readonly lat?: number | null;
  readonly long?: number | null;
  readonly nights?: number | null;
}

/** What a poster is chosen by. Every part may be empty. */
export interface PosterRoute {
  /** The trip's own name. */
  readonly name: string;
  /** What it is sold as: "river cruise", "safari". */
  readonly kinds?: readonly string[];
  readonly stops: readonly RoutePlace[];
  /** Landmarks on the way. */
  readonly sights?: readonly RoutePlace[];
}

/** As many as a list needs, so that its cards can differ. */
const MOST = 6;
/** As few as let no motif come back within four cards. */
const LEAST = 4;
/** Of a vehicle that no word speaks of: it stands only where too little else would. */
const LAST = -1;
/** Subjects whose scores lie closer take turns from trip to trip. */
const TURNS = 0.12;
/** How far from its place a landmark's name still means it. */
const NAMESAKE_KM = 300;

const entries = <Value>(table: Partial<Record<SubjectName, Value>>) => Object.entries(table) as [SubjectName, Value][];
const everyLandmark = /* @__PURE__ */ entries<Landmark>(landmarks);
const everyLandscape = /* @__PURE__ */ table(() =>
  entries<Landscape>(landscapes).map(
    ([subject, landscape]) => [subject, landscape, countriesOfLandscape(landscape)] as const,
  ),
);
const everyNeutral = /* @__PURE__ */ entries<RegExp>(anywhere);

/**
 * What may be shown of a route, best first: a landmark on it, else the land of its stops, else what fits anywhere.
 * Nothing is ever of a country that the route doesn't touch. The same key gives the same order.
 */
export function routePosters(key: string, route: PosterRoute): SubjectName[] {
  const known = knownRoute(route);
  const scores: [SubjectName, number][] = [];
  const touches = (codes: readonly string[]) => known.open || codes.some((code) => known.countries.has(code));
  for (const [subject, landmark] of everyLandmark) {
    if (!touches(landmark.countries)) continue;
    const score = landmarkScore(landmark, known);
    if (score > 0) scores.push([subject, score]);
  }
  for (const [subject, landscape, countries] of everyLandscape) {
    if (!touches(countries)) continue;
    const score = landscapeScore(landscape, known);
    if (score > 0 && !scores.some(([other, better]) => other === subject && better >= score))
      scores.push([subject, score]);
  }
  for (const [subject, words] of everyNeutral) {
    const isAsked = words.test(known.text);
    scores.push([subject, isAsked ? 0.24 : vehicles.has(subject) ? LAST : 0.1]);
  }
  const most = Math.min(MOST, Math.max(LEAST, scores.filter(([, score]) => score > LAST).length));
  const turned = scores.map(([subject, score]) => [subject, score + turnOf(key, subject) * TURNS] as const);
  return [...new Set(turned.toSorted((a, b) => b[1] - a[1]).map(([subject]) => subject))].slice(0, most);
}

export function subjectOf(name: SubjectName): PosterSubject {
  const [biome, motif] = name.split(':');
  return { biome, motif } as PosterSubject;
}

const turnOf = (key: string, subject: string): number => createRandom(`${subject} for ${key}`).next();

type Stop = { name: string; country: string | null; at: Degrees | null; nights: number };
type Known = {
  title: string;
  text: string;
  stops: Stop[];
  sights: Stop[];
  nights: number;
  countries: Set<string>;
  /** Nobody knows in which country some of it lies. */
  open: boolean;
};

/** Names folded; a place without a country takes the route's only one. */
function knownRoute({ name, kinds = [], stops, sights = [] }: PosterRoute): Known {
  const countriesOf = (places: readonly RoutePlace[]) =>
    new Set(places.flatMap(({ country }) => (country ? [country.toUpperCase()] : [])));
  const stopped = countriesOf(stops);
  const countries = stopped.size > 0 ? stopped : countriesOf(sights);
  const only = countries.size === 1 ? [...countries][0] : null;
  const stopOf = (place: RoutePlace): Stop => ({
    name: folded(place.name),
    country: place.country?.toUpperCase() ?? only ?? null,
    at: typeof place.lat === 'number' && typeof place.long === 'number' ? [place.lat, place.long] : null,
    nights: Math.max(0.5, place.nights ?? 0.5),
  });
  const known = stops.map(stopOf);
  // A river is one sight of many countries: elsewhere than the trip goes it says nothing.
  const seen = sights.map(stopOf).filter(({ country }) => country === null || countries.has(country));
  return {
    title: folded(name),
    text: folded([name, ...kinds, ...stops.map((stop) => stop.name)].join(' | ')),
    stops: known,
    sights: seen,
    nights: known.reduce((sum, stop) => sum + stop.nights, 0),
    countries,
    open: countries.size === 0 || [...known, ...seen].some(({ country }) => country === null),
  };
}

function landmarkScore(landmark: Landmark, { title, stops, sights, nights, countries }: Known): number {
  const here = (stop: Stop) => standsAt(landmark, stop, countries);
  const at = stops.filter(here);
  const mayName = countries.size === 0 || landmark.countries.some((code) => countries.has(code));
  const named = mayName && landmark.names.test(title) && isMeant(landmark, [...stops, ...sights]);
  const seen = sights.some(here);
  if (at.length === 0 && !named && !seen) return 0;
  const share = at.reduce((sum, stop) => sum + stop.nights, 0) / Math.max(1, nights);
  return landmark.fame * 0.4 + share + (seen ? 0.7 : 0) + (named ? 1.5 : 0);
}

/** A title says "London" of the town on the route, which may be that of another country. */
function isMeant({ countries, names }: Landmark, places: readonly Stop[]): boolean {
  const called = places.filter(({ name }) => names.test(name));
  return called.length === 0 || called.some(({ country }) => country === null || countries.includes(country));
}

function standsAt({ countries, names, near }: Landmark, { name, country, at }: Stop, route: Set<string>): boolean {
  if (country ? !countries.includes(country) : !at && !countries.some((code) => route.has(code))) return false;
  if (at && near.some(([lat, long, km]) => isWithin(lat, long, km, at))) return true;
  const namesake = !at || near.length === 0 || near.some(([lat, long]) => isWithin(lat, long, NAMESAKE_KM, at));
  return namesake && names.test(name);
}

function landscapeScore({ countries, parts, words }: Landscape, known: Known): number {
  let share = 0;
  for (const { country, at, nights } of known.stops) {
    if (country && countries.includes(country)) share += nights;
    else if (at) share += liesIn(parts, country, at) ? nights : 0;
    else if (country && parts.some(([code]) => code === country)) share += nights * 0.4;
  }
  if (share === 0) return 0;
  return 0.25 + (0.45 * share) / Math.max(1, known.nights) + (words?.test(known.text) ? 0.15 : 0);
}

function liesIn(parts: Landscape['parts'], country: string | null, at: Degrees): boolean {
  for (const [code, lat, long, km] of parts)
    if ((country === null || code === country) && isWithin(lat, long, km, at)) return true;
  return false;
}

type Degrees = readonly [lat: number, long: number];

const RADIANS = Math.PI / 180;

function isWithin(lat: number, long: number, km: number, [y, x]: Degrees): boolean {
  if (Math.abs(y - lat) * 111.2 > km + 1) return false;
  const h =
    Math.sin(((y - lat) * RADIANS) / 2) ** 2 +
    Math.cos(lat * RADIANS) * Math.cos(y * RADIANS) * Math.sin(((x - long) * RADIANS) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(Math.min(1, h))) <= km;
}
