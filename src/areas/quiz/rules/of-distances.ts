import { kilometersBetween, type Random } from '#posters';
import type { Spot } from './atlas.ts';
import { cityRef, inFull, type Making, mixed, OPTIONS, type QuestionMaker, shuffled } from './question.ts';

const KM_IN_A_MILE = 1.609344;
/** Nobody should have to know a city to the minute. */
const LEAST_DEGREES = 2.5;
const MOST_DEGREES = 30;
const LEAST_NEAR_KM = 60;
/** How much farther than the nearest the others are. */
const FARTHER = 1.5;
const FAR = 4;
const DISTANCES = { least: 200, most: 6000 };
/** Of the true one, the wrong distances are these shares: none is near it, or near another. */
const SHARES = [0.3, 0.5, 1.8, 2.8, 4.2];
const TRIES = 60;

/** Which of four cities lies farthest north or south. */
export const farthest: QuestionMaker = (making) => {
  const { random } = making;
  const north = random.chance(0.5);
  return tried(making, OPTIONS, (cities) => {
    const [first, second, ...others] = cities.toSorted((a, b) => (north ? b.lat - a.lat : a.lat - b.lat));
    const last = others.at(-1);
    if (!first || !second || !last || new Set(cities.map(({ country }) => country)).size < OPTIONS) return null;
    if (Math.abs(first.lat - second.lat) < LEAST_DEGREES || Math.abs(first.lat - last.lat) > MOST_DEGREES) return null;
    return {
      text: `Which of these lies farthest ${north ? 'north' : 'south'}?`,
      ...mixed(inFull(first), [second, ...others].map(inFull), random),
      about: `${[first, second, ...others].map((city) => `${city.name} lies at ${degrees(city.lat)}`).join('; ')}.`,
      places: [cityRef(first)],
      map: { places: cities.map(({ lat, long }) => ({ lat, long })), blank: true },
    };
  });
};

/** Which of four cities is nearest to another. */
export const nearest: QuestionMaker = (making) =>
  tried(making, OPTIONS + 1, ([from, ...cities]) => {
    if (!from) return null;
    const far = (city: Spot) => kilometersBetween(from, city);
    const [first, second, ...others] = cities.toSorted((a, b) => far(a) - far(b));
    const last = others.at(-1);
    if (!first || !second || !last || cities.some(({ country }) => country === from.country)) return null;
    if (far(first) < LEAST_NEAR_KM || far(second) < far(first) * FARTHER || far(last) > far(first) * FAR) return null;
    return {
      text: `Which of these is nearest to ${inFull(from)}?`,
      ...mixed(inFull(first), [second, ...others].map(inFull), making.random),
      about: `From ${from.name} it is ${[first, second, ...others].map((city) => `${inWords(far(city))} to ${city.name}`).join(', ')}.`,
      places: [cityRef(first), cityRef(from)],
      map: { places: [{ lat: from.lat, long: from.long }] },
    };
  });

/** How far two cities are from each other. */
export const distance: QuestionMaker = (making) =>
  tried(making, 2, ([from, to]) => {
    if (!from || !to) return null;
    const kilometers = kilometersBetween(from, to);
    if (kilometers < DISTANCES.least || kilometers > DISTANCES.most) return null;
    const wrong = shuffled(SHARES, making.random)
      .slice(0, OPTIONS - 1)
      .map((share) => inWords(kilometers * share));
    return {
      text: `How far is it from ${inFull(from)} to ${inFull(to)} in a straight line?`,
      ...mixed(inWords(kilometers), wrong, making.random),
      about: `From ${from.name} to ${to.name} it is ${inWords(kilometers)}.`,
      places: [cityRef(from), cityRef(to)],
      map: { places: [from, to].map(({ lat, long }) => ({ lat, long })) },
    };
  });

/** Draws cities until they make a question. */
function tried(
  { atlas, random, used }: Making,
  count: number,
  made: (cities: Spot[]) => ReturnType<QuestionMaker>,
): ReturnType<QuestionMaker> {
  const left = atlas.cities.filter(({ slug }) => !used.has(slug));
  if (left.length < count) return null;
  for (let i = 0; i < TRIES; i++) {
    const cities = drawn(left, count, random);
    const question = made(cities);
    if (!question) continue;
    for (const { slug } of cities) used.add(slug);
    return question;
  }
  return null;
}

function drawn(cities: readonly Spot[], count: number, random: Random): Spot[] {
  const some = new Set<Spot>();
  while (some.size < count) some.add(cities[random.whole(0, cities.length - 1)] as Spot);
  return [...some];
}

/** "340 miles (550 km)": rounded so that nobody takes it for a road. */
function inWords(kilometers: number): string {
  return `${rounded(kilometers / KM_IN_A_MILE)} miles (${rounded(kilometers)} km)`;
}

const rounded = (value: number) => Number(value.toPrecision(2)).toLocaleString('en-US');

/** 59.91 → "59.9° N" */
const degrees = (lat: number) => `${Math.abs(lat).toFixed(1)}° ${lat < 0 ? 'S' : 'N'}`;
