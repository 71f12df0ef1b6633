import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoCircle, geoContains, geoDistance } from 'd3-geo';
import countries from 'i18n-iso-countries';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { beforeAll, describe, expect, it } from 'vitest';
import { type GeographyPlace, geography } from '#catalogue/places';
import { countryAt, countrySpan, kilometersToOthers } from '#posters';
import { makeRounds, readAtlas } from '#quiz/testing';
import { seededSite } from './testing.ts';

type Atlas = Awaited<ReturnType<typeof readAtlas>>;
type Round = ReturnType<typeof makeRounds> extends Generator<infer Made> ? Made : never;
type Question = Round['questions'][number];

const EDITIONS = 60;
const EARTH_KM = 6371;
const AROUND_KM = 30;

/** Reads each question as a player does, and looks the answer up in the catalogue and in the shapes of countries by d3. */
describe('over sixty editions of the demo’s atlas', () => {
  const site = seededSite();
  let places: GeographyPlace[];
  let atlas: Atlas;
  let rounds: Round[];

  beforeAll(async () => {
    places = await geography(site.ctx);
    atlas = await readAtlas(places, { spanOf: countrySpan, countryAt, kilometersToOthers }, async () => {});
    rounds = Array.from({ length: EDITIONS }, (_, i) => [...makeRounds(atlas, places, i + 1)]).flat();
  });

  const all = () => rounds.flatMap(({ slug, questions }) => questions.map((question) => ({ slug, ...question })));
  const asking = (pattern: RegExp) => {
    const found = all().flatMap((question) => {
      const match = pattern.exec(question.text);
      return match ? [{ ...question, said: match.slice(1) as string[] }] : [];
    });
    expect(found.length, String(pattern)).toBeGreaterThan(EDITIONS / 2);
    return found;
  };
  const rightOf = ({ options, answer }: Question) => options[answer] as string;
  const wrongOf = ({ options, answer }: Question) => options.filter((_, i) => i !== answer);
  const countriesOf = (name: string) =>
    new Set(
      places.filter((place) => place.kind !== 'country' && place.name === name).map((place) => place.countryName),
    );
  const codeOf = (name: string) => places.find((place) => place.kind === 'country' && place.name === name)?.country;
  /** "Oslo, Norway" */
  const point = (inFull: string): [long: number, lat: number] => {
    const [name, country] = [inFull.slice(0, inFull.lastIndexOf(', ')), inFull.slice(inFull.lastIndexOf(', ') + 2)];
    const found = places.filter(
      (place) => place.kind === 'city' && place.name === name && place.countryName === country,
    );
    expect(found, inFull).toHaveLength(1);
    return [found[0]?.long ?? Number.NaN, found[0]?.lat ?? Number.NaN];
  };
  const kilometers = (a: string, b: string) => geoDistance(point(a), point(b)) * EARTH_KM;

  it('there are rounds about the world and some continents, of ten questions that are all read below', () => {
    expect(new Set(rounds.map(({ round }) => round)).size).toBeGreaterThan(3);
    expect(rounds.filter(({ round }) => round === 'world')).toHaveLength(EDITIONS);
    const forms = [
      /^Which country is red on this map\?$/,
      /^.+: which country is it in\?$/,
      /^.+, .+ and .+: which country are they in\?$/,
      /^Which of these is in .+\?$/,
      /^Which of these lies farthest (north|south)\?$/,
      /^Which of these is nearest to .+, .+\?$/,
      /^How far is it from .+, .+ to .+, .+ in a straight line\?$/,
    ];
    for (const { slug, questions } of rounds) {
      expect(questions, slug).toHaveLength(10);
      expect(new Set(questions.map(({ text, map }) => text + JSON.stringify(map))).size, slug).toBe(10);
      for (const { text } of questions)
        expect(
          forms.filter((form) => form.test(text)),
          text,
        ).toHaveLength(1);
    }
  });

  it('each has four different options, whose right one may stand anywhere and isn’t in the text', () => {
    for (const { slug, text, options, about } of all()) {
      expect([slug, new Set(options).size, options.length]).toEqual([slug, 4, 4]);
      expect(about.length).toBeGreaterThan(10);
      if (/which country/i.test(text)) for (const option of options) expect(text).not.toContain(option);
    }
    const at = [0, 1, 2, 3].map((i) => all().filter(({ answer }) => answer === i).length / all().length);
    for (const share of at) expect(share).toBeGreaterThan(0.2);
  });

  it('the red country is the one that is named right, and no other option is it', () => {
    for (const question of asking(/^Which country is red/)) {
      const code = question.map && 'country' in question.map ? question.map.country : null;
      expect(codeOf(rightOf(question))).toBe(code);
      for (const other of wrongOf(question)) expect([other, codeOf(other)]).not.toEqual([other, code]);
    }
  });

  it('a landmark is in the right country alone: by the catalogue, and by all that lies around it on the map', () => {
    const shapes = worldShapes();
    const seen = new Set<string>();
    for (const question of asking(/^([^,]+): which country is it in\?$/)) {
      const name = question.said[0] as string;
      expect([...countriesOf(name)], name).toEqual([rightOf(question)]);
      const found = places.find((place) => place.kind === 'landmark' && place.name === name);
      const around = geoCircle()
        .center([found?.long ?? 0, found?.lat ?? 0])
        .radius((AROUND_KM / EARTH_KM) * (180 / Math.PI))();
      for (const other of wrongOf(question)) {
        if (seen.has(name + other)) continue;
        seen.add(name + other);
        const shape = shapes.get(codeOf(other) ?? '');
        const inside = around.coordinates[0]?.filter((at) => shape && geoContains(shape, at as [number, number]));
        expect([name, other, inside?.length]).toEqual([name, other, 0]);
      }
    }
  });

  it('of three cities no other country has even one by that name', () => {
    for (const question of asking(/^(.+), (.+) and (.+): which country are they in\?$/)) {
      for (const city of question.said) expect([...countriesOf(city)], city).toEqual([rightOf(question)]);
    }
  });

  it('one landmark is in the country that is named, the others aren’t', () => {
    for (const question of asking(/^Which of these is in (.+)\?$/)) {
      const country = question.said[0] as string;
      const inside = question.options.filter((option) => countriesOf(option).has(country));
      expect(inside).toEqual([rightOf(question)]);
    }
  });

  it('the city that lies farthest does so by two degrees', () => {
    for (const question of asking(/^Which of these lies farthest (north|south)\?$/)) {
      const sign = question.said[0] === 'north' ? 1 : -1;
      const lats = (option: string) => sign * point(option)[1];
      for (const other of wrongOf(question)) expect(lats(rightOf(question)) - lats(other)).toBeGreaterThan(2);
    }
  });

  it('the nearest city is nearer by a third than any other', () => {
    for (const question of asking(/^Which of these is nearest to (.+)\?$/)) {
      const far = (option: string) => kilometers(question.said[0] as string, option);
      for (const other of wrongOf(question)) expect(far(other) / far(rightOf(question))).toBeGreaterThan(1.33);
    }
  });

  it('the distance is the one that d3 measures, in both units, and no other is near it', () => {
    const read = (option: string) => {
      const [miles = '', km = ''] = /^([\d,]+) miles \(([\d,]+) km\)$/.exec(option)?.slice(1) ?? [];
      return [Number(miles.replaceAll(',', '')) * 1.609, Number(km.replaceAll(',', ''))] as const;
    };
    for (const question of asking(/^How far is it from (.+, .+) to (.+, .+) in a straight line\?$/)) {
      const true_ = kilometers(question.said[0] as string, question.said[1] as string);
      for (const value of read(rightOf(question))) expect(Math.abs(value / true_ - 1)).toBeLessThan(0.06);
      for (const other of wrongOf(question))
        for (const value of read(other)) expect(Math.abs(value / true_ - 1)).toBeGreaterThan(0.35);
    }
  });

  it('the same atlas and edition make the same questions, another edition others', () => {
    const again = [...makeRounds(atlas, places.toReversed(), 1)];
    expect(again.map(({ questions }) => questions)).toEqual(
      rounds.slice(0, again.length).map(({ questions }) => questions),
    );
    expect(new Set(rounds.map(({ questions }) => JSON.stringify(questions))).size).toBe(rounds.length);
  });
});

function worldShapes() {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ countries: GeometryCollection }>;
  const { features } = feature(world, world.objects.countries);
  return new Map(features.map((shape) => [countries.numericToAlpha2(String(shape.id)) ?? '', shape]));
}
