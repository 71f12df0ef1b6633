import { atlas, type Piece } from './atlas.ts';
import {
  angleBetween,
  dot,
  earthRadiusKm,
  type LongLat,
  type Places,
  placeAt,
  toLongLat,
  toVector,
  type Vector,
} from './sphere.ts';

type At = { lat: number; long: number };

const DETAIL = '10m';

/** Harbors and capes often fall just off a coast that is drawn from a few points. */
const OFF_COAST_KM = 15;
/** Nobody asks how much farther another country is. */
const FARTHEST_KM = 300;

/** The code of the country in which a place lies, by Natural Earth at 1:10 million; null at sea and where there is none. */
export function countryAt({ lat, long }: At): string | null {
  const place = toVector([long, lat]);
  const near = piecesWithin(place, OFF_COAST_KM);
  const found = near.find((piece) => contains(piece, [long, lat])) ?? nearest(near, place);
  return (found && atlas(DETAIL).codes[found.country]) ?? null;
}

/** How far it is from a place to the next country that isn't its own, in km; Infinity beyond 300. */
export function kilometersToOthers({ lat, long }: At, own: string): number {
  const { codes } = atlas(DETAIL);
  const place = toVector([long, lat]);
  const others = piecesWithin(place, FARTHEST_KM).filter(({ country }) => codes[country] !== own);
  const kilometers = Math.min(...others.map((piece) => kilometersTo(piece, place)));
  return kilometers <= FARTHEST_KM ? kilometers : Number.POSITIVE_INFINITY;
}

/** Along the globe, in km. */
export function kilometersBetween(a: At, b: At): number {
  return earthRadiusKm * angleBetween(toVector([a.long, a.lat]), toVector([b.long, b.lat]));
}

function piecesWithin(place: Vector, kilometers: number): Piece[] {
  const reach = kilometers / earthRadiusKm;
  return atlas(DETAIL).pieces.filter(
    ({ cap }) => dot(place, cap.center) >= Math.cos(Math.min(Math.PI, cap.radius + reach)),
  );
}

function nearest(pieces: readonly Piece[], place: Vector): Piece | undefined {
  let [best, least] = [undefined as Piece | undefined, OFF_COAST_KM];
  for (const piece of pieces) {
    const kilometers = kilometersTo(piece, place);
    if (kilometers <= least) [best, least] = [piece, kilometers];
  }
  return best;
}

/** By the rule of odd crossings: outlines end at the antimeridian, so that degrees will do. */
function contains({ rings }: Piece, [long, lat]: LongLat): boolean {
  let inside = false;
  for (const { places } of rings) {
    let [beforeLong, beforeLat] = toLongLat(placeAt(places, places.length - 3));
    for (let i = 0; i < places.length; i += 3) {
      const [nextLong, nextLat] = toLongLat(placeAt(places, i));
      const crosses = nextLat > lat !== beforeLat > lat;
      if (crosses && long < nextLong + ((lat - nextLat) / (beforeLat - nextLat)) * (beforeLong - nextLong))
        inside = !inside;
      [beforeLong, beforeLat] = [nextLong, nextLat];
    }
  }
  return inside;
}

function kilometersTo({ rings }: Piece, place: Vector): number {
  return earthRadiusKm * Math.min(...rings.map(({ places }) => chordTo(places, place)));
}

/** To the nearest point of an outline through the globe: over these distances as good as along it. */
function chordTo(places: Places, [x, y, z]: Vector): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 5 < places.length; i += 3) {
    const [ax, ay, az] = placeAt(places, i);
    const [bx, by, bz] = placeAt(places, i + 3);
    const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
    const length = dx * dx + dy * dy + dz * dz;
    const along = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / length;
    const share = Math.max(0, Math.min(1, along));
    least = Math.min(least, Math.hypot(ax + dx * share - x, ay + dy * share - y, az + dz * share - z));
  }
  return least;
}
