import type { Atlas, KnownPlace } from './atlas.ts';
import { makeRound } from './make-round.ts';
import type { Question } from './question.ts';

/** What a round asks about: the slug of a continent, or the world. */
export type MadeRound = { round: string; name: string; slug: string; questions: Question[] };

export const WORLD = 'world';

/** The rounds of an edition: one about the world, and one for each continent of which the atlas knows enough. */
export function* makeRounds(atlas: Atlas, places: readonly KnownPlace[], edition: number): Generator<MadeRound> {
  const names = new Map(places.map(({ continent, continentName }) => [continent, continentName]));
  const continents = [...new Set(atlas.countries.map(({ continent }) => continent))].sort();
  for (const round of [WORLD, ...continents.filter((continent) => continent !== WORLD)]) {
    const slug = `${round}-${edition}`;
    const isWorld = round === WORLD;
    const questions = makeRound(isWorld ? atlas : within(atlas, round), slug);
    if (questions) yield { round, slug, name: isWorld ? 'The whole world' : (names.get(round) ?? round), questions };
  }
}

const within = ({ countries, cities, landmarks }: Atlas, continent: string): Atlas => ({
  countries: countries.filter((country) => country.continent === continent),
  cities: cities.filter(({ country }) => country.continent === continent),
  landmarks: landmarks.filter(({ country }) => country.continent === continent),
});
