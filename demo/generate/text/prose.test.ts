import { describe, expect, it } from 'vitest';
import { articles } from '../articles/records.ts';
import { type SampleReview, type SampleTrip, takeSample } from '../testing/sample.ts';

const sample = takeSample(900, 5);
const trips = sample.of<SampleTrip>('trip');
const reviews = sample.of<SampleReview>('review');

const banned =
  /\b(breathtaking\w*|stunning\w*|nestle\w*|hidden gem\w*|bustling|vibrant\w*|unforgettable|discover\w*|ultimate\w*|amazing|paradise\w*|must-see\w*|iconic|once-in-a-lifetime|world-class|curated)\b|!/i;

const textsOf = (trip: SampleTrip): string[] => [
  trip.name,
  trip.details,
  ...trip.highlights,
  ...Object.values(trip.params),
  ...trip.itinerary.flatMap((day) => [day.label, day.details]),
];

/** Share of three-word runs that two texts have in common. */
function likeness(a: string, b: string): number {
  const runs = (text: string) => {
    const words = text.toLowerCase().split(/\W+/);
    return new Set(words.slice(2).map((word, i) => `${words[i]} ${words[i + 1]} ${word}`));
  };
  const [first, second] = [runs(a), runs(b)];
  const common = [...first].filter((run) => second.has(run)).length;
  return common / Math.max(1, Math.min(first.size, second.size));
}

describe('what the catalogue says', () => {
  it('holds no filler', () => {
    const texts = [
      ...trips.flatMap(textsOf),
      ...reviews.map(({ content }) => content),
      ...articles.flatMap(({ paragraphs }) => paragraphs),
    ];
    expect(texts.filter((text) => banned.test(text)).slice(0, 5)).toEqual([]);
  });

  it('has no gap, no doubled space or stop and no small letter after a stop', () => {
    const broken = /\{|\}|undefined|NaN|\bnull\b| {2}|\.\.|,,| \.|\. (?!e\.g)[a-z]{2,} [a-z]/;
    const texts = [
      ...trips.flatMap(textsOf),
      ...reviews.flatMap(({ content, summary, reply }) => [content, summary ?? '', reply ?? '']),
    ];
    expect(
      texts.filter((text) => broken.test(text.replace(/\b(St|No|Mt|a\.m|p\.m|Dr)\. /g, '$1 '))).slice(0, 5),
    ).toEqual([]);
  });

  it('describes a trip in three to five sentences or so', () => {
    const counts = trips.map(({ details }) => details.split(/(?<=[.?]) (?=[\p{Lu}\d“])/u).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...counts)).toBeLessThanOrEqual(12);
  });

  it('gives no two neighbors the same words, in the feed or in a region’s list', () => {
    const lists = [trips, ...Map.groupBy(trips, (trip) => trip.terms.region?.[0] ?? '').values()];
    const pairs = lists.flatMap((list) =>
      list.slice(1).map((trip, i) => ({
        names: `${list[i]?.name} / ${trip.name}`,
        likeness: likeness(list[i]?.details ?? '', trip.details),
      })),
    );
    expect(pairs.filter((pair) => pair.likeness > 0.75)).toEqual([]);
    const alike = pairs.filter((pair) => pair.likeness > 0.4).length / pairs.length;
    expect(alike).toBeLessThan(0.03);
  });

  it('names no trip by a number or an order to marvel', () => {
    expect(
      trips
        .filter(({ name }) => /#|[a-z]-?\d{3}|^(Discover|Ultimate|Amazing|Explore)/.test(name))
        .map(({ name }) => name),
    ).toEqual([]);
    expect(trips.filter(({ name }) => name.length > 90)).toEqual([]);
  });

  it('prints at least 24 articles with something to read, by topic', () => {
    expect(articles.length).toBeGreaterThanOrEqual(24);
    const short = articles.filter(({ paragraphs }) => paragraphs.join(' ').split(/\s+/).length < 440);
    expect(short.map(({ slug }) => slug)).toEqual([]);
    expect(articles.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['best-tour-companies', 'why-group-tours']),
    );
  });
});
