import { describe, expect, it } from 'vitest';
import { type SampleTrip, takeSample } from '../testing/sample.ts';
import type { SampleDay } from './sample-days.ts';
import type { Rule } from './types.ts';

const sample = takeSample(2000);
const trips = sample.of<SampleTrip>('trip').filter((trip) => trip.status === 'published' && !trip.superseded_by);
type Category = {
  slug: string;
  name: string;
  category_type: string;
  rule: Rule;
  travel_tips?: string;
  safety_info?: string;
  pages: {
    page_kind: string;
    duration_band?: string;
    slug: string;
    days?: SampleDay[];
    faqs?: { answer: string }[];
    meta_seo?: { title: string; description: string };
  }[];
  is_world_category: boolean;
};
const categories = sample.of<Category>('category');
const slugs = new Set(categories.map(({ slug }) => slug));
type Place = { slug: string; place_kind: string; parent?: string; world_category?: string };
const places = new Map(sample.of<Place>('place').map((place) => [place.slug, place]));

function belowOf(slug: string): string[] {
  const parent = places.get(slug)?.parent;
  return [slug, ...(parent ? belowOf(parent) : [])];
}

const reached = new Map(trips.map((trip) => [trip.id, new Set(trip.places.flatMap(belowOf))]));

function matches(trip: SampleTrip, rule: Rule): boolean {
  const here = !rule.places || rule.places.some((slug) => reached.get(trip.id)?.has(slug));
  const sees = !rule.attractions || rule.attractions.some((slug) => trip.attractions.includes(slug));
  const kind = Object.entries(rule.terms ?? {}).every(([property, keys]) =>
    keys.some((key) => trip.terms[property]?.includes(key)),
  );
  return (
    here &&
    sees &&
    kind &&
    trip.duration_days >= (rule.min_duration_days ?? 0) &&
    trip.duration_days <= (rule.max_duration_days ?? 999)
  );
}

describe('categories', () => {
  it('each hold at least three listed trips by their own rule', () => {
    const thin = categories
      .map((category) => ({ slug: category.slug, trips: trips.filter((trip) => matches(trip, category.rule)).length }))
      .filter(({ trips: count }) => count < 3);
    expect(thin).toEqual([]);
  });

  it('have names of their own, and guides a title and a description that no other has', () => {
    const guides = categories.flatMap(({ pages }) => pages.filter(({ page_kind: kind }) => kind === 'landing'));
    const told = [
      ...categories.map(({ name, category_type: type }) => `${name}, ${type}`),
      ...guides.map(({ meta_seo: seo }) => seo?.title),
      ...guides.map(({ meta_seo: seo }) => seo?.description),
    ];
    expect(told.filter((words, i) => told.indexOf(words) !== i)).toEqual([]);
  });

  it('repeat no tip, no note on safety and no question of another guide', () => {
    const told = categories.flatMap(({ slug, travel_tips: tips, safety_info: safety, pages }) => {
      const faqs = pages.find(({ page_kind: kind }) => kind === 'landing')?.faqs ?? [];
      const texts = [tips, safety, ...faqs.map(({ answer }) => answer)].filter((text) => text !== undefined);
      return texts.map((text) => ({ slug, text }));
    });
    const repeated = [...Map.groupBy(told, ({ text }) => text).values()].filter((same) => same.length > 1);
    expect(repeated).toEqual([]);
    expect(told.length).toBeGreaterThan(100);
  });

  it('come in every kind', () => {
    expect(new Set(categories.map(({ category_type: type }) => type)).size).toBe(10);
    const kinds = new Set(categories.flatMap(({ pages }) => pages.map(({ page_kind: kind }) => kind)));
    expect([...kinds].toSorted()).toEqual([
      'duration_itinerary',
      'itinerary',
      'landing',
      'landmark',
      'operator',
      'poi',
      'review',
      'trip',
    ]);
  });

  it('hold every place, theme and type that the menus name', () => {
    const trending = [
      'machu-picchu',
      'angkor-wat',
      'danube-river',
      'mt-kilimanjaro',
      'rivers-and-seas',
      'galapagos-islands',
      'mediterranean-sea',
      'ciudad-perdida',
      'mideast-and-n-africa',
      'mekong-river',
    ];
    const continents = [
      'europe',
      'south-america',
      'asia',
      'africa',
      'north-america',
      'australia-and-pacific',
      'polar-regions',
      'caribbean-and-central-america',
    ];
    const kinds = [
      'small-group-tour',
      'group-tour',
      'private-guided',
      'self-guided',
      'small-ship-cruise',
      'river-cruise',
      'large-ship-cruise',
      'adventure-tour',
      'retreats',
      'walking-hiking',
      'multi-sport',
      'high-adventure',
      '50-plus',
      '18-30-s',
      'women-only',
    ];
    expect([...trending, ...continents, ...kinds].filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('have a page of companies for every address that the review menu names', () => {
    const pages = new Set(
      categories.flatMap((category) =>
        category.pages.filter(({ page_kind: kind }) => kind === 'operator').map(({ slug }) => slug),
      ),
    );
    const named = [
      'amazon-river',
      'galapagos-islands',
      'costa-rica',
      'morocco',
      'china',
      'italy',
      'iceland',
      'mississippi-river',
      'baltic-sea',
      'safaris',
      'small-ship-expedition-cruises',
    ];
    expect(named.map((name) => `${name}-tour-companies`).filter((slug) => !pages.has(slug))).toEqual([]);
    expect(
      categories.some(({ pages: list }) =>
        list.some(({ page_kind: kind, slug }) => kind === 'review' && slug === 'tours-trip-reviews'),
      ),
    ).toBe(true);
  });

  it('are the guides of the countries, continent by continent', () => {
    const guided = [...places.values()].filter((place) => place.place_kind === 'country' && place.world_category);
    expect(guided.filter(({ world_category: slug }) => !slugs.has(slug as string))).toEqual([]);
    expect(guided.length).toBeGreaterThan(40);
  });
});

describe('plans', () => {
  const plans = categories.flatMap(({ pages }) => pages.filter(({ days }) => days !== undefined));
  const length = { one_week: 7, ten_days: 10, two_weeks: 14 } as Record<string, number>;

  it('of a good number of places tell each of their days once, in words of its own', () => {
    expect(new Set(plans.map(({ slug }) => slug)).size).toBeGreaterThan(40);
    for (const { slug, days = [], duration_band: band } of plans) {
      if (band) expect([slug, days.length]).toEqual([slug, length[band]]);
      expect(days.map(({ first_day: day }) => day)).toEqual(days.map((_, i) => i + 1));
      for (const field of ['label', 'details'] as const) {
        const texts = days.map((day) => day[field]);
        expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
      }
      expect(days.filter(({ details }) => details.length < 15 || / {2}|\.\.|undefined/.test(details))).toEqual([]);
    }
  });

  it('tell a way of several days whole where it begins', () => {
    const long = plans.flatMap(({ days = [] }) =>
      days.flatMap((day, i) => (/^On the way to .*, day one of/.test(day.label) ? [{ days, i }] : [])),
    );
    expect(long.length).toBeGreaterThan(3);
    for (const { days, i } of long) {
      const legs = [];
      for (let k = i; k < days.length; k += 1) {
        if (k > i && !/^Part|^The last part/.test(days[k]?.details ?? '')) break;
        legs.push(days[k]?.distance_km ?? 0);
      }
      const whole = Number(/it is ([\d,]+) km/.exec(days[i]?.details ?? '')?.[1]?.replace(',', ''));
      expect(legs.reduce((sum, km) => sum + km, 0)).toBe(whole);
    }
  });
});
