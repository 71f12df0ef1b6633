import { type GeoProjection, geoAzimuthalEqualArea, geoConicEqualArea, geoEqualEarth, geoStereographic } from 'd3-geo';
import type { Detail } from './atlas.ts';
import type { LocatedStop } from './route-stop.ts';
import {
  angleBetween,
  type Cap,
  capAround,
  earthRadiusKm,
  type LongLat,
  radians,
  toLongLat,
  toPlaces,
  toVector,
  type Vector,
} from './sphere.ts';

export type Point = readonly [number, number];
export type Size = { width: number; height: number };

/** A frame on the globe: where places print, how far a pixel reaches, and which data is fine enough. */
export type MapView = Size & {
  project: (place: LongLat) => Point;
  invert: (point: Point) => LongLat;
  projection: GeoProjection;
  /** The same for geometry that was already cut to the cap: spares d3 its search for poles and antimeridians. */
  localProjection: GeoProjection;
  kilometersPerPixel: number;
  detail: Detail;
  /** Whether the projection lays out the whole globe, with an edge that a route may have to leave and come back over. */
  wholeWorld: boolean;
  /** Everything the frame shows, with room to spare. */
  cap: Cap;
};

/** A walk round one village still shows the country about it. */
const leastSpanKm = 60;
const singleStopSpanKm = 220;
/** In degrees from the middle of a trip: farther than this, only a map of the world will hold it. */
const worldReach = 75;
/** How far geometry runs on beyond the frame, so that no outline is seen along it. */
const bleed = 6;

export function mapView(stops: readonly LocatedStop[], size: Size): MapView {
  const places = stops.map((stop): LongLat => [stop.long, stop.lat]);
  const projection = chooseProjection(places);
  const localProjection = chooseProjection(places)
    .preclip((stream) => stream)
    .precision(0);
  const kilometersPerPixel = fitToFrame(projection, places, size);
  const wholeWorld = reachOf(places) > worldReach;
  const { width, height } = size;
  localProjection.scale(projection.scale()).translate(projection.translate());
  for (const each of [projection, localProjection]) {
    each.clipExtent([
      [-bleed, -bleed],
      [width + bleed, height + bleed],
    ]);
  }
  const invert = (point: Point): LongLat => projection.invert?.([...point]) ?? [0, 0];
  return {
    ...size,
    projection,
    localProjection,
    project: (place) => projection([...place]) ?? [Number.NaN, Number.NaN],
    invert,
    kilometersPerPixel,
    detail: kilometersPerPixel < 3.2 ? '10m' : kilometersPerPixel < 9 ? '50m' : '110m',
    wholeWorld,
    cap: wholeWorld ? { center: [1, 0, 0], radius: Math.PI } : frameCap(invert, size),
  };
}

const reachOf = (places: readonly LongLat[]): number => capAround(toPlaces(places)).radius / radians;

/** Polar trips: stereographic. Regions: an equal-area cone. Continents: equal-area from above. Round the world: all of it. */
function chooseProjection(places: readonly LongLat[]): GeoProjection {
  const { center } = capAround(toPlaces(places));
  const [long, lat] = toLongLat(center);
  const reach = reachOf(places);
  const northmost = Math.max(...places.map((place) => Math.abs(place[1])));
  if (reach > worldReach) return geoEqualEarth().rotate([-long, 0]);
  if ((Math.abs(lat) > 58 || northmost > 66) && reach < 45) return geoStereographic().rotate([-long, -lat]);
  if (reach > 12) return geoAzimuthalEqualArea().rotate([-long, -lat]);
  const spread = Math.max(0.5, reach * 0.6);
  return geoConicEqualArea()
    .parallels([lat - spread, lat + spread])
    .rotate([-long, 0])
    .center([0, lat]);
}

/** Scales and centers the places in the frame, clear of the labels' and furniture's margin; returns km per pixel. */
function fitToFrame(projection: GeoProjection, places: readonly LongLat[], { width, height }: Size): number {
  const inner = { width: width - 2 * Math.min(64, width * 0.17), height: Math.max(height * 0.3, height - 104) };
  projection.scale(1000).translate([0, 0]);
  const points = places.map((place): Point => projection([...place]) ?? [0, 0]);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  const kilometers = kilometersAcross(projection, middle);
  const span = places.length === 1 ? singleStopSpanKm : leastSpanKm;
  const zoom = Math.min(
    inner.width / (right - left),
    inner.height / (bottom - top),
    (Math.min(width, height) * kilometers) / span,
  );
  projection.scale(1000 * zoom).translate([width / 2 - middle[0] * zoom, (height - 8) / 2 - middle[1] * zoom]);
  return kilometers / zoom;
}

/** Kilometers in one unit across the page, at a point. */
function kilometersAcross(projection: GeoProjection, [x, y]: Point): number {
  const step = 0.5;
  const [west, east] = [projection.invert?.([x - step, y]), projection.invert?.([x + step, y])];
  return west && east ? angleBetween(toVector(west), toVector(east)) * earthRadiusKm : 1;
}

function frameCap(invert: (point: Point) => LongLat, { width, height }: Size): Cap {
  const edge: LongLat[] = [];
  for (let step = 0; step < 8; step++) {
    const [x, y] = [(width * step) / 8, (height * step) / 8];
    edge.push(invert([x, 0]), invert([width, y]), invert([width - x, height]), invert([0, height - y]));
  }
  const center: Vector = toVector(invert([width / 2, height / 2]));
  const seen = edge.filter((place) => place.every(Number.isFinite));
  if (seen.length < edge.length) return { center, radius: Math.PI };
  return { center, radius: Math.max(...seen.map((place) => angleBetween(center, toVector(place)))) * 1.3 };
}
