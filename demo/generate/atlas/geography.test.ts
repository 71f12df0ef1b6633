import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoContains, geoDistance, geoInterpolate } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import countries from 'i18n-iso-countries';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { describe, expect, it } from 'vitest';
import { atlasRegions } from '../world/regions.ts';
import type { Leg, Region, Route, Stop } from './records.ts';

const earthKm = 6371;
const kilometers = (from: Position, to: Position): number =>
  geoDistance([from[0] ?? 0, from[1] ?? 0], [to[0] ?? 0, to[1] ?? 0]) * earthKm;
const place = (stop: Stop): Position => [stop.long, stop.lat];

type Country = Feature<Polygon | MultiPolygon>;
const mapFile = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
const topology = JSON.parse(readFileSync(mapFile, 'utf8')) as Topology<{ countries: GeometryCollection }>;
/** By ISO number; a few numbers, such as Australia's, have outlying islands as shapes of their own. */
const shapes = Map.groupBy(feature(topology, topology.objects.countries).features as Country[], (shape) => shape.id);

/** Overseas places that the map draws as part of a larger country. */
const drawnAs: Readonly<Record<string, string>> = { MQ: 'FR', GP: 'FR', SJ: 'NO', BQ: 'NL' };
/** Islands that a map of this scale leaves out. */
const unmapped = new Set(['rangiroa', 'aitutaki', 'fernando-de-noronha']);

/** Kilometers from a point to the outline of a country; 0 inside it, Infinity when the map lacks the country. */
function kilometersOutside(point: Position, countryCode: string): number {
  const parts = shapes.get(countries.alpha2ToNumeric(drawnAs[countryCode] ?? countryCode)) ?? [];
  if (parts.some((shape) => geoContains(shape, [point[0] ?? 0, point[1] ?? 0]))) return 0;
  const rings = parts.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  );
  return Math.min(...rings.map((ring) => kilometersToLine(point, ring)));
}

function kilometersToLine(point: Position, ring: Position[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  ring.forEach((corner, index) => {
    const next = ring[index + 1] ?? corner;
    const along = geoInterpolate([corner[0] ?? 0, corner[1] ?? 0], [next[0] ?? 0, next[1] ?? 0]);
    const steps = Math.ceil(kilometers(corner, next) / 20) + 1;
    for (let step = 0; step < steps; step++) nearest = Math.min(nearest, kilometers(point, along(step / steps)));
  });
  return nearest;
}

function stopOf(region: Region, key: string | undefined): Stop {
  const stop = region.stops.find((candidate) => candidate.key === key);
  if (!stop) throw new Error(`${region.slug} has no stop ${key}`);
  return stop;
}

const legsOf = (region: Region) =>
  region.routes.flatMap((route) =>
    route.legs.map((leg, index) => {
      const from = stopOf(region, route.stops[index]);
      const to = stopOf(region, route.stops[index + 1]);
      return { leg, from, to, name: `${route.key}: ${from.key} to ${to.key}` };
    }),
  );

/** Slowest and fastest plausible kilometers an hour, door to door. */
const speeds: Readonly<Record<Leg['mode'], readonly [number, number]>> = {
  road: [10, 110],
  rail: [12, 320],
  ship: [3, 75],
  flight: [70, 900],
  foot: [0.5, 6],
};
/** How much longer than the straight line a way may be. */
const detours: Readonly<Record<Leg['mode'], number>> = { road: 4, rail: 4, foot: 4, flight: 1.6, ship: 4 };

describe.each(atlasRegions.map((region) => ({ slug: region.slug, region })))('$slug', ({ region }) => {
  it('uses each stop in a route, and goes from each to another', () => {
    const used = new Set(region.routes.flatMap((route) => route.stops));
    expect(region.stops.map(({ key }) => key).filter((key) => !used.has(key))).toEqual([]);
    const waiting = region.routes.filter(({ stops }) => stops.some((key, index) => key === stops[index + 1]));
    expect(waiting.map(({ key }) => key)).toEqual([]);
  });

  it('gives legs a length that the map allows', () => {
    const wrong = legsOf(region).filter(({ leg, from, to }) => {
      const straight = kilometers(place(from), place(to));
      if (from.kind === 'ship' || to.kind === 'ship') return leg.km <= 0;
      return leg.km < 0.95 * straight || (straight > 5 && leg.km > detours[leg.mode] * straight + 3);
    });
    const lines = wrong.map(
      ({ name, leg, from, to }) => `${name} ${leg.km}, straight ${kilometers(place(from), place(to)).toFixed(0)}`,
    );
    expect(lines).toEqual([]);
  });

  it('lets legs go at a speed that fits their mode', () => {
    const wrong = legsOf(region).filter(({ leg }) => {
      const [slowest, fastest] = speeds[leg.mode];
      return leg.km / leg.hours < slowest || leg.km / leg.hours > fastest;
    });
    expect(wrong.map(({ name, leg }) => `${name} ${leg.km / leg.hours} km/h by ${leg.mode}`)).toEqual([]);
  });

  it('puts each stop in its country, or within 120 km of it', () => {
    const wrong = region.stops
      .filter((stop) => stop.kind !== 'ship' && !unmapped.has(stop.key))
      .map((stop) => ({ key: stop.key, away: kilometersOutside(place(stop), stop.country) }))
      .filter(({ away }) => away > 120);
    expect(wrong).toEqual([]);
  });

  it('lists every country that its stops lie in', () => {
    const countriesOfStops = region.stops.map((stop) => stop.country);
    expect(countriesOfStops.filter((code) => !region.countries.includes(code))).toEqual([]);
  });

  it('starts and ends each route where travelers can arrive and leave', () => {
    const closed = region.routes.flatMap((route) =>
      [route.stops[0], route.stops.at(-1)].filter((key) => !stopOf(region, key).gateway),
    );
    expect(closed).toEqual([]);
  });

  it('keeps the nights of a route within its days', () => {
    const nights = (route: Route, end: 0 | 1) =>
      route.stops.reduce((sum, key) => sum + stopOf(region, key).nights[end], 0);
    const wrong = region.routes.filter(
      (route) => nights(route, 0) + 1 > route.days[0] || nights(route, 1) + 1 < route.days[1],
    );
    expect(
      wrong.map((route) => `${route.key} ${route.days}: ${nights(route, 0) + 1} to ${nights(route, 1) + 1}`),
    ).toEqual([]);
  });

  it('travels most in months in which it is open', () => {
    expect(region.season.peak.filter((month) => !region.season.open.includes(month))).toEqual([]);
  });
});
