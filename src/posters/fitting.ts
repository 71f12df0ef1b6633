import { type Hour, type Poster, type PosterSubject, posterSubjects, seedCount } from './catalogue.ts';
import { createRandom } from './drawing/random.ts';
import { motifPlaces, type Places } from './places.ts';

const placesOf = ({ biome, motif }: PosterSubject): Places =>
  (motifPlaces[biome] as Readonly<Record<string, Places>>)[motif] ?? [];

// Night belongs to membership, errors and sent screens; a trip in a list is never dark.
const tripHours = ['dawn', 'morning', 'morning', 'noon', 'noon', 'golden', 'golden', 'dusk'] as const satisfies Hour[];

const neutral = posterSubjects.filter((subject) => placesOf(subject) === 'any');

/** Posters that may stand for a country, those that name it first. Any code works, none known gets the neutral ones. */
export function fittingPosters(countryIso2: string): PosterSubject[] {
  const country = countryIso2.toUpperCase();
  const local = posterSubjects.filter((subject) => {
    const places = placesOf(subject);
    return places !== 'any' && places.includes(country);
  });
  return [...local, ...neutral];
}

/**
 * One fitting poster for a key such as a trip's id, the same each time. A country with fewer than three motifs of its
 * own gets neutral ones too, or its trips would all look alike.
 */
export function stablePoster(key: string, countryIso2?: string | null): Poster {
  const random = createRandom(`poster for ${key}`);
  const fitting = countryIso2 ? fittingPosters(countryIso2) : neutral;
  const local = fitting.filter((subject) => placesOf(subject) !== 'any');
  const choices = local.length >= 3 ? local : fitting;
  const subject = choices[random.whole(0, choices.length - 1)] ?? { biome: 'river', motif: 'bend' };
  return { ...subject, hour: random.pick(tripHours), seed: random.whole(0, seedCount - 1) };
}
