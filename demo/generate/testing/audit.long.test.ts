import { describe, expect, it } from 'vitest';
import { catalogue, plansFor } from '../generate.ts';
import { atlasRegions } from '../world/regions.ts';
import { type AuditLine, auditCatalogue } from './audit.ts';
import { sampleDay } from './sample.ts';

const audit = (trips: number, seed: number): AuditLine[] =>
  auditCatalogue(catalogue(plansFor(atlasRegions, { seed, trips, today: sampleDay })));

/** A page whose days, if it has any, are spent on the way to where nobody goes. */
const astray = (page: object) =>
  'days' in page ? { ...page, days: [{ end_city: 'nowhere', travel_hours: 9 }] } : page;

describe('a demanding traveler', () => {
  it.each([1, 2, 3])('finds nothing in catalogue %i that contradicts itself', (seed) => {
    const lines = audit(450, seed);
    const broken = lines.filter(({ holds }) => !holds);
    expect(broken.map(({ rule, found, examples }) => ({ rule, found, examples }))).toEqual([]);
    expect(lines.filter(({ checked }) => checked === 0)).toEqual([]);
  });

  it('would notice', () => {
    const records = [...catalogue(plansFor(atlasRegions, { seed: 1, trips: 60, today: sampleDay }))];
    const spoiled = records.map((record) => {
      if (record.kind === 'category') return { ...record, pages: (record.pages as object[]).map(astray) };
      if (record.place_kind === 'country') return { ...record, article: 'Here, trips stop in St. Nowhere and Rome.' };
      if (record.kind === 'review') return { ...record, content: 'Good food. We liked it.', summary: 'Fine' };
      if (record.kind !== 'trip') return record;
      const itinerary = (record.itinerary as Record<string, unknown>[]).map((day) => ({
        ...day,
        details: `the ship landed on swell and ice. ${day.details}`,
        travel_mode: 'road',
        ascent_m: 300,
      }));
      const poster = { biome: 'temple', motif: 'taj', hour: 'noon', seed: 1 };
      return { ...record, name: `${record.name} with a dozen others`, itinerary, poster };
    });
    const found = new Set(
      auditCatalogue(spoiled)
        .filter(({ holds }) => !holds)
        .map(({ rule }) => rule),
    );
    expect([...found]).toEqual(
      expect.arrayContaining([
        'ascent by vehicle',
        'sentence twice in a trip',
        'starts with a small letter',
        'ice where it is warm',
        'name that nobody would write',
        'sentence shared on a page: a company’s newest 25',
        'page with more than one shared sentence',
        'motif that comes back within four cards',
        'landmark trip without its landmark',
        'poster of a country that the trip doesn’t touch',
        'guide that names a stop of no trip',
        'plan that no trip of its length follows',
        'plan that spends its days on the way',
      ]),
    );
  });
});
