import { describe, expect, it } from 'vitest';
import { feedKinds } from '../../src/areas.ts';
import { generateCatalogue } from './index.ts';
import { isRealCompany } from './operators/real-names.ts';
import { type DemoRecord, demoKinds } from './record.ts';
import { type SampleTrip, sampleDay, takeSample } from './testing/sample.ts';

const sample = takeSample(700);

async function linesOf(seed: number, today = sampleDay): Promise<string[]> {
  const lines: string[] = [];
  for await (const record of generateCatalogue({ seed, trips: 40, today })) lines.push(JSON.stringify(record));
  return lines;
}

describe('the demo catalogue', () => {
  it('is the same to the byte for the same seed and day', async () => {
    expect(await linesOf(7)).toEqual(await linesOf(7));
  });

  it('is another one for another seed', async () => {
    const trips = (lines: string[]) => lines.filter((line) => line.startsWith('{"kind":"trip"'));
    expect(trips(await linesOf(7))).not.toEqual(trips(await linesOf(8)));
  });

  it('comes in the order of import', () => {
    const order = sample.records.map((record) => demoKinds.indexOf(record.kind));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(new Set(order).size).toBe(demoKinds.length);
  });

  it('holds nothing that the importer would refuse', () => {
    const problems = sample.records.flatMap((record) => {
      const result = feedKinds.get(record.kind)?.record.safeParse(record);
      return result?.success
        ? []
        : [`${record.kind}: ${result?.error.issues[0]?.path.join('.')} ${result?.error.issues[0]?.message}`];
    });
    expect(problems).toEqual([]);
  });

  it('names only what stands above it', () => {
    const slugs = (kind: DemoRecord['kind'], field = 'slug') => new Set(sample.of(kind).map((record) => record[field]));
    const places = slugs('place');
    const categories = slugs('category');
    const attractions = slugs('attraction');
    const operators = slugs('operator', 'id');
    const trips = sample.of<SampleTrip>('trip');
    const ids = new Set(trips.map(({ id }) => id));
    expect(trips.flatMap((trip) => trip.places).filter((slug) => !places.has(slug))).toEqual([]);
    expect(trips.flatMap((trip) => trip.attractions).filter((slug) => !attractions.has(slug))).toEqual([]);
    expect(trips.filter((trip) => !operators.has(trip.operator))).toEqual([]);
    expect(trips.flatMap((trip) => trip.similar).filter((id) => !ids.has(id))).toEqual([]);
    const named = sample.of('category').flatMap((category) => [category.parent, ...(category.related as string[])]);
    expect(named.filter((slug) => slug !== undefined && !categories.has(slug))).toEqual([]);
    expect(sample.of('place').filter(({ parent }) => parent !== undefined && !places.has(parent))).toEqual([]);
  });

  it('gives trips, companies, places, categories and pages slugs of their own', () => {
    for (const kind of ['trip', 'operator', 'place', 'category', 'attraction', 'article'] as const) {
      expect(repeated(sample.of<{ slug: string }>(kind).map(({ slug }) => slug))).toEqual([]);
    }
    type Pages = { pages: { page_kind: string; slug: string; duration_band?: string }[] };
    const pages = sample
      .of<Pages>('category')
      .flatMap(({ pages: list }) => list.map((page) => `${page.page_kind} ${page.slug} ${page.duration_band ?? ''}`));
    expect(repeated(pages)).toEqual([]);
  });

  it('names terms that exist', () => {
    const terms = new Set(sample.of('term').map((term) => `${term.property_key} ${term.key}`));
    const used = sample
      .of<SampleTrip>('trip')
      .flatMap((trip) =>
        Object.entries(trip.terms).flatMap(([property, keys]) => keys.map((key) => `${property} ${key}`)),
      );
    expect([...new Set(used)].filter((term) => !terms.has(term))).toEqual([]);
  });

  it('invents companies: none bears the name of a real one', () => {
    const names = sample.of<{ name: string }>('operator').map(({ name }) => name);
    expect(names.filter(isRealCompany)).toEqual([]);
    expect(repeated(names)).toEqual([]);
    expect(
      ['Intrepid Journeys', 'G Adventures', 'Tauck', 'Exodus Walks', 'Lindblad Ships'].filter(
        (name) => !isRealCompany(name),
      ),
    ).toEqual([]);
  });

  it('ranks no two companies alike in a category', () => {
    const ranks = sample
      .of<{ rankings: { category: string; rank: number }[] }>('operator')
      .flatMap(({ rankings }) => rankings.map(({ category, rank }) => `${category} ${rank}`));
    expect(ranks.length).toBeGreaterThan(50);
    expect(repeated(ranks)).toEqual([]);
  });

  it('writes articles whose every heading has words below it', () => {
    const bodies = sample.records.flatMap((record) => (record.kind === 'article' ? [String(record.body)] : []));
    expect(bodies.length).toBeGreaterThan(5);
    expect(bodies.filter((body) => /^##[^\n]*(?:\n\n##|$(?![\s\S]))/m.test(body))).toEqual([]);
  });

  it('gives every place a time zone that exists', () => {
    const zones = sample
      .of<{ place_kind: string; slug: string; time_zone?: string }>('place')
      .filter(({ place_kind }) => place_kind !== 'continent');
    expect(zones.filter(({ time_zone }) => !time_zone).map(({ slug }) => slug)).toEqual([]);
    const unknown = [...new Set(zones.map(({ time_zone }) => time_zone as string))].filter((zone) => {
      try {
        new Intl.DateTimeFormat('en', { timeZone: zone });
        return false;
      } catch {
        return true;
      }
    });
    expect(unknown).toEqual([]);
  });
});

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, i) => values.indexOf(value) !== i)),
];
