import { dayNumber } from '#kernel/shared';
import { durationBand, groupSizeBand, isRated, ratingsAsked } from '../bands.ts';
import { AS_WRITTEN, IN_DESCRIPTION, IN_FACTS, IN_NAME } from '../ranking.ts';
import type { IndexedDeparture, TripRow } from '../trip-index/trip-row.ts';

/** mulberry32: small, fast and the same everywhere. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const SYLLABLES =
  'ba ce di fo gu ha ki lo mar nes or pa qui ra san ta ul ven wi xo yan zu chal pat rio mon tor lan ger bel'.split(' ');

/** A made-up word that is always the same for its number: speakable, so that slips in it look like slips. */
export function wordOf(number: number): string {
  let rest = number + SYLLABLES.length;
  let word = '';
  while (rest > 0) {
    word += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return word;
}

/**
 * Trips made for measuring: about ten departures, eight places, thirty words of facts and seventy of description
 * each. Frequent values and words are as much more frequent as in real catalogues. The stem of a word is the word.
 */
export function* syntheticTrips(count: number, seed = 1, today = '2026-11-20'): Generator<TripRow> {
  const random = seededRandom(seed);
  const first = dayNumber(today);
  const below = (most: number) => Math.floor(random() * most);
  const skewed = (most: number) => Math.floor(most * random() ** 3);
  const some = (most: number, pick: () => string) => Array.from({ length: 1 + below(most) }, pick);
  for (let i = 0; i < count; i += 1) {
    const operator = skewed(Math.max(3, Math.ceil(count / 60)));
    const durationDays = 1 + skewed(28);
    const rating = random() < 0.8 ? 3 + Math.round(random() * 200) / 100 : null;
    const places = some(6, () => `destination:city-${skewed(2400)}`);
    const name = some(4, () => wordOf(skewed(3000)));
    const facts = some(30, () => wordOf(skewed(12_000)));
    yield {
      id: `${i.toString(16).padStart(8, '0')}-0000-7000-8000-000000000000`,
      listed: true,
      operatorId: `operator-${operator}`,
      facets: [
        ...new Set([
          ...places,
          ...places.map((place) => `destination:country-${place.length * 7 + below(8)}`),
          `destination:continent-${below(7)}`,
          ...some(8, () => `category:category-${skewed(1500)}`),
          ...some(2, () => `trip_type:type-${skewed(17)}`),
          ...some(3, () => `activity:activity-${skewed(40)}`),
          ...some(3, () => `theme:theme-${skewed(25)}`),
          ...some(2, () => `travel_style:style-${skewed(12)}`),
          `physical_level:level-${below(5)}`,
          `lodging_level:level-${below(5)}`,
          `travel_age:age-${below(5)}`,
          `start_city:city-${skewed(400)}`,
          ...some(6, () => `includes:${['meal', 'lodging', 'transport', 'guide', 'park_fee', 'flight'][below(6)]}`),
          `group_size:${groupSizeBand(2 + skewed(60))}`,
          ...ratingsAsked.filter((asked) => isRated(rating, asked)).map((asked) => `rating:${asked}`),
          ...(random() < 0.1 ? ['promotion:true'] : []),
          `operator:operator-${operator}`,
          `duration:${durationBand(durationDays)}`,
        ]),
      ],
      durationDays,
      rating,
      reviewsCount: rating === null ? 0 : 1 + skewed(400),
      departures: departures(random, first),
      text: textOf(
        name,
        facts,
        some(140, () => wordOf(skewed(20_000))),
      ),
    };
  }
}

function textOf(name: string[], facts: string[], description: string[]): TripRow['text'] {
  const places = new Map<string, number>();
  const add = (words: string[], place: number) => {
    for (const word of words) places.set(word, (places.get(word) ?? 0) | place);
  };
  add(name, IN_NAME | AS_WRITTEN);
  add(facts, IN_FACTS | AS_WRITTEN);
  add(description, IN_DESCRIPTION);
  return { words: [...places.keys()], places: [...places.values()] };
}

function departures(random: () => number, first: number): IndexedDeparture[] {
  const price = 30_000 + Math.floor(random() ** 2 * 900_000);
  return Array.from({ length: Math.floor(random() * 21) }, () => ({
    day: first + Math.floor(random() * 700),
    usdCents: random() < 0.97 ? Math.round(price * (0.8 + random() * 0.4)) : null,
    guaranteed: random() < 0.3,
    spots: [0, 2, 4, 8][Math.floor(random() * 4)] ?? 0,
  })).sort((a, b) => a.day - b.day);
}
