import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoContains, geoDistance, geoInterpolate } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import countries from 'i18n-iso-countries';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { describe, expect, it } from 'vitest';
import type { Region, Route, Stop } from '../types.ts';
import { eastern } from './east.ts';

const earthKm = 6371;
const kilometers = (from: Position, to: Position): number =>
  geoDistance([from[0] ?? 0, from[1] ?? 0], [to[0] ?? 0, to[1] ?? 0]) * earthKm;
const place = (stop: Stop): Position => [stop.long, stop.lat];

type Country = Feature<Polygon | MultiPolygon>;
const mapFile = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
const topology = JSON.parse(readFileSync(mapFile, 'utf8')) as Topology<{ countries: GeometryCollection }>;
/** By ISO number; a few numbers, such as Australia's, have outlying islands as shapes of their own. */
const shapes = Map.groupBy(feature(topology, topology.objects.countries).features as Country[], (shape) => shape.id);

/** Kilometers from a point to the outline of a country; 0 inside it, Infinity when the map lacks the country. */
function kilometersOutside(point: Position, countryCode: string): number {
  const parts = shapes.get(countries.alpha2ToNumeric(countryCode)) ?? [];
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

const sentencesOf = (region: Region): string[] => [
  region.tagLine,
  ...region.guide,
  region.climate,
  region.health,
  region.visa,
  ...region.faqs.flatMap((faq) => [faq.question, faq.answer]),
  ...region.routes.flatMap((route) => [...route.names, ...route.pitches]),
  ...region.stops.flatMap((stop) => stop.doings.flatMap((doing) => [doing.label, doing.text])),
];

const banned =
  /breathtaking|stunning|nestle|hidden gem|bustling|vibrant|unforgettable|discover|ultimate|paradise|must-see|iconic|!|once-in-a-lifetime/i;

const themes = new Set([
  ...['wildlife', 'history', 'food', 'family', 'culture', 'nature', 'photography', 'high-adventure', '50-plus'],
  ...['18-30-s', 'wine', 'rail', 'islands', 'polar', 'walking', 'rivers', 'solo', 'honeymoon', 'wellness', 'festivals'],
]);

/** Islands that a map of this scale leaves out. */
const unmapped = new Set(['rangiroa', 'aitutaki']);

const speeds = { road: [10, 110], rail: [12, 320], ship: [3, 75], flight: [90, 900], foot: [0.5, 6] } as const;

describe.each(eastern.map((region) => ({ slug: region.slug, region })))('$slug', ({ region }) => {
  it('has enough stops, routes, fees, questions and words to make trips from', () => {
    expect(region.stops.length).toBeGreaterThanOrEqual(7);
    expect(region.stops.length).toBeLessThanOrEqual(14);
    expect(region.routes.length).toBeGreaterThanOrEqual(3);
    expect(region.routes.length).toBeLessThanOrEqual(7);
    expect(region.faqs.length).toBeGreaterThanOrEqual(4);
    expect(region.fees.length).toBeGreaterThanOrEqual(1);
    expect(region.guide.length).toBeGreaterThanOrEqual(3);
    expect(region.guide.length).toBeLessThanOrEqual(5);
  });

  it('names each stop once and uses each in a route', () => {
    const keys = region.stops.map((stop) => stop.key);
    expect(new Set(keys).size).toBe(keys.length);
    const used = new Set(region.routes.flatMap((route) => route.stops));
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
    expect([...used].filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('names each route once, each with three names and three pitches', () => {
    const keys = region.routes.map((route) => route.key);
    expect(new Set(keys).size).toBe(keys.length);
    const thin = region.routes.filter(({ names, pitches }) => new Set(names).size < 3 || new Set(pitches).size < 3);
    expect(thin.map((route) => route.key)).toEqual([]);
  });

  it('uses the themes that the marketplace has', () => {
    const named = region.routes.flatMap((route) => route.themes);
    expect(named.filter((theme) => !themes.has(theme))).toEqual([]);
    expect(region.routes.filter((route) => route.types.length === 0 || route.themes.length < 2)).toEqual([]);
  });

  it('puts one leg between each two neighboring stops, which differ', () => {
    const wrong = region.routes.filter(
      (route) =>
        route.legs.length !== route.stops.length - 1 ||
        route.stops.some((key, index) => key === route.stops[index + 1]),
    );
    expect(wrong.map((route) => route.key)).toEqual([]);
  });

  it('gives legs a length that the map allows', () => {
    const wrong = legsOf(region).filter(({ leg, from, to }) => {
      const straight = kilometers(place(from), place(to));
      const vague = from.kind === 'ship' || to.kind === 'ship';
      if (vague) return leg.km <= 0;
      const most = leg.mode === 'flight' ? 1.6 : 4;
      return leg.km < 0.95 * straight || (straight > 5 && leg.km > most * straight);
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

  it('lists just the countries that its stops lie in', () => {
    expect([...new Set(region.stops.map((stop) => stop.country))].sort()).toEqual([...region.countries].sort());
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
    const odd = region.stops.filter(({ nights: [fewest, most] }) => fewest < 1 || most < fewest || most > 7);
    expect(odd.map((stop) => stop.key)).toEqual([]);
    const wrong = region.routes.filter(
      (route) =>
        route.days[0] > route.days[1] || nights(route, 0) + 1 > route.days[0] || nights(route, 1) + 1 < route.days[1],
    );
    expect(
      wrong.map((route) => `${route.key} ${route.days}: ${nights(route, 0) + 1} to ${nights(route, 1) + 1}`),
    ).toEqual([]);
  });

  it('has four to eight doings at each stop, with plausible hours, each a sentence', () => {
    for (const stop of region.stops) {
      expect([stop.key, stop.doings.length >= 4 && stop.doings.length <= 8]).toEqual([stop.key, true]);
      expect([stop.key, stop.food.length >= 2 && stop.beds.length >= 1]).toEqual([stop.key, true]);
    }
    const wrong = region.stops
      .flatMap((stop) => stop.doings)
      .filter(({ text, hours, label, km }) => {
        const sentence = /^[A-Z0-9].{40,}\.$/.test(text);
        return !sentence || hours < 1 || hours > 17 || label.length > 60 || /[.]$/.test(label) || (km ?? 1) > 110;
      });
    expect(wrong.map((doing) => doing.text)).toEqual([]);
  });

  it('says nothing in the words of a brochure', () => {
    expect(sentencesOf(region).filter((sentence) => banned.test(sentence))).toEqual([]);
  });

  it('has months and fees that exist and belong here', () => {
    const { open, peak } = region.season;
    expect(peak.filter((month) => !open.includes(month))).toEqual([]);
    expect(open.filter((month) => month < 1 || month > 12)).toEqual([]);
    const keys = region.stops.map((stop) => stop.key);
    expect(region.fees.flatMap((fee) => fee.stops).filter((key) => !keys.includes(key))).toEqual([]);
    expect(region.fees.filter((fee) => fee.usd <= 0 || fee.stops.length === 0)).toEqual([]);
  });
});

describe('the eastern regions together', () => {
  const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
  const doings = eastern.flatMap((region) => region.stops.flatMap((stop) => stop.doings));

  it('have slugs, doings, pitches and route names of their own', () => {
    expect(repeated(eastern.map((region) => region.slug))).toEqual([]);
    expect(repeated(doings.map((doing) => doing.text))).toEqual([]);
    expect(repeated(doings.map((doing) => doing.label))).toEqual([]);
    const routes = eastern.flatMap((region) => region.routes);
    expect(repeated(routes.flatMap((route) => route.pitches))).toEqual([]);
    expect(repeated(routes.flatMap((route) => route.names))).toEqual([]);
  });

  it('are slugs and keys in lower case with hyphens', () => {
    const names = eastern.flatMap((region) => [
      region.slug,
      ...region.stops.map((stop) => stop.key),
      ...region.routes.map((route) => route.key),
    ]);
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
  });
});
