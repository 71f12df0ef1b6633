import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoContains, geoDistance } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { alpha2ToNumeric } from 'i18n-iso-countries';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { describe, expect, it } from 'vitest';
import type { Leg, Region, Route, Stop } from '../types.ts';
import { western } from './west.ts';

const earthKm = 6371;
const bannedWords =
  /\b(breathtaking\w*|stunning\w*|nestle\w*|hidden gem\w*|bustling|vibrant\w*|unforgettable|discover\w*|ultimate\w*|paradise\w*|must-see\w*|iconic)\b|!/i;

/** Slowest and fastest plausible kilometers an hour, door to door. */
const speeds: Record<Leg['mode'], [number, number]> = {
  road: [14, 110],
  foot: [0.8, 6],
  ship: [4, 65],
  flight: [70, 900],
  rail: [14, 300],
};

const themes = new Set(
  'wildlife history food family culture nature photography high-adventure 50-plus 18-30-s wine rail islands polar walking rivers solo honeymoon wellness festivals'.split(
    ' ',
  ),
);

/** Overseas places that Natural Earth draws as part of a larger country. */
const drawnAs: Record<string, string> = { MQ: 'FR', GP: 'FR', SJ: 'NO', BQ: 'NL' };

/** Ocean islands that Natural Earth leaves out at this scale. */
const tooSmallToDraw = new Set(['fernando-de-noronha']);

