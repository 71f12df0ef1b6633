import { kilometersBetween } from '#posters';
import type { Country, Spot } from './atlas.ts';
import { givesAway } from './gives-away.ts';
import { nearCountries } from './near-countries.ts';
import {
  cityRef,
  countryRef,
  landmarkRef,
  type Making,
  mixed,
  OPTIONS,
  type Question,
  type QuestionMaker,
  shuffled,
} from './question.ts';

/** Smaller ones are a few dots on a map of their continent. */
const LEAST_RADIUS_KM = 120;
/** Smaller ones can't be seen at all. */
const LEAST_SEEN_KM = 30;
const CITIES = 3;
/** Landmarks of other countries that are taken for those of a country stand this near. */
const NEAR_LANDMARKS = 8;

/** Which country a map shows. */
export const outline: QuestionMaker = (making) => {
  const { atlas, random, used } = making;
  for (const country of shuffled(atlas.countries, random)) {
    if (country.radiusKm < LEAST_RADIUS_KM || used.has(country.slug)) continue;
    const question = ofCountry(making, country, 'Which country is red on this map?', {
      about: `Red on the map: ${country.name}.`,
      places: [countryRef(country)],
      map: { country: country.code },
    });
    if (question) return question;
  }
  return null;
};

/** Which country a landmark is in. */
export const landmarkIn: QuestionMaker = (making) => {
  const { atlas, random, used } = making;
  for (const landmark of shuffled(atlas.landmarks, random)) {
    const { name, slug, country } = landmark;
    if (used.has(slug) || used.has(country.slug)) continue;
    const question = ofCountry(making, country, `${name}: which country is it in?`, {
      about: `${name} is in ${country.name}.`,
      places: [landmarkRef(landmark), countryRef(country)],
      map: { places: [pointOf(landmark)] },
    });
    if (question) {
      used.add(slug);
      return question;
    }
  }
  return null;
};

/** Which country three cities are in: one name may be borne elsewhere, three of them together aren't. */
export const citiesIn: QuestionMaker = (making) => {
  const { atlas, random, used } = making;
  const byCountry = [...Map.groupBy(atlas.cities, ({ country }) => country)];
  for (const [country, all] of shuffled(byCountry, random)) {
    if (used.has(country.slug)) continue;
    const cities = shuffled(
      all.filter(({ name, slug }) => !used.has(slug) && !givesAway(name, [country.name])),
      random,
    ).slice(0, CITIES);
    const [a, b, c] = cities;
    if (!a || !b || !c) continue;
    const question = ofCountry(making, country, `${a.name}, ${b.name} and ${c.name}: which country are they in?`, {
      about: `${a.name}, ${b.name} and ${c.name} are in ${country.name}.`,
      places: [countryRef(country), ...cities.map(cityRef)],
      map: { places: cities.map(pointOf) },
    });
    if (question) {
      for (const { slug } of cities) used.add(slug);
      return question;
    }
  }
  return null;
};

/** Which landmark is in a country. */
export const landmarkOf: QuestionMaker = ({ atlas, random, used }) => {
  for (const landmark of shuffled(atlas.landmarks, random)) {
    const { name, slug, country } = landmark;
    if (used.has(slug) || used.has(country.slug) || givesAway(name, [country.name])) continue;
    const others = nearLandmarks(atlas.landmarks, landmark).filter(
      (other) => !used.has(other.slug) && !givesAway(other.name, [country.name]),
    );
    if (others.length < OPTIONS - 1) continue;
    const wrong = shuffled(others, random).slice(0, OPTIONS - 1);
    for (const one of [landmark, ...wrong]) used.add(one.slug);
    used.add(country.slug);
    return {
      text: `Which of these is in ${country.name}?`,
      ...mixed(
        name,
        wrong.map((other) => other.name),
        random,
      ),
      about: [landmark, ...wrong]
        .map((one) => `${one.name} is in ${one.country.name}`)
        .join('; ')
        .concat('.'),
      places: [landmarkRef(landmark), countryRef(country)],
      map: country.radiusKm < LEAST_SEEN_KM ? null : { country: country.code },
    };
  }
  return null;
};

function nearLandmarks(landmarks: readonly Spot[], { name, country }: Spot): Spot[] {
  return landmarks
    .filter((other) => other.country !== country && other.name !== name)
    .map((other) => ({ other, far: kilometersBetween(country.middle, other) }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, NEAR_LANDMARKS)
    .map(({ other }) => other);
}

type Rest = Pick<Question, 'about' | 'places' | 'map'>;

/** A question that a country answers; null where too few stand beside it, or its text tells of one of them. */
function ofCountry({ atlas, random, used }: Making, country: Country, text: string, rest: Rest): Question | null {
  const wrong = nearCountries(atlas, country, random);
  const names = wrong?.map(({ name }) => name);
  if (!names || givesAway(text, [country.name, ...names])) return null;
  used.add(country.slug);
  return { text, ...mixed(country.name, names, random), ...rest };
}

const pointOf = ({ lat, long }: Spot) => ({ lat, long });
