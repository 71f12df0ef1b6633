import { describe, expect, it } from 'vitest';
import type { DemoRecord } from './record.ts';
import { type SampleTrip, takeSample } from './testing/sample.ts';

type Slider = { category: string; title: string; trips: string[] };
type Category = { slug: string; category_type: string; parent?: string };
type Place = { slug: string; parent?: string };

const LENGTHS: Record<string, [least: number, most: number]> = {
  'With a week to spare': [1, 8],
  'Between one week and two': [9, 13],
  'With two weeks and more': [14, 366],
};

describe('rows of trips in guides', () => {
  const { records } = takeSample(700);
  const all = <One>(kind: DemoRecord['kind']) => records.filter((record) => record.kind === kind) as unknown as One[];
  const categories = new Map(all<Category>('category').map((category) => [category.slug, category]));
  const trips = new Map(all<SampleTrip>('trip').map((trip) => [trip.id, trip]));
  const above = new Map(all<Place>('place').map(({ slug, parent }) => [slug, parent]));
  const isIn = (place: string | undefined, other: string): boolean =>
    place !== undefined && (place === other || isIn(above.get(place), other));
  const sliders = all<Slider>('slider');

  it('stand on every continent, and in a third of its countries’ guides', () => {
    const continentOf = (slug: string): string => {
      const { parent } = categories.get(slug) ?? {};
      return parent === undefined ? slug : continentOf(parent);
    };
    const continents = [...categories.values()]
      .filter((one) => one.category_type === 'continent')
      .map((one) => one.slug);
    const filled = [...new Set(sliders.map(({ category }) => category))];
    expect([...new Set(filled.map(continentOf))].sort()).toEqual(continents.sort());
    const countries = [...categories.values()].filter((one) => one.category_type === 'country');
    const withRows = countries.filter(({ slug }) => filled.includes(slug));
    expect(withRows.length).toBeGreaterThan(countries.length / 3);
  });

  it('hold what they say: three trips or more that are offered, go there and take as long', () => {
    const wrong = sliders.flatMap(({ category, title, trips: ids }) => {
      const [least, most] = LENGTHS[title] ?? expect.fail(title);
      const shown = ids.flatMap((id) => trips.get(id) ?? []);
      const fit = shown.filter(
        ({ status, superseded_by, duration_days: days, places }) =>
          status === 'published' &&
          !superseded_by &&
          days >= least &&
          days <= most &&
          places.some((place) => isIn(place, category)),
      );
      return new Set(fit).size === ids.length && ids.length > 2 ? [] : [`${title} on ${category}`];
    });
    expect(sliders.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });
});