describe.each(western.map((region) => [region.slug, region] as const))('%s', (_slug, region) => {
  it('names every stop once and uses every stop in a route', () => {
    const keys = region.stops.map((stop) => stop.key);
    expect(new Set(keys).size).toBe(keys.length);
    const used = new Set(region.routes.flatMap((route) => route.stops));
    expect([...used].filter((key) => !keys.includes(key))).toEqual([]);
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
    expect(region.fees.flatMap((fee) => fee.stops).filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('joins each stop of a route to the next with one leg of a believable length', () => {
    const wrong = region.routes.flatMap((route) => [
      ...(route.legs.length === route.stops.length - 1 ? [] : [`${route.key}: ${route.legs.length} legs`]),
      ...legsOf(region, route).flatMap(({ from, to, leg }) => {
        const straight = kmBetween(from, to);
        const short = leg.km < straight * 0.95;
        const long = leg.mode !== 'ship' && leg.mode !== 'flight' && leg.km > straight * 4 + 3;
        return short || long ? [`${route.key}: ${from.key} to ${to.key}, ${leg.km} of ${straight.toFixed(0)} km`] : [];
      }),
    ]);
    expect(wrong).toEqual([]);
  });

  it('moves at a speed its means of transport can keep', () => {
    const wrong = region.routes.flatMap((route) =>
      legsOf(region, route).flatMap(({ from, to, leg }) => {
        const [slowest, fastest] = speeds[leg.mode];
        const speed = leg.km / leg.hours;
        return speed < slowest || speed > fastest ? [`${route.key}: ${from.key} to ${to.key} at ${speed} km/h`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('places every stop on land in or near its country', () => {
    const wrong = region.stops
      .filter((stop) => stop.kind !== 'ship' && !tooSmallToDraw.has(stop.key))
      .map((stop) => `${stop.key} ${Math.round(kmFromCountry(stop))}`)
      .filter((line) => Number(line.split(' ')[1]) > 120);
    expect(wrong).toEqual([]);
    expect(region.stops.map((stop) => stop.country).filter((code) => !region.countries.includes(code))).toEqual([]);
  });

  it('starts and ends every route where travelers can arrive and leave', () => {
    const ends = region.routes.flatMap((route) => [route.stops.at(0), route.stops.at(-1)]);
    const gateways = new Set(region.stops.filter((stop) => stop.gateway).map((stop) => stop.key));
    expect(ends.filter((key) => !gateways.has(key ?? ''))).toEqual([]);
  });

  it('has room for the nights its routes are sold with', () => {
    expect(region.stops.filter(({ nights: [few, many] }) => few < 1 || few > many || many > 7)).toEqual([]);
    const wrong = region.routes.filter((route) => {
      const nights = route.stops.map((key) => stopOf(region, key).nights);
      const fewest = nights.reduce((sum, [few]) => sum + few, 0) + 1;
      const most = nights.reduce((sum, [, many]) => sum + many, 0) + 1;
      const [shortest, longest] = route.days;
      return shortest < fewest || longest > most || shortest > longest;
    });
    expect(wrong.map((route) => `${route.key} ${route.days} ${nightsOf(region, route)}`)).toEqual([]);
  });

  it('offers enough to write a trip from', () => {
    expect(region.stops.length).toBeGreaterThanOrEqual(7);
    expect(region.stops.length).toBeLessThanOrEqual(14);
    expect(region.stops.filter(({ doings }) => doings.length < 4 || doings.length > 8).map(({ key }) => key)).toEqual(
      [],
    );
    expect(region.stops.filter(({ food, beds }) => food.length < 2 || beds.length < 1).map(({ key }) => key)).toEqual(
      [],
    );
    expect(region.routes.length).toBeGreaterThanOrEqual(3);
    expect(region.routes.filter(({ names, pitches }) => names.length < 3 || pitches.length < 3)).toEqual([]);
    expect(region.routes.flatMap((route) => route.themes).filter((theme) => !themes.has(theme))).toEqual([]);
    expect(region.faqs.length).toBeGreaterThanOrEqual(4);
    expect(region.guide.length).toBeGreaterThanOrEqual(3);
    expect(region.season.peak.filter((month) => !region.season.open.includes(month))).toEqual([]);
  });

  it('reads plainly, in full sentences', () => {
    const doings = region.stops.flatMap((stop) => stop.doings);
    expect(doings.filter(({ text }) => !/^[A-Z].*\.$/.test(text)).map(({ text }) => text)).toEqual([]);
    expect(doings.filter(({ label }) => label.endsWith('.') || label.length > 60).map(({ label }) => label)).toEqual(
      [],
    );
    expect(sentencesOf(region).filter((sentence) => bannedWords.test(sentence))).toEqual([]);
    const pitches = region.routes.flatMap((route) => route.pitches);
    expect([...pitches, ...region.guide].filter((sentence) => !sentence.endsWith('.'))).toEqual([]);
  });
});

describe('the western regions together', () => {
  it('never tell of the same thing twice', () => {
    const doings = western.flatMap((region) => region.stops).flatMap((stop) => stop.doings);
    expect(repeated(doings.map(({ text }) => text))).toEqual([]);
    expect(repeated(doings.map(({ label }) => label))).toEqual([]);
    expect(repeated(western.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(western.flatMap((region) => region.routes).flatMap((route) => route.pitches))).toEqual([]);
    expect(repeated(western.flatMap((region) => region.routes).flatMap((route) => route.names))).toEqual([]);
  });
});

function stopOf(region: Region, key: string): Stop {
  const stop = region.stops.find((candidate) => candidate.key === key);
  if (!stop) throw new Error(`${region.slug} has no stop ${key}`);
  return stop;
}

const nightsOf = (region: Region, route: Route): string =>
  route.stops.map((key) => stopOf(region, key).nights.join('-')).join(' ');

function legsOf(region: Region, route: Route): { from: Stop; to: Stop; leg: Leg }[] {
  return route.legs.flatMap((leg, index) => {
    const from = route.stops[index];
    const to = route.stops[index + 1];
    return from && to ? [{ from: stopOf(region, from), to: stopOf(region, to), leg }] : [];
  });
}

const kmBetween = (a: Stop, b: Stop): number => geoDistance([a.long, a.lat], [b.long, b.lat]) * earthKm;

function sentencesOf({ tagLine, guide, routes, fees, climate, health, visa, faqs, stops }: Region): string[] {
  return [
    ...[tagLine, climate, health, visa, ...guide],
    ...routes.flatMap((route) => [...route.names, ...route.pitches]),
    ...fees.map(({ label }) => label),
    ...faqs.flatMap(({ question, answer }) => [question, answer]),
    ...stops.flatMap((stop) => [...stop.food, ...stop.doings.flatMap(({ label, text }) => [label, text])]),
  ];
}

const repeated = (lines: string[]): string[] => lines.filter((line, index) => lines.indexOf(line) !== index);

type Country = Feature<Polygon | MultiPolygon>;
const countries = readCountries();

function readCountries(): Map<string, Country> {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const world = JSON.parse(readFileSync(path, 'utf8')) as Topology<{ countries: GeometryCollection }>;
  const { features } = feature(world, world.objects.countries);
  return new Map(features.map((country) => [String(country.id), country as Country]));
}

/** 0 within the country; otherwise the distance to the nearest corner of its border. */
function kmFromCountry(stop: Stop): number {
  const country = countries.get(alpha2ToNumeric(drawnAs[stop.country] ?? stop.country) ?? '');
  if (!country) return Number.POSITIVE_INFINITY;
  const place: [number, number] = [stop.long, stop.lat];
  if (geoContains(country, place)) return 0;
  const { geometry } = country;
  const corners = geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates.flat(2);
  return Math.min(...corners.map(([long = 0, lat = 0]) => geoDistance(place, [long, lat]))) * earthKm;
}
