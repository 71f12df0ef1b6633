import { describe, expect, it } from 'vitest';
import { atlasRegions } from '../world/regions.ts';

const stops = atlasRegions.flatMap((region) => region.stops);
const doings = stops.flatMap((stop) => stop.doings);
const routes = atlasRegions.flatMap((region) => region.routes);

const brochure =
  /\b(breathtaking\w*|stunning\w*|nestle\w*|hidden gem\w*|bustling|vibrant\w*|unforgettable|discover\w*|ultimate\w*|paradise\w*|must-see\w*|iconic|once-in-a-lifetime)\b|!/i;

const outside = (least: number, most: number, count: number): boolean => count < least || count > most;
const repeated = (texts: string[]): string[] => texts.filter((text, index) => texts.indexOf(text) !== index);

describe('the words of the atlas', () => {
  it('are enough to make trips from', () => {
    const thin = atlasRegions.filter(
      (region) =>
        outside(7, 14, region.stops.length) || outside(3, 7, region.routes.length) || region.fees.length === 0,
    );
    expect(thin.map(({ slug }) => slug)).toEqual([]);
    expect(stops.filter((stop) => outside(4, 8, stop.doings.length)).map(({ key }) => key)).toEqual([]);
    expect(stops.filter((stop) => stop.nights[1] > 7).map(({ key }) => key)).toEqual([]);
    expect(doings.filter(({ hours, km }) => outside(0.5, 20, hours) || (km ?? 1) > 110)).toEqual([]);
  });

  it('never tell of the same thing twice', () => {
    expect(repeated(doings.map(({ text }) => text))).toEqual([]);
    expect(repeated(doings.map(({ label }) => label))).toEqual([]);
    expect(repeated(routes.flatMap(({ pitches }) => pitches))).toEqual([]);
    expect(repeated(routes.flatMap(({ names }) => names))).toEqual([]);
    expect(atlasRegions.filter((region) => repeated(region.routes.map(({ key }) => key)).length > 0)).toEqual([]);
  });

  it('are full sentences where they stand alone, and no sentences where they are labels', () => {
    expect(doings.filter(({ text }) => !/^[A-Z0-9].{40,}\.$/.test(text)).map(({ text }) => text)).toEqual([]);
    expect(doings.filter(({ label }) => label.endsWith('.')).map(({ label }) => label)).toEqual([]);
    const sold = [...routes.flatMap(({ pitches }) => pitches), ...atlasRegions.flatMap(({ guide }) => guide)];
    expect(sold.filter((sentence) => !sentence.endsWith('.'))).toEqual([]);
  });

  it('are not those of a brochure', () => {
    const told = [
      ...atlasRegions.flatMap(({ tagLine, guide, climate, health, visa }) => [
        tagLine,
        ...guide,
        climate,
        health,
        visa,
      ]),
      ...atlasRegions.flatMap(({ faqs, fees }) => [...faqs.flatMap(Object.values), ...fees.map(({ label }) => label)]),
      ...routes.flatMap(({ names, pitches }) => [...names, ...pitches]),
      ...stops.flatMap(({ food }) => food),
      ...doings.flatMap(({ label, text }) => [label, text]),
    ] as string[];
    expect(told.filter((sentence) => brochure.test(sentence))).toEqual([]);
  });
});
