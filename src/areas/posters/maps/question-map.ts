import { atlas } from './atlas.ts';
import { type CountryShape, landIn } from './land.ts';
import { mapInks } from './map-inks.ts';
import { mapView, type Point, type Size } from './map-view.ts';
import { pathText } from './path-text.ts';
import { thinned, weigh } from './simplify.ts';
import {
  angleBetween,
  type Cap,
  capAround,
  earthRadiusKm,
  type LongLat,
  type Places,
  placeAt,
  radians,
  toLongLat,
  toPlaces,
} from './sphere.ts';
import { xml } from './xml.ts';

type At = { lat: number; long: number };
/** What a map without names shows: a country tinted, or places, with dots where they stand unless `blank`. */
export type Shown = { country: string } | { places: readonly At[]; blank?: true };

export const questionFrame: Size = { width: 640, height: 420 };

const DETAIL = '50m';
/** Pieces farther from the largest than this many of its radii are another part of the world. */
const APART = 1.5;
/** How much is seen at least: islands stand in their sea, and dots in countries that can be told by their outlines. */
const LEAST_RADIUS_KM = { country: 220, places: 700 };
const FINENESS = 0.6;
const EDGES = 16;

/** Where a country's main land lies and how far it reaches; null for one that is too small to be drawn. */
export function countrySpan(code: string): { lat: number; long: number; radiusKm: number } | null {
  const places = mainland(code);
  if (places.length === 0) return null;
  const cap = capAround(toPlaces(places));
  const [long, lat] = toLongLat(cap.center);
  return { lat, long, radiusKm: cap.radius * earthRadiusKm };
}

/** A map that names nothing, as an SVG of at most 60 kB. Pure. @returns null for a country too small to be seen */
export function questionMap(shown: Shown, name: string): string | null {
  const places =
    'country' in shown ? mainland(shown.country) : shown.places.map(({ lat, long }): LongLat => [long, lat]);
  if (places.length === 0) return null;
  const cap = capAround(toPlaces(places));
  const least = LEAST_RADIUS_KM['country' in shown ? 'country' : 'places'] / earthRadiusKm;
  const seen = cap.radius < least ? roundOf({ ...cap, radius: least }) : places;
  const view = mapView(seen.map(stopAt), questionFrame);
  const { countries, borders } = landIn(view);
  const shapeOf = ({ rings }: CountryShape) =>
    rings.map((ring) => pathText(thinned(weigh(ring, true), FINENESS), true)).join('');
  const isAsked = ({ code }: CountryShape) => 'country' in shown && code === shown.country;
  const others = countries
    .filter((country) => !isAsked(country))
    .map(shapeOf)
    .join('');
  const asked = countries.filter(isAsked).map(shapeOf).join('');
  if ('country' in shown && !asked) return null;
  const lines = borders.map((line) => pathText(thinned(weigh(line, false), FINENESS), false)).join('');
  const dots =
    'places' in shown && !shown.blank ? shown.places.map(({ lat, long }) => dotAt(view.project([long, lat]))) : [];
  const { width, height } = questionFrame;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${xml(name)}">`,
    `<path fill="${mapInks.sea}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${mapInks.home}" ${COAST} d="${others}"/>`,
    asked && `<path fill="${mapInks.route}" ${COAST} d="${asked}"/>`,
    lines && `<path fill="none" stroke="${mapInks.border}" stroke-dasharray="2 4" d="${lines}"/>`,
    ...dots,
    '</svg>',
  ].join('');
}

const COAST = `stroke="${mapInks.coast}" stroke-width="2.4" stroke-linejoin="round" paint-order="stroke"`;

const dotAt = ([x, y]: Point) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="8" fill="${mapInks.route}" stroke="${mapInks.dot}" stroke-width="3"/>`;

/** The outline of a country without what lies in another part of the world. */
function mainland(code: string): LongLat[] {
  const { codes, pieces } = atlas(DETAIL);
  const own = pieces.filter(({ country }) => codes[country] === code);
  const main = own.toSorted((a, b) => b.cap.radius - a.cap.radius)[0];
  if (!main) return [];
  return own
    .filter(({ cap }) => angleBetween(cap.center, main.cap.center) <= main.cap.radius * APART)
    .flatMap(({ rings }) => rings.flatMap(({ places }) => degrees(places)));
}

const degrees = (places: Places): LongLat[] =>
  Array.from({ length: places.length / 3 }, (_, i) => toLongLat(placeAt(places, i * 3)));

/** Places round a patch of the globe. */
function roundOf({ center, radius }: Cap): LongLat[] {
  const [long, lat] = toLongLat(center);
  const reach = radius / radians;
  return Array.from({ length: EDGES }, (_, i) => {
    const turn = (2 * Math.PI * i) / EDGES;
    const across = (Math.cos(turn) * reach) / Math.max(0.2, Math.cos(lat * radians));
    return [((long + across + 540) % 360) - 180, Math.max(-85, Math.min(85, lat + Math.sin(turn) * reach))];
  });
}

const stopAt = ([long, lat]: LongLat) => ({ name: '', lat, long, days: null, mode: null });
